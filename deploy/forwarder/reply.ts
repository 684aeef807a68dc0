import { page } from './page.ts';
import type { Problem } from './subscription.ts';

/** Text of the pages that visitors see after posting the form without JavaScript. */
export interface ForwarderWords {
  /** Shown after a successful subscription. */
  subscribed: { heading: string; lead: string };
  /** Shown if fields are missing or invalid. */
  incomplete: { heading: string };
  /** Shown if the subscription couldn't be saved. */
  failed: { heading: string; lead: string };
  /** Error messages, by field name. */
  problems: Record<string, string>;
  /** The message for any other error. */
  otherProblem: string;
  /** Label of the link back to the page with the form. */
  back: string;
}

/** The response to the client. */
export interface Reply {
  status: number;
  /** Errors; undefined if the subscription was accepted. */
  errors?: Problem[];
  /** Whether the visitor can fix the error in the form. */
  incomplete?: true;
  headers?: Record<string, string>;
}

/** The reply to a successful subscription. */
export const accepted: Reply = { status: 201 };

/** The reply to a request that failed for a reason that the visitor can't fix. */
export const refuse = (status: number, message: string, headers?: Record<string, string>): Reply => ({
  status,
  errors: [{ message }],
  headers,
});

/**
 * The host that a request was sent to, without the protocol: behind a proxy, requests arrive without TLS, so their
 * protocol can differ from the site's.
 */
export const hostOf = ({ headers, url }: Request): string => headers.get('Host') ?? new URL(url).host;

/** Whether a request is a form posted without JavaScript. */
export const isForm = ({ headers }: Request): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(headers.get('Content-Type') ?? '');

/** The path of the page with the form, from the referrer; `/` if the referrer is missing or on another site. */
function formPage(request: Request): string {
  const referer = request.headers.get('Referer') ?? '';
  if (!URL.canParse(referer)) return '/';
  const { host, pathname } = new URL(referer);
  // The path starts with exactly one slash, because two would point to another host.
  return host === hostOf(request) ? pathname.replace(/^\/+/, '/') : '/';
}

/** Heading and sentences of the page that follows a posted form. */
function pageWords(
  { errors, incomplete }: Reply,
  words: ForwarderWords,
): { heading: string; lines: string[] } {
  if (errors && incomplete) {
    const lines = errors.map(({ field = '' }) => words.problems[field] ?? words.otherProblem);
    return { heading: words.incomplete.heading, lines: [...new Set(lines)] };
  }
  const { heading, lead } = errors ? words.failed : words.subscribed;
  return { heading, lines: [lead] };
}

/** Formats a reply: as a web page for a posted form, otherwise as JSON. */
export function respond(request: Request, reply: Reply, words: ForwarderWords): Response {
  const { status, errors, headers } = reply;
  const write = (code: number, type: string, body: string): Response =>
    new Response(body, {
      status: code,
      headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store', ...headers },
    });
  if (!isForm(request))
    return write(
      status,
      'application/json',
      JSON.stringify(errors ? { errors } : { data: { status: 'accepted' } }),
    );
  const back = { href: formPage(request), label: words.back };
  return write(status === 201 ? 200 : status, 'text/html', page({ ...pageWords(reply, words), back }));
}
