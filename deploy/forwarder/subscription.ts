import * as z from 'zod';
import { cleanAddress, cleanText } from '../../src/design/controls/Form/clean.ts';

/** Longest text of each field that a visitor fills in, or that names the form; in characters, as `maxlength` counts them. */
export const longest = { first_name: 100, email: 254, utm_source: 100 } as const;

/** The field that people never meet: whoever fills it in is a program. */
export const honeypot = 'referral';

const text = (most: number) =>
  z
    .string()
    .overwrite(cleanText)
    .max(most)
    .refine((value) => value !== '', 'is required')
    .refine((value) => !/\p{Cc}/u.test(value), 'has a control character');

const schema = z.strictObject({
  /** E-mail address, as browsers check it. */
  email: z
    .string()
    .overwrite(cleanAddress)
    .max(longest.email)
    .regex(z.regexes.html5Email, 'is not an e-mail address'),
  first_name: text(longest.first_name),
  /** Names the form. */
  utm_source: text(longest.utm_source),
  /** Whoever unsubscribed is not signed up again. */
  reactivate_existing: z.literal(false).default(false),
  /** The provider greets new subscribers. */
  send_welcome_email: z.literal(true).default(true),
  /** The visitor came by themselves, not by an advertisement. */
  utm_medium: z.literal('organic').default('organic'),
});

/** A subscription as the provider takes it: these fields and no others. A request may leave out what has a default. */
export type Subscription = z.infer<typeof schema>;

const request = schema.extend({ [honeypot]: z.string().optional() });

/** What is wrong with a request. */
export interface Problem {
  /** Undefined where it is no field's. */
  field?: string;
  message: string;
}

/** Reads a request's fields: the subscription and whether a program made it, or everything that is wrong with it. */
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
