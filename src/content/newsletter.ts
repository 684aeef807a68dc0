import type { NewsletterSignupContent } from '../sections/contact/NewsletterSignup/NewsletterSignup.tsx';
import * as drawings from './generated/drawings.ts';

const subscribed = { title: 'Success!', message: "You've been subscribed to our newsletter." };

/** Copy that all newsletter forms share. The site's owner worded the toasts. */
export const newsletterForm = {
  labels: { firstName: 'First name', email: 'Email', submit: 'Subscribe', submitting: 'Subscribing...' },
  toasts: {
    ok: subscribed,
    'not-ok': {
      title: 'Subscription successful!',
      message: 'Check your email to confirm your subscription.',
    },
    'network-failure': subscribed,
  },
} satisfies Pick<NewsletterSignupContent, 'labels' | 'toasts'>;

/** Copy of the pages that the newsletter's endpoint returns when visitors submit the form without JavaScript. */
export const newsletterPage = {
  subscribed: { heading: subscribed.title, lead: subscribed.message },
  incomplete: { heading: 'Something is missing' },
  failed: { heading: 'That did not work', lead: 'Your subscription was not saved. Please try again.' },
  problems: {
    first_name: 'Please enter your first name.',
    email: 'Please enter a valid email address.',
  } as Record<string, string>,
  otherProblem: 'The form was not filled out as expected.',
  back: 'Back to the site',
};

/**
 * Content of the "Stay Ahead of the AI Curve" section. Each page that shows it adds a `source` (the form's name in
 * subscriptions), and may replace the heading.
 */
export const curveNewsletter = {
  ...newsletterForm,
  id: 'newsletter',
  heading: 'Stay Ahead\nof the AI Curve',
  lead: 'A letter every two weeks: what changed in AI, and what to try.',
  drawing: drawings.newsletterDisc,
} satisfies Omit<NewsletterSignupContent, 'source'>;

/** A variation of {@link curveNewsletter} with other copy. Each page that shows it adds a `source`. */
export const letter = {
  ...curveNewsletter,
  heading: 'A letter every\ntwo weeks',
  lead: 'A short email: what changed in AI, and what to try.',
} satisfies Omit<NewsletterSignupContent, 'source'>;
