import type { Submission } from '../../design/Newsletter/Newsletter.tsx';

/** The body of a subscription request (specification point 7): these fields and no others. */
export interface Payload {
  email: string;
  first_name: string;
  reactivate_existing: false;
  send_welcome_email: true;
  utm_source: string;
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
