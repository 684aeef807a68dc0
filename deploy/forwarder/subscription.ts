import * as z from 'zod';
import { cleanAddress, cleanText } from '../../src/design/controls/Form/clean.ts';

/** Maximum lengths of the fields that a visitor fills in and of the form's name, in UTF-16 code units. */
export const longest = { first_name: 100, email: 254, utm_source: 100 } as const;

/** Name of the honeypot, a field that people never see, so that only bots fill it in. */
export const honeypot = 'referral';

const text = (most: number) =>
  z
    .string()
    .overwrite(cleanText)
    .max(most)
    .refine((value) => value !== '', 'is required')
    .refine((value) => !/\p{Cc}/u.test(value), 'has a control character');

const schema = z.strictObject({
  /** An email address, as browsers validate it. */
  email: z
    .string()
    .overwrite(cleanAddress)
    .max(longest.email)
    .regex(z.regexes.html5Email, 'is not an e-mail address'),
  first_name: text(longest.first_name),
  /** The name of the form that the visitor used. */
  utm_source: text(longest.utm_source),
  /** Whether to resubscribe people who unsubscribed: never. */
  reactivate_existing: z.literal(false).default(false),
  /** Whether the provider sends new subscribers a welcome email: always. */
  send_welcome_email: z.literal(true).default(true),
  /** How the visitor came to the site: always on their own, not through an ad. */
  utm_medium: z.literal('organic').default('organic'),
});

/**
 * A subscription, with exactly the fields that the provider accepts. A request can omit the fields that have a default
 * value.
 */
export type Subscription = z.infer<typeof schema>;

const request = schema.extend({ [honeypot]: z.string().optional() });

/** An error in a request. */
export interface Problem {
  /** The field with the error; undefined if the error isn't about a field. */
  field?: string;
  message: string;
}

/** Parses a request's fields. Returns the subscription and whether a bot sent it; if fields are invalid, the errors. */
export function readSubscription(
  fields: unknown,
): { subscription: Subscription; byProgram: boolean } | { problems: Problem[] } {
  const { data, error } = request.safeParse(fields);
  if (error)
    return {
      problems: error.issues.map(({ path, message }) => ({
        field: path[0]?.toString(),
        message: [...path, message].join(': '),
      })),
    };
  const { [honeypot]: trap, ...subscription } = data;
  return { subscription, byProgram: Boolean(trap) };
}
