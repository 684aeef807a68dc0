/** A subscription request that the provider accepts. */
export interface Subscription {
  email: string;
  first_name: string;
  reactivate_existing: boolean;
  send_welcome_email: boolean;
  utm_source: string;
  utm_medium: string;
}

/** What is wrong with a request's body. */
export interface Problem {
  field: string;
  message: string;
}

/** The HTML standard's definition of a valid e-mail address, so that the browser and the provider agree. */
const emailShape =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

const longestEmail = 254;

/** Reads a request's fields: the subscription, or everything that is wrong with it. */
export function readSubscription(fields: Record<string, unknown>): Subscription | Problem[] {
  const problems: Problem[] = [];

  function text(field: string): string {
    const value = fields[field] ?? '';
    if (typeof value === 'string') return value.trim();
    problems.push({ field, message: `${field} must be a string` });
    return '';
  }
  function required(field: string): string {
    const before = problems.length;
    const value = text(field);
    if (value === '' && problems.length === before) problems.push({ field, message: `${field} is required` });
    return value;
  }
  function flag(field: string, otherwise: boolean): boolean {
    const value = fields[field] ?? otherwise;
    if (typeof value === 'boolean') return value;
    problems.push({ field, message: `${field} must be true or false` });
    return otherwise;
  }

  const subscription: Subscription = {
    email: required('email'),
    first_name: required('first_name'),
    reactivate_existing: flag('reactivate_existing', false),
    send_welcome_email: flag('send_welcome_email', true),
    utm_source: text('utm_source'),
    utm_medium: text('utm_medium'),
  };
  const { email } = subscription;
  if (email !== '' && (email.length > longestEmail || !emailShape.test(email)))
    problems.push({ field: 'email', message: 'email is not an e-mail address' });
  return problems.length > 0 ? problems : subscription;
}
