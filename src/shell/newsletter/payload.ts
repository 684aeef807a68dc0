import type { Subscription } from '../../../deploy/forwarder/subscription.ts';
import type { Submission } from '../../sections/contact/NewsletterSignup/NewsletterSignup.tsx';

/** A submission in the provider's format. */
export function toPayload({ email, firstName, source }: Submission): Subscription {
  return {
    email,
    first_name: firstName,
    reactivate_existing: false,
    send_welcome_email: true,
    utm_source: source,
    utm_medium: 'organic',
  };
}
