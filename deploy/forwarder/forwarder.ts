/**
 * The newsletter's forwarder: takes a subscription from the site, adds the provider's key, which no browser ever sees,
 * and hands it on. Web standards only, so that it runs on Node and as a function of any host.
 */
import { LRUCache } from 'lru-cache';
import { readVerdict } from './answer.ts';
import { accepted, hostOf, isForm, refuse, respond, type ForwarderWords, type Reply } from './reply.ts';
import { readSubscription, type Subscription } from './subscription.ts';

/** What the forwarder needs to know. */
export interface ForwarderOptions {
  /** Path of the endpoint, such as `/api/newsletter`. */
  base: string;
  /** Id of the provider's publication. */
  publication: string;
  /** Where the provider's API is, without `/v2`, and the key that opens it. Without them every subscription waits. */
  provider: { url?: string; key?: string };
  /** Words of the pages that answer a form posted without JavaScript. */
  words: ForwarderWords;
  /** Sends requests to the provider. Default: the platform's own. */
  fetch?: (request: Request, options: { signal: AbortSignal }) => Promise<Response>;
}

/** What a platform knows of a request besides the request itself. */
export interface ForwarderContext {
  /** Tells clients apart: their address. Clients without one count as one. */
  client?: string;
  /** Keeps a function alive until work that continues after the answer is done, on platforms that have this. */
  waitUntil?: (work: Promise<unknown>) => void;
}

/** Answers one request. It never rejects. */
export type Forwarder = (request: Request, context?: ForwarderContext) => Promise<Response>;

/** The longest body that is read, in bytes. */
export const bodyLimit = 10 * 1024;

const minute = 60_000;

/** Requests that one client may make in a minute: a whole class behind one address. */
export const perMinute = 60;

/** How long a client waits for the provider, in ms: the shortest time that a host's functions may run is 10 s. */
export const answerWithin = 9000;

/** How long the provider has, in ms, although the client waits no more: its answer is remembered. */
const giveUpAfter = minute;

/** For how long a request with the same `Idempotency-Key` is the same subscription, in ms: a client waits a day at most. */
const keysKeptFor = 26 * 60 * minute;

/** For how long the same address from a form, which has no key, is the same subscription, in ms. */
const addressesKeptFor = minute;

/** What became of a subscription. */
interface Outcome {
  status: number;
  /** Why it did not get through, in the log. */
  reason?: string;
  /** The provider's own status, in the log. */
  providerStatus?: number;
  /** The provider's `Retry-After`. */
  retryAfter?: string;
}

/** Writes a line that an alert can look for. Nothing in it is about the visitor. */
const report = (reason: string, status: number, providerStatus?: number): void =>
  console.error(JSON.stringify({ event: 'newsletter-failure', reason, status, providerStatus }));

/** The body as text; undefined when it is too long. It is read to its end all the same, so that the client hears the answer. */
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

/** Parses a JSON body; undefined when it is invalid. */
function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Whether another site made the browser send this: browsers say where a request comes from, and pages cannot change that. */
function isFromElsewhere(request: Request): boolean {
  const origin = request.headers.get('Origin');
  const site = request.headers.get('Sec-Fetch-Site') ?? 'same-origin';
  const isOwn = origin === null || (URL.canParse(origin) && new URL(origin).host === hostOf(request));
  return !isOwn || site !== 'same-origin';
}

/** What the provider's answer means. */
function readAnswer(response: Response): Outcome {
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
 * Makes a forwarder. It answers `POST {base}/v2/publications/{publication}/subscriptions`, JSON with JSON and a posted form with
 * a page to read, and nothing else. What the provider neither accepted nor refused is answered with 429 or 5xx: the
 * site's client keeps it and sends it again.
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
        // Not in the request: Node may collect its signal as garbage before the time is up, and then waits forever.
        { signal: AbortSignal.timeout(giveUpAfter) },
      );
      await response.body?.cancel();
      return readAnswer(response);
    } catch {
      // Not what went wrong: messages of the platform may hold the address that was asked.
      return { status: 503, reason: 'no-answer' };
    }
  }

  /** Hands a subscription to the provider. Whoever sends the same again hears the same, unless it is worth another try. */
  function deliver(subscription: Subscription, given: string | null): Promise<Outcome> {
    const key = given && /^[!-~]{1,200}$/.test(given) ? given : undefined;
    // With the address: a key alone, made up by a stranger, tells nothing about anyone.
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

  /** The outcome, or that there is none yet. The provider may still answer: then the same request again hears it. */
  async function soon(outcome: Promise<Outcome>): Promise<Outcome> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<Outcome>((resolve) => {
      timer = setTimeout(() => {
        report('provider-is-slow', 504);
        resolve({ status: 504, retryAfter: '30' });
      }, answerWithin);
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
    // Whoever filled in the honeypot learns nothing.
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
      // The client went away while it sent the body, or a platform lacks something.
      report('request-broke-off', 503);
      return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store' } });
    }
  };
}
