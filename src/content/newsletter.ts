import type { NewsletterSignupProps } from '../sections/contact/NewsletterSignup/NewsletterSignup.tsx';

const subscribed = { title: 'Success!', message: "You've been subscribed to our newsletter." };

/** The words that every newsletter form shares; the toasts are the owner's, word for word. */
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
} satisfies Pick<NewsletterSignupProps, 'labels' | 'toasts'>;

/** What the block "Stay Ahead of the AI Curve" says wherever it stands; each page adds the `source`. */
export const curveNewsletter = {
  ...newsletterForm,
  id: 'newsletter',
  band: 'gold',
  heading: 'Stay\nAhead\nof the\nAI Curve',
  line: 'A letter every two weeks: what changed, what to try on Monday, what to ignore.',
  drawing: { src: '/art/scenes/newsletter-gold.svg', width: 1440, height: 560 },
} satisfies Omit<NewsletterSignupProps, 'source'>;
