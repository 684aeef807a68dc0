/** A subscription as the provider takes it: these fields and no others. */
export interface Subscription {
  /** E-mail address. */
  email: string;
  /** First name. */
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

/** What is wrong with a request's fields. */
export interface Problem {
  field: string;
  message: string;
}

/** What is the same in every subscription. A request may leave it out, but not ask for anything else. */
const constants = {
  reactivate_existing: false,
  send_welcome_email: true,
  utm_medium: 'organic',
} as const satisfies Partial<Subscription>;

/** Longest text of each field that a visitor fills in, or that names the form; in characters, as `maxlength` counts them. */
export const longest = { first_name: 100, email: 254, utm_source: 100 } as const;

/** The field that people never meet: whoever fills it in is a program. */
export const honeypot = 'referral';

/** The HTML standard's definition of a valid e-mail address, so that the browser and the forwarder agree. */
const emailShape =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

type Texts = Pick<Subscription, keyof typeof longest>;

const isOneOf = <K extends string>(object: Record<K, unknown>, key: string): key is K =>
  Object.hasOwn(object, key);

/** Why `value` cannot stand in `field`; undefined when it can. */
function problemOf(field: string, value: unknown): string | undefined {
  if (isOneOf(constants, field))
    return value === constants[field] ? undefined : `${field} must be ${String(constants[field])}`;
  if (field !== honeypot && !isOneOf(longest, field)) return `${field} is no field of a subscription`;
  if (typeof value !== 'string') return `${field} must be a string`;
  if (field === honeypot) return undefined;
  if (value.trim() === '') return `${field} is required`;
  if (value.length > longest[field]) return `${field} is longer than ${longest[field]} characters`;
  if (/\p{Cc}/u.test(value)) return `${field} has a control character`;
  if (field === 'email' && !emailShape.test(value.trim())) return 'email is not an e-mail address';
  return undefined;
}

/** Reads a request's fields: the subscription, or everything that is wrong with it. */
export function readSubscription(fields: Record<string, unknown>): Subscription | Problem[] {
  const complete = { ...Object.fromEntries(Object.keys(longest).map((field) => [field, ''])), ...fields };
  const problems = Object.entries(complete).flatMap(([field, value]) => {
    const message = problemOf(field, value);
    return message === undefined ? [] : [{ field, message }];
  });
  if (problems.length > 0) return problems;
  const { email, first_name, utm_source } = complete as unknown as Texts;
  return {
    email: email.trim(),
    first_name: first_name.trim(),
    utm_source: utm_source.trim(),
    ...constants,
  };
}
