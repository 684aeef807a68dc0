/**
 * The newsletter forwarder: receives subscriptions from the site, adds the provider's key (which no browser ever sees),
 * and passes the subscriptions on to the provider. Uses web standards only, so it runs on Node and as a function on any
 * host.
 */
import { LRUCache } from 'lru-cache';
import { readVerdict } from './verdict.ts';
import { accepted, hostOf, isForm, refuse, respond, type ForwarderWords, type Reply } from './reply.ts';
import { readSubscription, type Subscription } from './subscription.ts';

/** Options of the forwarder. */
export interface ForwarderOptions {
  /** Path of the endpoint, such as `/api/newsletter`. */
  base: string;
  /** Id of the provider's publication. */
  publication: string;
  /**
   * The URL of the provider's API, without `/v2`, and the key for it. Until both are set, subscriptions wait in the
   * browser.
   */
  provider: { url?: string; key?: string };
  /** Text of the pages that visitors see after posting the form without JavaScript. */
  words: ForwarderWords;
  /** Sends requests to the provider. Default: the platform's `fetch`. */
  fetch?: (request: Request, options: { signal: AbortSignal }) => Promise<Response>;
}

/** What a platform provides in addition to the request itself. */
export interface ForwarderContext {
  /** The client's IP address. All clients without one count as a single client. */
  client?: string;
  /** Keeps the function running until some work is done, even after the response, on platforms that support this. */
  waitUntil?: (work: Promise<unknown>) => void;
}

/** The forwarder: responds to one request. Never rejects. */
export type Forwarder = (request: Request, context?: ForwarderContext) => Promise<Response>;

/** Maximum length of a request's body, in bytes. */
export const bodyLimit = 10 * 1024;

const minute = 60_000;

/** Maximum requests per client and minute: enough for a classroom that shares one IP address. */
export const perMinute = 60;

/**
 * How long the forwarder lets a client wait for the provider, in ms. It is less than 10 s, which is the shortest time
 * limit that a host sets for functions.
 */
export const respondWithin = 9000;

/**
 * How long the forwarder itself waits for the provider, in ms. This is longer than the client waits, so that the
 * forwarder can remember a late response.
 */
const giveUpAfter = minute;

/**
 * For how long requests with the same `Idempotency-Key` count as the same subscription, in ms. It is longer than a day,
 * because clients wait up to a day before they retry.
 */
const keysKeptFor = 26 * 60 * minute;

/**
 * For how long forms with the same email address count as the same subscription, in ms. This is for forms posted
 * without JavaScript, which have no `Idempotency-Key`.
 */
const addressesKeptFor = minute;

/** The outcome of a subscription. */
interface Outcome {
  status: number;
  /** Why the subscription failed, for the log. */
  reason?: string;
  /** The provider's status, for the log. */
  providerStatus?: number;
  /** The provider's `Retry-After`. */
  retryAfter?: string;
}

/** Writes a log line for alerts. It contains nothing about the visitor. */
const report = (reason: string, status: number, providerStatus?: number): void =>
  console.error(JSON.stringify({ event: 'newsletter-failure', reason, status, providerStatus }));

/**
 * Reads a request's body as text. Returns undefined if the body is too long, but reads it to the end anyway, because
 * otherwise the client might not receive the response.
 */
async function readBody({ body }: Request): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size <= bodyLimit) text += decoder.decode(chunk, { stream: true });
  }
  return size <= bodyLimit ? text + decoder.decode() : undefined;
}

/** Parses a JSON body; undefined if it is invalid. */
function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/**
 * Whether another site made the browser send this request. Browsers add the origin to requests, and pages can't
 * change it.
 */
function isFromElsewhere(request: Request): boolean {
  const origin = request.headers.get('Origin');
  const site = request.headers.get('Sec-Fetch-Site') ?? 'same-origin';
  const isOwn = origin === null || (URL.canParse(origin) && new URL(origin).host === hostOf(request));
  return !isOwn || site !== 'same-origin';
}

/** Interprets the provider's response. */
function readOutcome(response: Response): Outcome {
  const { status, ok, headers } = response;
  const verdict = readVerdict(response);
  if (verdict === 'accepted') return { status: 201 };
  if (verdict === 'refused') return { status, reason: 'refused-by-provider', providerStatus: status };
  if (ok) return { status: 502, reason: 'not-the-provider', providerStatus: status };
  const retryAfter = headers.get('Retry-After') ?? undefined;
  if (status === 429) return { status, reason: 'provider-is-busy', providerStatus: status, retryAfter };
  const isDown = status === 408 || status >= 500;
  return {
    status: 503,
    reason: isDown ? 'provider-is-down' : 'key-or-address-is-wrong',
    providerStatus: status,
    retryAfter,
  };
}

/**
 * Creates a forwarder. It accepts only `POST {base}/v2/publications/{publication}/subscriptions`, and responds to JSON
 * with JSON, and to a posted form with a web page. If the provider neither accepted nor refused a subscription, the
 * forwarder responds with 429 or 5xx, and the site's pages keep the subscription in the browser and retry.
 */
export function createForwarder({
  base,
  publication,
  provider,
  words,
  fetch = (request, options) => globalThis.fetch(request, options),
}: ForwarderOptions): Forwarder {
  const resource = `/v2/publications/${encodeURIComponent(publication)}/subscriptions`;
  const known = new LRUCache<string, Promise<Outcome>>({ max: 50_000, perf: Date });
  const requests = new LRUCache<string, number>({
    max: 10_000,
    ttl: minute,
    noUpdateTTL: true,
    perf: Date,
  });

  async function send(subscription: Subscription, key: string): Promise<Outcome> {
    if (!provider.key || !provider.url || !URL.canParse(provider.url))
      return { status: 503, reason: 'not-configured' };
    try {
      const response = await fetch(
        new Request(provider.url.replace(/\/$/, '') + resource, {
          method: 'POST',
          headers: {
            Authorization: `Bearer ${provider.key}`,
            'Content-Type': 'application/json',
            Accept: 'application/json',
            'Idempotency-Key': key,
          },
          body: JSON.stringify(subscription),
          redirect: 'manual',
        }),
        // Pass the signal to `fetch`, not to `Request`: Node can garbage-collect the signal of a `Request` before the
        // timeout, and then wait forever.
        { signal: AbortSignal.timeout(giveUpAfter) },
      );
      await response.body?.cancel();
      return readOutcome(response);
    } catch {
      // Don't log the error: the platform's messages can contain the email address.
      return { status: 503, reason: 'no-answer' };
    }
  }

  /**
   * Passes a subscription to the provider. If the provider accepted or refused the subscription, a repeated request
   * gets the same response. Otherwise, the subscription is sent again.
   */
  function deliver(subscription: Subscription, given: string | null): Promise<Outcome> {
    const key = given && /^[!-~]{1,200}$/.test(given) ? given : undefined;
    // The email address is part of the key, so that a stranger who guesses an `Idempotency-Key` learns nothing about
    // another visitor's subscription.
    const name = `${key ?? ''} ${subscription.email}`;
    const before = known.get(name);
    if (before) return before;
    const outcome = send(subscription, key ?? crypto.randomUUID()).then((result) => {
      const { status, reason, providerStatus } = result;
      if (reason) report(reason, status, providerStatus);
      if (reason && reason !== 'refused-by-provider') known.delete(name);
      return result;
    });
    known.set(name, outcome, { ttl: key ? keysKeptFor : addressesKeptFor });
    return outcome;
  }

  /**
   * Resolves to the outcome or, after {@link respondWithin}, to a timeout. If the provider responds later, a
   * repeated request gets that response.
   */
  async function soon(outcome: Promise<Outcome>): Promise<Outcome> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<Outcome>((resolve) => {
      timer = setTimeout(() => {
        report('provider-is-slow', 504);
        resolve({ status: 504, retryAfter: '30' });
      }, respondWithin);
    });
    return Promise.race([outcome, late]).finally(() => clearTimeout(timer));
  }

  async function reply(request: Request, { client = '', waitUntil }: ForwarderContext): Promise<Reply> {
    if (new URL(request.url).pathname !== base + resource)
      return refuse(404, 'There is no such publication or resource');
    if (request.method !== 'POST') return refuse(405, 'Only POST is allowed', { Allow: 'POST' });
    if (isFromElsewhere(request)) {
      report('from-another-site', 403);
      return refuse(403, 'Subscriptions are taken from this site’s own pages only');
    }
    const count = (requests.get(client) ?? 0) + 1;
    requests.set(client, count);
    if (count > perMinute) {
      report('too-many-requests', 429);
      const seconds = Math.ceil(requests.getRemainingTTL(client) / 1000);
      return refuse(429, 'Too many requests', { 'Retry-After': String(seconds) });
    }
    if (!isForm(request) && !/^application\/json\b/i.test(request.headers.get('Content-Type') ?? ''))
      return refuse(415, 'Content-Type must be application/json');

    const body = await readBody(request);
    if (body === undefined) return refuse(413, `The body is longer than ${bodyLimit} bytes`);
    const read = readSubscription(
      isForm(request) ? Object.fromEntries(new URLSearchParams(body)) : parseJson(body),
    );
    if ('problems' in read) return { status: 400, errors: read.problems, incomplete: true };
    // A bot that filled in the honeypot gets the same response as a person.
    if (read.byProgram) return accepted;

    const outcome = deliver(read.subscription, request.headers.get('Idempotency-Key'));
    waitUntil?.(outcome);
    const { status, retryAfter } = await soon(outcome);
    if (status === 201) return accepted;
    const headers = retryAfter === undefined ? undefined : { 'Retry-After': retryAfter };
    return refuse(status, 'The subscription was not accepted', headers);
  }

  return async (request, context = {}) => {
    try {
      return respond(request, await reply(request, context), words);
    } catch {
      // The client disconnected while sending the body, or the platform lacks a feature that the forwarder needs.
      report('client-disconnected', 503);
      return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store' } });
    }
  };
}
