/**
 * A stand-in for the newsletter provider's API, for development and for tests: it checks requests as strictly as the
 * real one and writes the subscriptions it accepts to a file.
 */
import { randomUUID } from 'node:crypto';
import { appendFile, mkdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { page, type PageContent } from './page.ts';
import { readSubscription, type Subscription } from './subscription.ts';

/** What the local provider needs to know. */
export interface NewsletterProviderOptions {
  /** JSON Lines file that accepted subscriptions are appended to; its folder is made when needed. */
  file: string;
  /** The one publication that exists. */
  publication: string;
  /** Path that the API is mounted at, such as `/api/newsletter`. */
  base: string;
  /** What a browser that posts the form by itself reads. */
  words: NewsletterPageWords;
}

/** Words of the pages that answer a form. */
export interface NewsletterPageWords {
  /** It is subscribed. */
  subscribed: { heading: string; line: string };
  /** Fields are missing or wrong. */
  incomplete: { heading: string };
  /** It could not be saved. */
  failed: { heading: string; line: string };
  /** What is wrong with a field, by its name. */
  problems: Record<string, string>;
  /** What is wrong with anything else. */
  otherProblem: string;
  /** The link back to the page with the form. */
  back: string;
}

/** A handler as Node's http server, connect and Vite use it. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Longest body that is read, in bytes. */
export const bodyLimit = 10 * 1024;

/** The body, or nothing when it is longer than the limit. */
function readBody(request: IncomingMessage): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= bodyLimit) chunks.push(chunk);
      else resolve(undefined);
    });
    request.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    request.on('error', reject);
  });
}

/** The page of this site that the form was on, as a path. */
function originOf({ headers }: IncomingMessage): string {
  if (!headers.referer || !URL.canParse(headers.referer)) return '/';
  const { host, pathname } = new URL(headers.referer);
  // One slash in front: two would lead to another host.
  return host === headers.host ? pathname.replace(/^\/+/, '/') : '/';
}

/** The fields of a JSON body; nothing when it is not a JSON object. */
function parseJson(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Answers `POST {base}/v2/publications/{publication}/subscriptions`: JSON with JSON, a posted form with a page to read.
 * Everything else under `base` is an error as the provider would give it; other paths go on to `next`.
 */
export function newsletterProvider({
  file,
  publication,
  base,
  words,
}: NewsletterProviderOptions): Middleware {
  async function record(subscription: Subscription): Promise<string> {
    const id = `sub_${randomUUID()}`;
    await mkdir(path.dirname(file), { recursive: true });
    await appendFile(
      file,
      `${JSON.stringify({ received: new Date().toISOString(), id, ...subscription })}\n`,
    );
    return id;
  }

  /** Ids of the subscriptions by their `Idempotency-Key`: the same request again is the same subscription. */
  const known = new Map<string, Promise<string>>();

  /** Records a subscription unless one with this key is recorded, or about to be. */
  function recordOnce(subscription: Subscription, key: string | undefined): Promise<string> {
    if (key === undefined) return record(subscription);
    const id = known.get(key) ?? record(subscription);
    known.set(key, id);
    id.catch(() => known.delete(key));
    return id;
  }

  async function handle(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    const isForm = /^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '');

    function answer(status: number, type: string, body: string): void {
      response.statusCode = status;
      response.setHeader('Content-Type', `${type}; charset=utf-8`);
      response.setHeader('Cache-Control', 'no-store');
      response.end(body);
    }
    const json = (status: number, value: unknown): void =>
      answer(status, 'application/json', JSON.stringify(value));
    const html = (status: number, content: Omit<PageContent, 'back'>): void =>
      answer(status, 'text/html', page({ ...content, back: { href: originOf(request), label: words.back } }));
    const refuse = (status: number, ...errors: string[]): void =>
      isForm
        ? html(status, { heading: words.failed.heading, lines: [words.failed.line] })
        : json(status, { status, errors: errors.map((message) => ({ message })) });

    if (pathname !== `${base}/v2/publications/${encodeURIComponent(publication)}/subscriptions`)
      return refuse(404, 'There is no such publication or resource');
    if (request.method !== 'POST') {
      response.setHeader('Allow', 'POST');
      return refuse(405, 'Only POST is allowed');
    }
    if (!isForm && !/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
      return refuse(415, 'Content-Type must be application/json');

    const body = await readBody(request);
    if (body === undefined) {
      response.setHeader('Connection', 'close');
      return refuse(413, `The body is longer than ${bodyLimit} bytes`);
    }
    const fields = isForm
      ? { ...Object.fromEntries(new URLSearchParams(body)), utm_medium: 'organic' }
      : parseJson(body);
    if (!fields) return refuse(400, 'The body is not a JSON object');

    const subscription = readSubscription(fields);
    if (Array.isArray(subscription)) {
      const lines = subscription.map(({ field }) => words.problems[field] ?? words.otherProblem);
      return isForm
        ? html(400, { heading: words.incomplete.heading, lines })
        : refuse(400, ...subscription.map(({ message }) => message));
    }

    let id: string;
    try {
      const key = request.headers['idempotency-key'];
      id = await recordOnce(subscription, typeof key === 'string' ? key : undefined);
    } catch (error) {
      console.error('The newsletter provider could not write a subscription:', error);
      return refuse(500, 'The subscription could not be saved');
    }
    if (isForm) return html(200, { heading: words.subscribed.heading, lines: [words.subscribed.line] });
    const { email, utm_source, utm_medium } = subscription;
    return json(201, { data: { id, email, status: 'validating', utm_source, utm_medium } });
  }

  return (request, response, next) => {
    const pathname = (request.url ?? '/').split('?', 1)[0] ?? '/';
    if (!pathname.startsWith(`${base}/`)) return next();
    // A rejection can only mean that the client went away while it sent the body.
    handle(request, response, pathname).catch(() => response.destroy());
  };
}
