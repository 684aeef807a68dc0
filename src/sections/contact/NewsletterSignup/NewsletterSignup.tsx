import { useEffect, useRef, type SubmitEvent } from 'react';
import { TextInput } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import clsx from 'clsx';
import { Button } from '../../../design/controls/Button/Button.tsx';
import { track } from '../../../design/controls/track/track.ts';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { useNativeForm } from '../../../design/controls/Form/useNativeForm.ts';
import { Section } from '../../../design/layout/Section/Section.tsx';
import { preloadToasts, showToast } from '../../../design/overlays/Toast/Toast.tsx';
import '@mantine/core/styles/Input.layer.css';
import type { ContentProps, DrawingContent, SectionContent } from '../../../design/content/shapes.ts';
import classes from './NewsletterSignup.module.css';

/** What a visitor sends to subscribe. */
export interface Submission {
  /** First name, as typed. */
  firstName: string;
  /** E-mail address, as typed. */
  email: string;
  /** Names the form that it came from (`utm_source`). */
  source: string;
}

/** The outcome of a submission, as shown to the visitor: the provider accepted it, refused it, or did not answer. */
export type SubscribeOutcome = 'ok' | 'not-ok' | 'network-failure';

/** Sends a submission and returns its outcome. */
export type Subscribe = (submission: Submission) => Promise<SubscribeOutcome>;

/** Content of {@link NewsletterSignup}. */
export interface NewsletterSignupContent extends SectionContent {
  /** Ground and layout: `highlight` (default) sets the form beside the title, `brand` under it. */
  band?: 'highlight' | 'brand';
  /** Side of the drawing on the brand band; the words are at the other one. Default `start`. */
  drawingSide?: 'start' | 'end';
  /** Names the section. Line breaks in it ("\n") are kept on the highlight band. @maxLength 40 */
  heading: string;
  /** What one gets, and how often. @maxLength 120 */
  lead: string;
  /** Words of the form. `submitting` stands on the button while the request is under way. */
  labels: { firstName: string; email: string; submit: string; submitting: string };
  /** What the visitor is told, by outcome. */
  toasts: Record<SubscribeOutcome, { title: string; message: string }>;
  /** Names this form in the subscription's `utm_source`. */
  source: string;
  /** Fills the ground, behind the words. Small screens have a plain disc instead, unless it is at the brand band's start. */
  drawing?: DrawingContent;
}

/** Where submissions of {@link NewsletterSignup} go. */
export interface NewsletterSignupOptions {
  /** Sends the submission. Default: the browser posts the form. */
  onSubscribe?: Subscribe;
  /** Address that the form is posted to before, or without, JavaScript. Default: the page's own. */
  endpoint?: string;
}

/** Props of {@link NewsletterSignup}. */
export type NewsletterSignupProps = ContentProps<NewsletterSignupContent> & NewsletterSignupOptions;

/**
 * Newsletter signup: first name and email, both required and checked by the browser. Nothing is lost that was typed before
 * hydration, and the form posts by itself without JavaScript.
 */
export function NewsletterSignup({
  band = 'highlight',
  drawingSide = 'start',
  heading,
  lead,
  labels,
  toasts,
  source,
  drawing,
  onSubscribe,
  endpoint,
  className,
  ...rest
}: NewsletterSignupProps) {
  const side = band === 'brand' ? drawingSide : undefined;
  const form = useNativeForm({
    initialValues: { first_name: '', email: '' },
    transformValues: ({ first_name: firstName, email }): Submission => ({ firstName, email, source }),
  });
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (element.current?.matches(':focus-within, :valid')) preloadToasts();
  }, []);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    // Without a handler the browser posts the form itself; and what a program filled in, for the endpoint to see.
    if (!onSubscribe || new FormData(event.currentTarget).get('referral')) return;
    form.sendWith(async (submission) => {
      const outcome = await onSubscribe(submission).catch((): SubscribeOutcome => 'network-failure');
      track({ name: 'form-submit', form: source, outcome });
      showToast({ ...toasts[outcome], kind: 'success' });
      // Whatever became of it, the fields are cleared.
      return undefined;
    })(event);
  }

  return (
    <Section
      {...rest}
      band={band}
      space="none"
      data-screen=""
      className={clsx(classes.signup, className)}
      data-side={side}
    >
      {drawing && (
        <Drawing
          className={classes.drawing}
          drawing={drawing}
          fit="cover"
          align={side === 'start' ? 'xMinYMax' : 'xMaxYMid'}
        />
      )}
      <Container className={classes.columns}>
        <Heading className={classes.heading}>{heading}</Heading>
        <form
          ref={element}
          className={classes.form}
          method="post"
          action={endpoint}
          onFocus={preloadToasts}
          onSubmit={handleSubmit}
        >
          <p className={classes.line}>{lead}</p>
          <TextInput
            {...form.getInputProps('first_name')}
            variant="plain"
            label={labels.firstName}
            autoComplete="given-name"
            maxLength={100}
            required
            withAsterisk={false}
          />
          <TextInput
            {...form.getInputProps('email')}
            variant="plain"
            label={labels.email}
            type="email"
            autoComplete="email"
            maxLength={254}
            required
            withAsterisk={false}
          />
          <input type="hidden" name="utm_source" value={source} />
          {/* People never meet it, whatever they read the page with: what fills it in is a program. */}
          <input hidden name="referral" autoComplete="off" />
          <Button
            className={classes.submit}
            variant={band === 'highlight' ? 'default' : 'hero'}
            type="submit"
            icon={IconArrowRight}
            loading={form.submitting}
          >
            {form.submitting ? labels.submitting : labels.submit}
          </Button>
        </form>
      </Container>
    </Section>
  );
}
