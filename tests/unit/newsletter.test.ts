/**
 * Tests the complete path of a subscription, from the browser through the forwarder to the provider, with everything
 * that can go wrong along the way.
 */
import { once } from 'node:events';
import fc from 'fast-check';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { createForwarder } from '../../deploy/forwarder/forwarder.ts';
import { newsletterPage } from '../../src/content/newsletter.ts';
import type { SubscribeOutcome } from '../../src/sections/contact/NewsletterSignup/NewsletterSignup.tsx';
import { createNewsletter, keepFor, sameFor } from '../../src/shell/newsletter/createNewsletter.ts';
import { toPayload } from '../../src/shell/newsletter/payload.ts';
import { longestWait } from '../../src/shell/newsletter/post.ts';

const jordan = { firstName: 'Jordanna', email: 'jordanna@county.gov', source: 'home' };
const lee = { ...jordan, email: 'lee@district.example' };
const origin = 'https://site.example';
const publication = 'pub_1';
const resource = `/api/newsletter/v2/publications/${publication}/subscriptions`;
const providerKey = 'a-secret-key';
const minute = 60_000;

/** What a fault does to a request. `signal` aborts when the sender times out; `next` gets the normal response. */
type Step = (signal: AbortSignal, next: () => Promise<Response>) => Response | Promise<Response>;

/** Something that can go wrong. */
interface Fault {
  what: string;
  /** What the provider does. */
  provider?: Step;
  /** What the host does. It sits between the browser and the forwarder. */
  host?: Step;
  /** The outcome that the visitor sees. */
  told: SubscribeOutcome;
  /** The reason in the forwarder's log. */
  logged?: string;
  /** Whether the provider refuses the subscription, so that it is not sent again. */
  refused?: true;
}

const cut = (): never => {
  throw new TypeError(`fetch failed: ${jordan.email} ${providerKey}`);
};
/** Never responds, so that the client times out. */
const silence: Step = (signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
const loseAnswer: Step = async (_signal, next) => {
  await next();
  return cut();
};
/** Accepts the subscription, but only after the client has timed out. */
const late: Step = async (signal, next) => {
  await once(signal, 'abort');
  return next();
};
const status =
  (code: number, headers: Record<string, string> = {}): Step =>
  () =>
    Response.json({ errors: [jordan.email, providerKey] }, { status: code, headers });
const welcomePage: Step = () => new Response('<h1>Hi</h1>', { headers: { 'Content-Type': 'text/html' } });

const faults: Fault[] = [
  ...[400, 409, 410, 413, 415, 422].map((code): Fault => ({
    what: `the provider refuses it with ${code}`,
    provider: status(code),
    told: 'not-ok',
    logged: 'refused-by-provider',
    refused: true,
  })),
  ...[301, 302, 307, 308, 401, 403, 404, 405].map((code): Fault => ({
    what: `the provider responds with ${code}, which the visitor can't fix`,
    provider: status(code, { Location: '/login' }),
    told: 'not-ok',
    logged: 'key-or-address-is-wrong',
  })),
  ...[408, 500, 503].map((code): Fault => ({
    what: `the provider is down: ${code}`,
    provider: status(code),
    told: 'not-ok',
    logged: 'provider-is-down',
  })),
  {
    what: 'the provider is rate limiting',
    provider: status(429, { 'Retry-After': '7' }),
    told: 'not-ok',
    logged: 'provider-is-busy',
  },
  {
    what: 'a web page responds instead of the provider',
    provider: welcomePage,
    told: 'not-ok',
    logged: 'not-the-provider',
  },
  { what: 'the provider drops the connection', provider: cut, told: 'not-ok', logged: 'no-answer' },
  {
    what: 'the provider accepts it, but the response gets lost',
    provider: loseAnswer,
    told: 'not-ok',
    logged: 'no-answer',
  },
  {
    what: 'the provider responds after everyone has stopped waiting',
    provider: late,
    told: 'not-ok',
    logged: 'provider-is-slow',
  },
  { what: 'the provider never responds', provider: silence, told: 'not-ok', logged: 'provider-is-slow' },
  { what: 'there is no network', host: cut, told: 'network-failure' },
  { what: 'the forwarder’s answer gets lost', host: loseAnswer, told: 'network-failure' },
  { what: 'the host never responds', host: silence, told: 'network-failure' },
  { what: 'a web page responds instead of the forwarder', host: welcomePage, told: 'ok' },
  { what: 'the host redirects', host: () => Response.redirect(origin), told: 'not-ok' },
  { what: 'the host forbids it', host: status(403), told: 'not-ok' },
  { what: 'the host has no forwarder', host: status(404), told: 'not-ok' },
];

let log: MockInstance;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T09:00:00Z') });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('window', new EventTarget());
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // The real `AbortSignal.timeout` ignores fake timers.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('Timed out', 'TimeoutError')), ms);
    return controller.signal;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Advances the clock by `ms`, and runs what is due. The default is enough for the mock of IndexedDB to finish. */
const pass = (ms = 100) => vi.advanceTimersByTimeAsync(ms);

const online = async (): Promise<void> => {
  window.dispatchEvent(new Event('online'));
  await pass();
};

/** Everything that the browser has stored. */
async function stored(): Promise<string> {
  const opening = indexedDB.open('newsletter');
  opening.onupgradeneeded = () => opening.result.createObjectStore('outbox');
  await pass();
  const reading = opening.result.transaction('outbox').objectStore('outbox').getAll();
  await pass();
  opening.result.close();
  return JSON.stringify(reading.result);
}

/** A forwarder, and a provider that recognizes a repeated `Idempotency-Key`. `outside.fault` is the current fault. */
function world() {
  /** For each email address, the idempotency keys of the subscriptions that the provider has accepted. */
  const accepted = new Map<string, Set<string>>();
  const refused = new Set<string>();
  /** The requests that the forwarder received from the site's pages, in order. */
  const sent: { key: string; init: RequestInit; email: string; body: unknown }[] = [];
  const closed = new Set<string>();
  const outside: { fault?: Fault } = {};
  let visits = 0;

  const forward = createForwarder({
    base: '/api/newsletter',
    publication,
    provider: { url: 'https://provider.example', key: providerKey },
    words: newsletterPage,
    fetch: async (request, { signal }) => {
      const { email } = (await request.clone().json()) as { email: string };
      const key = request.headers.get('Idempotency-Key') ?? '';
      const keys = accepted.get(email) ?? new Set();
      const accept = () => {
        accepted.set(email, keys.add(key));
        return Promise.resolve(Response.json({}, { status: 201 }));
      };
      const { provider, refused: refuses } = outside.fault ?? {};
      if (!provider || (refuses && keys.has(key))) return accept();
      if (refuses) refused.add(email);
      return provider(signal, accept);
    },
  });

  vi.stubGlobal('fetch', async (url: string, init: RequestInit & { signal: AbortSignal }) => {
    const [, visit = '', path = ''] = /^\/(visit-\d+)(.*)/.exec(url) ?? [];
    if (closed.has(visit)) return new Promise(() => undefined);
    const body = JSON.parse(init.body as string) as { email: string };
    const key = new Headers(init.headers).get('Idempotency-Key') ?? '';
    sent.push({ key, init, email: body.email, body });
    const request = new Request(origin + path, init);
    const next = () => forward(request, { client: body.email });
    const answer = await (outside.fault?.host?.(init.signal, next) ?? next());
    return closed.has(visit) ? new Promise(() => undefined) : answer;
  });

  return {
    accepted,
    refused,
    sent,
    forward,
    outside,
    /** Opens the site in a tab. A closed tab receives nothing more, but what it sent still arrives. */
    async visit() {
      const name = `visit-${(visits += 1)}`;
      const client = createNewsletter({ base: `/${name}/api/newsletter`, publication });
      client.start();
      await pass();
      return {
        action: client.endpoint,
        close: () => void closed.add(name),
        /** Submits the form, without waiting for the outcome. */
        subscribe: async (submission = jordan): Promise<{ outcome?: SubscribeOutcome }> => {
          const told: { outcome?: SubscribeOutcome } = {};
          void client.subscribe(submission).then((outcome) => (told.outcome = outcome));
          await pass();
          return told;
        },
      };
    },
  };
}

it('sends exactly the provider’s fields', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (firstName, email, source) => {
      expect(toPayload({ firstName, email, source })).toStrictEqual({
        email,
        first_name: firstName,
        reactivate_existing: false,
        send_welcome_email: true,
        utm_source: source,
        utm_medium: 'organic',
      });
    }),
  );
});

it('the request is JSON, follows no redirect, and outlives the page if its body is small enough', async () => {
  const { visit, sent } = world();
  const { subscribe, action } = await visit();
  expect(action).toBe(`/visit-1${resource}`);
  expect(await subscribe()).toEqual({ outcome: 'ok' });
  await subscribe({ ...lee, firstName: 'ü'.repeat(40_000) });
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
  expect(sent[0]?.init).toMatchObject({ method: 'POST', redirect: 'manual', keepalive: true, headers });
  expect(sent[0]?.body).toEqual(toPayload(jordan));
  expect(sent[1]?.init.keepalive).toBe(false);
});

describe.each(faults)('when $what', (fault) => {
  const { told, logged, refused, provider } = fault;

  it(`the visitor sees “${told}”, and ${refused ? 'it is not sent again' : 'it arrives once, later'}`, async () => {
    const { visit, outside, accepted, sent } = world();
    outside.fault = fault;
    const tab = await visit();
    const told = await tab.subscribe();
    await pass(minute);
    expect(told).toEqual({ outcome: fault.told });
    if (refused) {
      expect(await stored()).toBe('[]');
      expect(sent).toHaveLength(1);
    } else expect(sent.length).toBeLessThanOrEqual(4);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    tab.close();

    outside.fault = undefined;
    await visit();
    await pass(10 * minute);
    expect(accepted.get(jordan.email)?.size).toBe(refused ? undefined : 1);
    expect(await stored()).toBe('[]');
  });

  if (provider)
    it(`the log says “${logged}”, and a posted form gets a page about the failure; neither reveals the visitor`, async () => {
      const { outside, forward, visit } = world();
      outside.fault = fault;
      await (await visit()).subscribe();
      await pass(minute);
      const lines = log.mock.calls.map(([line]) => String(line));
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'newsletter-failure', reason: logged });
      const form = new URLSearchParams({ first_name: 'Lee', email: lee.email, utm_source: 'home' });
      const answer = forward(new Request(origin + resource, { method: 'POST', body: form }));
      await pass(minute);
      const page = await (await answer).text();
      expect(page).toContain(newsletterPage.failed.lead);
      for (const secret of [jordan.email, jordan.firstName, lee.email, providerKey, 'provider.example'])
        for (const text of [page, ...lines]) expect(text).not.toContain(secret);
    });
});

it('whatever goes wrong, and in whatever order, a subscription arrives once or is refused', async () => {
  const act = fc.oneof(
    { weight: 3, arbitrary: fc.record({ do: fc.constant('subscribe' as const), who: fc.nat(2) }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('fault' as const), at: fc.nat(faults.length) }) },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('pass' as const),
        ms: fc.constantFrom(1, 1000, 5000, 30_000, 10 * minute),
      }),
    },
    fc.record({ do: fc.constant('close' as const) }),
    fc.record({ do: fc.constant('online' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12 }), async (acts) => {
      vi.stubGlobal('indexedDB', new IDBFactory());
      vi.stubGlobal('window', new EventTarget());
      const { visit, outside, accepted, refused } = world();
      const subscribed = new Set<string>();
      // Two tabs: the second one opens and closes.
      const first = await visit();
      let second = await visit();
      for (const each of acts) {
        if (each.do === 'subscribe') {
          // Each email address is used once, because after a minute it would count as a new subscription.
          const email = `reader${subscribed.size}@county.example`;
          subscribed.add(email);
          await (each.who === 0 ? first : second).subscribe({ ...jordan, email });
          if (each.who === 2) await first.subscribe({ ...jordan, email });
        } else if (each.do === 'fault') outside.fault = faults[each.at];
        else if (each.do === 'pass') await pass(each.ms);
        else if (each.do === 'online') await online();
        else {
          second.close();
          second = await visit();
        }
      }
      outside.fault = undefined;
      await visit();
      await pass(longestWait + minute);
      await online();
      await pass(10 * minute);
      for (const email of subscribed)
        expect([email, refused.has(email) ? 1 : accepted.get(email)?.size]).toEqual([email, 1]);
      expect(await stored()).toBe('[]');
    }),
    { numRuns: 150 },
  );
});

describe('a subscription is sent again', () => {
  const down = faults.find(({ what }) => what.endsWith('503'));
  const busy = (retryAfter: string): Fault => ({
    what: 'the host is busy',
    host: status(429, { 'Retry-After': retryAfter }),
    told: 'not-ok',
  });

  it('three times, after 1, 2 and 4 seconds; and three times in a later visit, and when back online', async () => {
    const { visit, outside, sent } = world();
    outside.fault = down;
    const tab = await visit();
    await tab.subscribe();
    const counts: number[] = [];
    for (const ms of [800, 200, 1800, 200, 3800, 200, 60 * minute]) {
      await pass(ms);
      counts.push(sent.length);
    }
    expect(counts).toEqual([1, 2, 2, 3, 3, 4, 4]);
    await online();
    expect(sent).toHaveLength(5);
    await pass(60 * minute);
    expect(sent).toHaveLength(7);
    tab.close();
    await visit();
    await pass(60 * minute);
    expect(sent).toHaveLength(10);
  });

  it('when the browser is back online while the last attempt fails', async () => {
    const { visit, outside, sent, accepted } = world();
    outside.fault = down;
    await (await visit()).subscribe();
    await pass(6900);
    outside.fault = faults.find(({ what }) => what === 'the host never responds');
    await pass(200);
    expect(sent).toHaveLength(4);
    await online();
    outside.fault = undefined;
    await pass(minute);
    expect(accepted.get(jordan.email)?.size).toBe(1);
  });

  it.each([
    ['120', 120_000],
    ['Sun, 01 Mar 2026 09:02:00 GMT', 120_000],
    ['9'.repeat(30), longestWait],
  ])('not before the time that the response requests (Retry-After: %s), by any tab', async (header, wait) => {
    const { visit, outside, sent } = world();
    outside.fault = busy(header);
    await (await visit()).subscribe();
    await visit();
    await pass(wait - 300);
    expect(sent).toHaveLength(1);
    await pass(200);
    expect(sent).toHaveLength(2);
  });

  it.each(['-7', 'soon', 'Sun, 01 Mar 2026 08:00:00 GMT'])(
    'after the usual second if the response requests %s',
    async (header) => {
      const { visit, outside, sent } = world();
      outside.fault = busy(header);
      await (await visit()).subscribe();
      await pass(1000);
      expect(sent).toHaveLength(2);
    },
  );

  it('along with a new one that is accepted', async () => {
    const { visit, outside, accepted } = world();
    outside.fault = down;
    const tab = await visit();
    await tab.subscribe();
    await pass(minute);
    outside.fault = undefined;
    await tab.subscribe(lee);
    expect([...accepted.keys()].sort()).toEqual([jordan.email, lee.email]);
  });

  it.each([
    [keepFor, 1],
    [-keepFor - 2 * minute, 1],
    [keepFor - 2 * minute, 3],
  ])('for 30 days, and then one last time: %i ms later, %i times', async (age, tries) => {
    const { visit, outside, sent } = world();
    outside.fault = down;
    const tab = await visit();
    await tab.subscribe();
    await pass(minute);
    tab.close();
    vi.setSystemTime(Date.now() + age);
    await visit();
    await pass(10_000);
    expect(sent).toHaveLength(4 + tries);
    expect((await stored()).includes(jordan.email)).toBe(tries > 1);
  });
});

describe('the same email address again', () => {
  it('counts as one subscription while it is stored and for a minute after acceptance, in any tab', async () => {
    const { visit, outside, sent } = world();
    outside.fault = faults.find(({ what }) => what === 'there is no network');
    await (await visit()).subscribe();
    await (await visit()).subscribe({ ...jordan, email: ' Jordanna@county.gov' });
    outside.fault = undefined;
    for (const tab of [await visit(), await visit()]) await tab.subscribe();
    await pass(sameFor);
    await (await visit()).subscribe();
    const [first, ...keys] = sent.map(({ key }) => key === sent[0]?.key);
    expect([first, keys.filter(Boolean).length, keys.at(-1)]).toEqual([true, keys.length - 1, false]);
  });

  it.each([false, true])(
    'is recognized without storing the email address, for one minute; page closed: %s',
    async (closed) => {
      const { visit } = world();
      const tab = await visit();
      await tab.subscribe();
      const left = await stored();
      expect(left).toContain('"id"');
      for (const word of [jordan.email, 'county', jordan.firstName]) expect(left).not.toContain(word);
      if (closed) tab.close();
      await pass(sameFor);
      if (closed) await visit();
      expect(await stored()).toBe('[]');
    },
  );

  it('is settled by the first final response', async () => {
    const { visit, outside, sent } = world();
    const tab = await visit();
    outside.fault = faults.find(({ what }) => what === 'the host never responds');
    const first = await tab.subscribe();
    outside.fault = faults.find(({ refused }) => refused);
    expect(await tab.subscribe()).toEqual({ outcome: 'not-ok' });
    await pass(minute);
    expect(first).toEqual({ outcome: 'network-failure' });
    expect(sent).toHaveLength(2);
    expect(await stored()).toBe('[]');
  });

  it('is not confused with other email addresses', async () => {
    const { visit, sent } = world();
    const tab = await visit();
    await tab.subscribe();
    await tab.subscribe(lee);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });
});

it.each([false, true])(
  'another tab doesn’t send a subscription while a response could still arrive; page closed: %s',
  async (closed) => {
    const { visit, outside, sent } = world();
    outside.fault = faults.find(({ what }) => what === 'the host never responds');
    const tab = await visit();
    await tab.subscribe();
    if (closed) tab.close();
    await visit();
    await pass(29_700);
    expect(sent).toHaveLength(1);
    await pass(2000);
    expect(sent).toHaveLength(2);
  },
);

describe('if the browser’s storage', () => {
  const refuse = (): never => {
    throw new DOMException('No', 'QuotaExceededError');
  };

  it.each([
    ['is denied', () => vi.stubGlobal('indexedDB', { open: refuse })],
    ['is missing', () => vi.stubGlobal('indexedDB', undefined)],
    ['is full', () => vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse)],
  ])('%s, a subscription is kept while its tab is open, and sent again', async (_, breakStorage) => {
    breakStorage();
    const { visit, outside, sent, accepted } = world();
    outside.fault = faults.find(({ what }) => what === 'there is no network');
    expect(await (await visit()).subscribe()).toEqual({ outcome: 'network-failure' });
    await pass(minute);
    expect(sent).toHaveLength(4);
    outside.fault = undefined;
    await online();
    await pass(10 * minute);
    expect([sent.length, accepted.get(jordan.email)?.size]).toEqual([5, 1]);
  });

  it('becomes full after a subscription is kept, the subscription is sent, and only once', async () => {
    const { visit, outside, sent, accepted } = world();
    outside.fault = faults.find(({ what }) => what === 'there is no network');
    const tab = await visit();
    await tab.subscribe();
    tab.close();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse);
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(refuse);
    outside.fault = undefined;
    await visit();
    await pass(10 * minute);
    await online();
    await pass(10 * minute);
    expect([sent.length, accepted.get(jordan.email)?.size]).toEqual([2, 1]);
  });
});

it('uses no browser API before its first use', () => {
  vi.unstubAllGlobals();
  expect(() => createNewsletter({ publication })).not.toThrow();
});
