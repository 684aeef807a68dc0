/**
 * The newsletter's forwarder: takes a subscription from the site, adds the provider's key, which no browser ever sees,
 * and hands it on. Web standards only, so that it runs on Node and as a function of any host.
 */
import { limitRate, rememberResults } from './memory.ts';
import { page, type PageContent } from './page.ts';
import { honeypot, readSubscription, type Subscription } from './subscription.ts';

/** Words of the pages that answer a form. */
export interface ForwarderWords {
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

/** What the forwarder needs to know. */
export interface ForwarderOptions {
  /** Path that the endpoint stands under, such as `/api/newsletter`. */
  base: string;
  /** Id of the provider's publication. */
  publication: string;
  /** Where the provider's API is, without `/v2`, and the key that opens it. Without them every subscription waits. */
  provider: { url?: string; key?: string };
  /** What a browser that posts the form by itself reads. */
  words: ForwarderWords;
  /** Requests that one client may make in a minute. Default 60: a whole class behind one address. */
  perMinute?: number;
  /** How long a client waits for the provider, in ms. Default 9 s: the shortest time that a host's functions may run is 10 s. */
  answerWithin?: number;
  /** How long the provider has, in ms, although the client waits no more: its answer is remembered. Default 60 s. */
  giveUpAfter?: number;
  /** Sends requests to the provider. Default: the platform's own. */
  fetch?: (request: Request) => Promise<Response>;
  /** Takes a line for each subscription that did not get through; nothing in it is about the visitor. Default: `console.error`. */
  log?: (line: string) => void;
  /** The time, in ms since 1970. */
  now?: () => number;
}

/** What a platform knows of a request besides the request itself. */
export interface ForwarderContext {
  /** Tells clients apart: their address. Clients without one count as one. */
  client?: string;
  /** Keeps a function alive until work is done that goes on after the answer, where the platform has that. */
  waitUntil?: (work: Promise<unknown>) => void;
}

/** Answers one request. It never rejects. */
export type Forwarder = (request: Request, context?: ForwarderContext) => Promise<Response>;

/** Longest body that is read, in bytes. */
export const bodyLimit = 10 * 1024;

/** For how long a request with the same `Idempotency-Key` is the same subscription, in ms: a client waits a day at most. */
const keysKeptFor = 26 * 60 * 60 * 1000;

/** For how long the same address from a form, which has no key, is the same subscription, in ms. */
const addressesKeptFor = 60_000;

/** The provider's answers after which the same is never sent again: those that the site's client takes for final. */
const refusals = new Set([400, 409, 410, 413, 415, 422]);

/** What became of a subscription. */
interface Outcome {
  status: number;
  /** Whether the provider took or refused it, so that sending it again is of no use. */
  settled: boolean;
  /** Why it did not get through, in the log. */
  reason?: string;
  /** The provider's own status, in the log. */
  providerStatus?: number;
  /** The provider's `Retry-After`. */
  retryAfter?: string;
}

/** The body as text; undefined when it is longer than the limit. What is too much is read and dropped, so that the client hears the answer. */
async function readBody({ body }: Request): Promise<string | undefined> {
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    size += chunk.value.byteLength;
    if (size > bodyLimit) {
      const drain = async (): Promise<void> => {
        while (!(await reader.read()).done);
      };
      drain().catch(() => undefined);
      return undefined;
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
  return text + decoder.decode();
}

/** The fields of a JSON body; undefined when it is not a JSON object. */
function parseJson(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether another site made the browser send this: browsers say where a request comes from, and pages cannot change that. */
function isFromElsewhere({ headers, url }: Request): boolean {
  const origin = headers.get('Origin');
  const site = headers.get('Sec-Fetch-Site');
  // The host alone: behind a proxy the request itself comes without TLS.
  const host = headers.get('Host') ?? new URL(url).host;
  const sameHost = origin === null || (URL.canParse(origin) && new URL(origin).host === host);
  return !sameHost || (site !== null && site !== 'same-origin');
}

/** The page of this site that the form was on, as a path. */
function formPage({ headers, url }: Request): string {
  const referer = headers.get('Referer') ?? '';
  if (!URL.canParse(referer)) return '/';
  const { host, pathname } = new URL(referer);
  // One slash in front: two would lead to another host.
  return host === (headers.get('Host') ?? new URL(url).host) ? pathname.replace(/^\/+/, '/') : '/';
}

/** What the provider's answer means. */
function readAnswer({ status, ok, headers }: Response): Outcome {
  if (ok) {
    // A page, or anything else that is not the provider's, is no acceptance.
    const isProviders = /^application\/([\w.-]+\+)?json\b/i.test(headers.get('Content-Type') ?? '');
    return isProviders
      ? { status: 201, settled: true }
      : { status: 502, settled: false, reason: 'not-the-provider', providerStatus: status };
  }
  if (refusals.has(status))
    return { status, settled: true, reason: 'refused-by-provider', providerStatus: status };
  const retryAfter = headers.get('Retry-After') ?? undefined;
  if (status === 429)
    return { status, settled: false, reason: 'provider-is-busy', providerStatus: status, retryAfter };
  return {
    status: 503,
    settled: false,
    reason: status === 408 || status >= 500 ? 'provider-is-down' : 'key-or-address-is-wrong',
    providerStatus: status,
    retryAfter,
  };
}

/**
 * Makes a forwarder. It answers `POST {base}/v2/publications/{publication}/subscriptions`, JSON with JSON and a posted form with
 * a page to read, and nothing else. What the provider did not settle is answered with 429 or 5xx: the site's client
 * keeps it and sends it again.
 */
export function createForwarder({
  base,
  publication,
  provider,
  words,
  perMinute = 60,
  answerWithin = 9000,
  giveUpAfter = 60_000,
  fetch = (request) => globalThis.fetch(request),
  log = (line) => console.error(line),
  now = Date.now,
}: ForwarderOptions): Forwarder {
  const resource = `/v2/publications/${encodeURIComponent(publication)}/subscriptions`;
  const once = rememberResults<Outcome>(({ settled }) => settled, { now });
  const waitOf = limitRate(perMinute, 60_000, { now });

  const report = (reason: string, status: number, providerStatus?: number): void =>
    log(JSON.stringify({ event: 'newsletter-failure', reason, status, providerStatus }));

  /** Hands a subscription to the provider, and reports when it does not get through. */
  async function deliver(subscription: Subscription, key: string): Promise<Outcome> {
    const outcome = await send(subscription, key);
    if (outcome.reason !== undefined) report(outcome.reason, outcome.status, outcome.providerStatus);
    return outcome;
  }

  async function send(subscription: Subscription, key: string): Promise<Outcome> {
    if (!provider.key || !provider.url || !URL.canParse(provider.url))
      return { status: 503, settled: false, reason: 'not-configured' };
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
          signal: AbortSignal.timeout(giveUpAfter),
        }),
      );
      await response.body?.cancel();
      return readAnswer(response);
    } catch {
      // Not what went wrong: messages of the platform may hold the address that was asked.
      return { status: 503, settled: false, reason: 'no-answer' };
    }
  }

  /** The outcome, or that there is none yet. The provider may still answer: then the same request again hears it. */
  async function soon(outcome: Promise<Outcome>): Promise<Outcome> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<Outcome>((resolve) => {
      timer = setTimeout(
        () => resolve({ status: 504, settled: false, reason: 'provider-is-slow', retryAfter: '30' }),
        answerWithin,
      );
    });
    const first = await Promise.race([outcome, late]);
    clearTimeout(timer);
    if (first.reason === 'provider-is-slow') report(first.reason, first.status);
    return first;
  }

  async function handle(request: Request, { client = '', waitUntil }: ForwarderContext): Promise<Response> {
    const type = request.headers.get('Content-Type') ?? '';
    const isForm = /^application\/x-www-form-urlencoded\b/i.test(type);

    const answer = (
      status: number,
      mediaType: string,
      body: string,
      headers?: Record<string, string>,
    ): Response =>
      new Response(body, {
        status,
        headers: { 'Content-Type': `${mediaType}; charset=utf-8`, 'Cache-Control': 'no-store', ...headers },
      });
    const html = (status: number, content: Omit<PageContent, 'back'>, headers?: Record<string, string>) =>
      answer(
        status,
        'text/html',
        page({ ...content, back: { href: formPage(request), label: words.back } }),
        headers,
      );
    const json = (status: number, value: unknown, headers?: Record<string, string>) =>
      answer(status, 'application/json', JSON.stringify(value), headers);
    const refuse = (status: number, messages: string[], headers?: Record<string, string>) =>
      isForm
        ? html(status, { heading: words.failed.heading, lines: [words.failed.line] }, headers)
        : json(status, { errors: messages.map((message) => ({ message })) }, headers);
    const accept = () =>
      isForm
        ? html(200, { heading: words.subscribed.heading, lines: [words.subscribed.line] })
        : json(201, { data: { status: 'accepted' } });

    if (new URL(request.url).pathname !== base + resource)
      return refuse(404, ['There is no such publication or resource']);
    if (request.method !== 'POST') return refuse(405, ['Only POST is allowed'], { Allow: 'POST' });
    if (isFromElsewhere(request)) {
      report('from-another-site', 403);
      return refuse(403, ['Subscriptions are taken from this site’s own pages only']);
    }
    const wait = waitOf(client);
    if (wait > 0) {
      report('too-many-requests', 429);
      return refuse(429, ['Too many requests'], { 'Retry-After': String(Math.ceil(wait / 1000)) });
    }
    if (!isForm && !/^application\/json\b/i.test(type))
      return refuse(415, ['Content-Type must be application/json']);

    const body = await readBody(request);
    if (body === undefined) return refuse(413, [`The body is longer than ${bodyLimit} bytes`]);
    const fields = isForm ? Object.fromEntries(new URLSearchParams(body)) : parseJson(body);
    if (!fields) return refuse(400, ['The body is not a JSON object']);
    const subscription = readSubscription(fields);
    if (Array.isArray(subscription)) {
      const lines = subscription.map(({ field }) => words.problems[field] ?? words.otherProblem);
      return isForm
        ? html(400, { heading: words.incomplete.heading, lines: [...new Set(lines)] })
        : refuse(
            400,
            subscription.map(({ message }) => message),
          );
    }
    // Whoever filled it in learns nothing.
    if (fields[honeypot]) return accept();

    const given = request.headers.get('Idempotency-Key') ?? '';
    const key = /^[!-~]{1,200}$/.test(given) ? given : undefined;
    // With the address: a key alone, made up by a stranger, tells nothing about anyone.
    const outcome = once(`${key ?? ''} ${subscription.email}`, key ? keysKeptFor : addressesKeptFor, () =>
      deliver(subscription, key ?? crypto.randomUUID()),
    );
    waitUntil?.(outcome);
    const { status, retryAfter } = await soon(outcome);
    if (status === 201) return accept();
    return refuse(status, ['The subscription was not accepted'], {
      ...(retryAfter !== undefined && { 'Retry-After': retryAfter }),
    });
  }

  return (request, context = {}) =>
    handle(request, context).catch(() => {
      // The client went away while it sent the body, or a platform lacks something.
      report('request-broke-off', 503);
      return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store' } });
    });
}
