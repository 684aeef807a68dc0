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
import type { ContentProps, DrawingContent, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './NewsletterSignup.module.css';

/** What the form submits. */
export interface Submission {
  /** First name, without surrounding spaces or invisible characters. */
  firstName: string;
  /** Email address, without surrounding spaces or a display name. */
  email: string;
  /** Name of the form that the visitor used (`utm_source`). */
  source: string;
}

/** Outcome of a submission: the newsletter provider accepted or rejected the submission, or didn't respond. */
export type SubscribeOutcome = 'ok' | 'not-ok' | 'network-failure';

/** Sends a submission and returns its outcome. */
export type Subscribe = (submission: Submission) => Promise<SubscribeOutcome>;

/** Content of {@link NewsletterSignup}: a heading, a lead, and the form’s labels and messages. */
export interface NewsletterSignupContent extends SectionContent {
  /**
   * Band and layout: `page` (default) and `highlight` put the form beside the heading, `brand` below it. Use `page` if
   * the section is below a call to action, because `page` is quieter.
   */
  band?: 'page' | 'highlight' | 'brand';
  /** On the `brand` band, the side of the drawing. The text is on the other side. Default `start`. */
  drawingSide?: 'start' | 'end';
  /**
   * Section heading. Line breaks (`\n`) are kept, but not on phones, nor on the `brand` band with the drawing at the
   * start. @maxLength 40
   */
  heading: string;
  /** What subscribers get, and how often. @maxLength 120 */
  lead: string;
  /** Labels of the form. `submitting` replaces the button's label while the request is pending. */
  labels: { firstName: string; email: string; submit: string; submitting: string };
  /** Message to the visitor, by outcome. */
  toasts: Record<SubscribeOutcome, { title: string; message: string }>;
  /** Name of this form, sent with the subscription as `utm_source`. */
  source: string;
  /**
   * The drawing in the background. Small screens show a plain disc instead, unless the band is `brand` and
   * the drawing is at the start.
   */
  drawing?: DrawingContent;
}

/** Where {@link NewsletterSignup} sends submissions. */
export interface NewsletterSignupOptions {
  /** Sends the submission. Without this function, the browser posts the form. */
  onSubscribe?: Subscribe;
  /**
   * URL to which the browser posts the form if there is no JavaScript or no `onSubscribe`, or if a bot filled in the
   * hidden field. Default: the current page.
   */
  endpoint?: string;
}

/** Props of {@link NewsletterSignup}. */
export type NewsletterSignupProps = ContentProps<NewsletterSignupContent> & NewsletterSignupOptions;

/**
 * Newsletter signup: first name and email address, both required and validated by the browser. Text typed
 * before hydration is kept, and the form works without JavaScript.
 */
export function NewsletterSignup({
  band = 'page',
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
    // Without a handler, the browser posts the form. It also posts the form if a bot filled in the honeypot,
    // so that the endpoint can recognize the bot.
    if (!onSubscribe || new FormData(event.currentTarget).get('referral')) return;
    form.sendWith(async (submission) => {
      const outcome = await onSubscribe(submission).catch((): SubscribeOutcome => 'network-failure');
      track({ name: 'form-submit', form: source, outcome });
      showToast({ ...toasts[outcome], kind: 'success' });
      // Returns no errors, whatever the outcome, so that the form clears its fields.
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
        <div className={classes.words}>
          <Heading className={classes.heading}>{heading}</Heading>
          <p className={classes.line}>{lead}</p>
        </div>
        <form
          ref={element}
          className={classes.form}
          method="post"
          action={endpoint}
          onFocus={preloadToasts}
          onSubmit={handleSubmit}
        >
          <TextInput
            {...form.getInputProps('first_name')}
            label={labels.firstName}
            autoComplete="given-name"
            maxLength={100}
            required
            withAsterisk={false}
          />
          <TextInput
            {...form.getInputProps('email')}
            label={labels.email}
            type="email"
            autoComplete="email"
            maxLength={254}
            required
            withAsterisk={false}
          />
          <input type="hidden" name="utm_source" value={source} />
          {/* A honeypot, hidden from everyone: only bots fill it in. */}
          <input hidden name="referral" autoComplete="off" />
          <Button
            className={classes.submit}
            variant={band === 'brand' ? 'hero' : 'default'}
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
