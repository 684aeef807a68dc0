import type { NewsletterSignupProps } from './NewsletterSignup.tsx';

const subscribed = { title: 'Success!', message: "You've been subscribed to our newsletter." };

/** Sample content, as on the home page. */
export const sample = {
  band: 'gold',
  heading: 'Stay Ahead of the AI Curve',
  line: 'One letter a fortnight: what changed, what to try on Monday, what to ignore.',
  labels: { firstName: 'First name', email: 'Email', submit: 'Subscribe', submitting: 'Subscribing...' },
  toasts: {
    ok: subscribed,
    'not-ok': {
      title: 'Subscription successful!',
      message: 'Check your email to confirm your subscription.',
    },
    'network-failure': subscribed,
  },
  source: 'home',
  drawing: { src: '/art/scenes/newsletter-gold.svg', width: 1440, height: 560 },
} satisfies NewsletterSignupProps;
