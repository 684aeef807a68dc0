import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { IconArrowRight } from '@tabler/icons-react';
import clsx from 'clsx';
import { Button } from '../../../design/controls/Button/Button.tsx';
import { track } from '../../../design/controls/track/track.ts';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Drawing, type DrawingFile } from '../../../design/media/Drawing/Drawing.tsx';
import { Field } from '../../../design/controls/Field/Field.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import {
  submissionOf,
  useNewsletter,
  type Submission,
  type Subscribe,
  type SubscribeOutcome,
} from '../../../design/controls/Newsletter/Newsletter.tsx';
import { Section, type SectionProps } from '../../../design/layout/Section/Section.tsx';
import { preloadToasts, showToast } from '../../../design/overlays/Toast/Toast.tsx';
import classes from './NewsletterSignup.module.css';

export interface NewsletterSignupProps extends Omit<SectionProps, 'children' | 'space'> {
  /** Ground and layout: `gold` (default) sets the form beside the title, `river` under it. */
  band?: 'gold' | 'river';
  /** Side of the drawing on the river band; the words are at the other one. Default `start`. */
  drawingSide?: 'start' | 'end';
  /** Names the section. Line breaks in it ("\n") are kept on the gold band. @maxLength 40 */
  heading: string;
  /** What one gets, and how often. @maxLength 120 */
  line: string;
  /** Words of the form. `submitting` stands on the button while the request is under way. */
  labels: { firstName: string; email: string; submit: string; submitting: string };
  /** What the visitor is told, by outcome. */
  toasts: Record<SubscribeOutcome, { title: string; message: string }>;
  /** Names this form in the subscription's `utm_source`. */
  source: string;
  /** Fills the ground, behind the words. Small screens have a plain disc instead, unless it is at the river band's start. */
  drawing?: DrawingFile;
  /** Sends the submission. Default: the newsletter of the `NewsletterProvider` above. */
  onSubscribe?: Subscribe;
}

/**
 * Newsletter signup: first name and email, both required and checked by the browser. The fields belong to the
 * document (nothing is lost that was typed before hydration), and the form posts by itself without JavaScript.
 */
export function NewsletterSignup({
  band = 'gold',
  drawingSide = 'start',
  heading,
  line,
  labels,
  toasts,
  source,
  drawing,
  onSubscribe,
  className,
  ...rest
}: NewsletterSignupProps) {
  const newsletter = useNewsletter();
  const side = band === 'river' ? drawingSide : undefined;
  const subscribe = onSubscribe ?? newsletter?.subscribe;
  const [submitting, setSubmitting] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const refocus = useRef(false);

  useEffect(() => {
    if (form.current?.matches(':focus-within, :valid')) preloadToasts();
  }, []);

  // A disabled button loses the focus; who works with the keyboard gets it back.
  useEffect(() => {
    if (submitting || !refocus.current) return;
    refocus.current = false;
    if (document.activeElement === document.body) button.current?.focus();
  }, [submitting]);

  async function send(submission: Submission, subscribe: Subscribe): Promise<void> {
    refocus.current = button.current?.matches(':focus-visible') ?? false;
    setSubmitting(true);
    const outcome = await subscribe(submission).catch((): SubscribeOutcome => 'network-failure');
    track({ name: 'form-submit', form: source, outcome });
    form.current?.reset();
    setSubmitting(false);
    showToast({ ...toasts[outcome], kind: 'success' });
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    // Without a newsletter the browser posts the form itself; and what a program filled in, for the endpoint to see.
    if (!subscribe || new FormData(event.currentTarget).get('referral')) return;
    event.preventDefault();
    if (!submitting) void send(submissionOf(event.currentTarget), subscribe);
  }

  return (
    <Section {...rest} band={band} space="none" className={clsx(classes.signup, className)} data-side={side}>
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
          ref={form}
          className={classes.form}
          method="post"
          action={newsletter?.action}
          onSubmit={handleSubmit}
        >
          <p className={classes.line}>{line}</p>
          <Field
            variant="plain"
            label={labels.firstName}
            name="first_name"
            autoComplete="given-name"
            maxLength={100}
            required
            onFocus={preloadToasts}
          />
          <Field
            variant="plain"
            label={labels.email}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            required
            onFocus={preloadToasts}
          />
          <input type="hidden" name="utm_source" value={source} />
          {/* People never meet it, whatever they read the page with: what fills it in is a program. */}
          <input hidden name="referral" autoComplete="off" />
          <Button
            ref={button}
            className={classes.submit}
            variant={band === 'gold' ? 'default' : 'hero'}
            type="submit"
            icon={IconArrowRight}
            loading={submitting}
          >
            {submitting ? labels.submitting : labels.submit}
          </Button>
        </form>
      </Container>
    </Section>
  );
}
