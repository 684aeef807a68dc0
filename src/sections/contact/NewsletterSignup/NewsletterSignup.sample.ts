import type { NewsletterSignupContent } from './NewsletterSignup.tsx';

const subscribed = { title: 'Welcome aboard', message: 'The next letter goes to you as well.' };

/** Sample content for stories and tests. */
export const sample = {
  heading: 'Know the Tide Before It Turns',
  lead: 'One letter a month: what is on the slipway, what to check before spring, what can wait.',
  labels: { firstName: 'First name', email: 'Email', submit: 'Subscribe', submitting: 'Subscribing...' },
  toasts: {
    ok: subscribed,
    'not-ok': {
      title: 'Almost there',
      message: 'A message on its way asks you to confirm.',
    },
    'network-failure': subscribed,
  },
  source: 'home',
  drawing: { src: '/art/scenes/newsletter-disc.svg', width: 1440, height: 560 },
} satisfies NewsletterSignupContent;
