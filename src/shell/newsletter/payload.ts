import type { Submission } from '../../design/controls/Newsletter/Newsletter.tsx';

/** The body of a subscription request: these fields and no others. */
export interface Payload {
  /** E-mail address, as typed. */
  email: string;
  /** First name, as typed. */
  first_name: string;
  /** Whoever unsubscribed is not signed up again. */
  reactivate_existing: false;
  /** The provider greets new subscribers. */
  send_welcome_email: true;
  /** Names the form. */
  utm_source: string;
  /** The visitor came by themselves, not by an advertisement. */
  utm_medium: 'organic';
}

/** A submission as the provider wants it. */
export function toPayload({ email, firstName, source }: Submission): Payload {
  return {
    email,
    first_name: firstName,
    reactivate_existing: false,
    send_welcome_email: true,
    utm_source: source,
    utm_medium: 'organic',
  };
}
