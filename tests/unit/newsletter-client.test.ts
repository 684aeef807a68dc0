import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerTimeout, longestWait, post, readRetryAfter } from '../../src/shell/newsletter/client.ts';
import {
  backOff,
  createNewsletter,
  type Locks,
  type NewsletterOptions,
} from '../../src/shell/newsletter/createNewsletter.ts';
import { keepFor, keyPrefix, sameFor, type OutboxStorage } from '../../src/shell/newsletter/outbox.ts';
import { toPayload } from '../../src/shell/newsletter/payload.ts';

const jordan = { firstName: 'Jordan', email: 'jordan@county.gov', source: 'home' };
const endpoint = '/api/newsletter/v2/publications/pub_1/subscriptions';
const minute = 60_000;

/** What one request gets: a status, or a failure of the network. */
type Reply = number | 'failure' | Response | Promise<number>;

/** Web Storage that two tabs, or two visits, can share. */
class FakeStorage implements OutboxStorage {
  readonly items = new Map<string, string>();
  get length(): number {
    return this.items.size;
  }
  key(index: number): string | null {
    return [...this.items.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }
  removeItem(key: string): void {
    this.items.delete(key);
  }
}

/** The submissions that are kept to be delivered; what is left of accepted ones is none. */
const kept = (storage: FakeStorage): string[] =>
  [...storage.items.values()].filter((text) => text.includes('"submission"'));

/** Locks that two tabs can share. */
function fakeLocks(): Locks {
  const held = new Set<string>();
  return {
    async request(name, _options, callback) {
      if (held.has(name)) return callback(null);
      held.add(name);
      try {
        return await callback({ name });
      } finally {
        held.delete(name);
      }
    },
  };
}

/** A provider that gives `replies` in turn, the last one again and again; `sent` are the requests it got. */
function provider(...replies: Reply[]) {
  const sent: { url: unknown; init: RequestInit; body: unknown }[] = [];
  const fetch: typeof globalThis.fetch = async (url, init = {}) => {
    const reply = replies[Math.min(sent.length, replies.length - 1)];
    sent.push({ url, init, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
    const status = (await reply) ?? 201;
    if (status === 'failure') throw new TypeError('Failed to fetch');
    return status instanceof Response
      ? status.clone()
      : new Response(null, { status, headers: { 'Content-Type': 'application/json' } });
  };
  return { sent, fetch };
}

/** One visit (or tab): a client of its own over storage and locks that it may share with others. */
function visit(options: Partial<NewsletterOptions> = {}) {
  const events = new EventTarget();
  const storage = new FakeStorage();
  const client = createNewsletter({
    publication: 'pub_1',
    storage: () => storage,
    locks: () => undefined,
    events: () => events,
    ...options,
  });
  return { ...client, online: () => events.dispatchEvent(new Event('online')) };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('payload', () => {
  it('has exactly the provider’s fields', () => {
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
});

describe('request', () => {
  it('is a POST of JSON to the publication’s subscriptions', async () => {
    const { sent, fetch } = provider(201);
    await visit({ fetch }).subscribe(jordan);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      url: endpoint,
      init: { method: 'POST', headers: { 'Content-Type': 'application/json', Accept: 'application/json' } },
      body: toPayload(jordan),
    });
  });

  it('goes where base and publication say, also when the form is posted', async () => {
    const { sent, fetch } = provider(201);
    const client = visit({ fetch, base: 'https://api.example', publication: 'a/b?c' });
    await client.subscribe(jordan);
    expect(client.action).toBe('https://api.example/v2/publications/a%2Fb%3Fc/subscriptions');
    expect(sent[0]?.url).toBe(client.action);
  });

  it('counts as failed on the network when no answer comes in time', async () => {
    const never: typeof globalThis.fetch = (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('Timed out', 'TimeoutError')));
      });
    const timeout = new AbortController();
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(timeout.signal);
    const answer = post(endpoint, 'key', toPayload(jordan), never);
    expect(limit).toHaveBeenCalledWith(30_000);
    timeout.abort();
    expect(await answer).toEqual({
      outcome: 'network-failure',
      settled: false,
      retryAfter: 0,
    });
  });

  it('names the submission by the same key each time, and follows no redirect', async () => {
    const { sent, fetch } = provider('failure', 503, 201);
    const client = visit({ fetch });
    await client.subscribe(jordan);
    await vi.advanceTimersByTimeAsync(minute);
    const keys = sent.map(({ init }) => new Headers(init.headers).get('Idempotency-Key'));
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    await client.subscribe({ ...jordan, email: 'lee@district.example' });
    expect(new Headers(sent[3]?.init.headers).get('Idempotency-Key')).not.toBe(keys[0]);
    expect(sent.map(({ init }) => init.redirect)).toEqual(Array(4).fill('manual'));
  });

  it('outlives the page only while it is short enough for that', async () => {
    const { sent, fetch } = provider(201);
    const client = visit({ fetch });
    await client.subscribe(jordan);
    await client.subscribe({ ...jordan, firstName: 'ü'.repeat(40_000), email: 'lee@district.example' });
    expect(sent.map(({ init }) => init.keepalive)).toEqual([true, false]);
  });
});

describe('outcome', () => {
  it('depends on the ok status alone', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 200, max: 599 }), async (status) => {
        const { fetch } = provider(status);
        expect(await visit({ fetch }).subscribe(jordan)).toBe(status < 300 ? 'ok' : 'not-ok');
      }),
    );
  });

  it('is a network failure when there is no answer', async () => {
    expect(await visit({ fetch: provider('failure').fetch }).subscribe(jordan)).toBe('network-failure');
  });
});

describe('what is sent again', () => {
  it('is everything but an acceptance and the six refusals', async () => {
    const settling = [400, 409, 410, 413, 415, 422];
    for (let status = 200; status < 600; status += 1) {
      const { settled } = await post(endpoint, 'key', toPayload(jordan), provider(status).fetch);
      expect([status, settled]).toEqual([status, status < 300 || settling.includes(status)]);
    }
  });

  it.each([
    ['text/html; charset=utf-8', 2],
    ['text/plain', 2],
    [undefined, 2],
    ['application/json', 1],
    ['Application/JSON; charset=utf-8', 1],
    ['application/vnd.api+json', 1],
    ['application/jsonp', 2],
  ])(
    'is an acceptance that is not the provider’s JSON: as %s it takes %i requests',
    async (type, requests) => {
      const answer = new Response(null, { headers: type === undefined ? {} : { 'Content-Type': type } });
      const { sent, fetch } = provider(answer, 201);
      expect(await visit({ fetch }).subscribe(jordan)).toBe('ok');
      await vi.advanceTimersByTimeAsync(minute);
      expect(sent).toHaveLength(requests);
    },
  );

  it('is what a redirect answered, unfollowed', async () => {
    const { sent, fetch } = provider(Response.redirect('https://elsewhere.example/'), 201);
    expect(await visit({ fetch }).subscribe(jordan)).toBe('not-ok');
    await vi.advanceTimersByTimeAsync(minute);
    expect(sent).toHaveLength(2);
  });

  it('waits as long as the provider asks for, also in a later visit', async () => {
    const storage = new FakeStorage();
    const busy = new Response(null, { status: 429, headers: { 'Retry-After': '120' } });
    const first = provider(busy, 201);
    await visit({ fetch: first.fetch, storage: () => storage }).subscribe(jordan);
    await vi.advanceTimersByTimeAsync(minute);
    expect(first.sent).toHaveLength(1);
    vi.clearAllTimers();
    const { sent, fetch } = provider(201);
    visit({ fetch, storage: () => storage }).start();
    // Clearing the timers has put the clock back to its start.
    await vi.advanceTimersByTimeAsync(2 * minute - 1);
    expect(sent).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(1);
  });

  it('reads Retry-After as seconds or a date, one day at most', () => {
    expect(
      [
        null,
        '7',
        '-7',
        'soon',
        'Sun, 01 Mar 2026 09:00:10 GMT',
        'Sun, 01 Mar 2026 08:00:00 GMT',
        '9'.repeat(30),
      ].map(readRetryAfter),
    ).toEqual([0, 7000, 0, 0, 10_000, 0, longestWait]);
  });

  it.each([201, 400, 409, 422])('is not an answer of %i', async (status) => {
    const { sent, fetch } = provider(status);
    const storage = new FakeStorage();
    const client = visit({ fetch, storage: () => storage });
    await client.subscribe(jordan);
    expect(kept(storage)).toHaveLength(0);
    client.start();
    client.online();
    await vi.advanceTimersByTimeAsync(10 * minute);
    expect(sent).toHaveLength(1);
  });

  it.each<Reply>(['failure', 401, 403, 404, 405, 408, 429, 500, 503])(
    'after %s, three times, with growing waits',
    async (reply) => {
      const { sent, fetch } = provider(reply);
      await visit({ fetch }).subscribe(jordan);
      const counts: number[] = [];
      for (const ms of [999, 1, 1999, 1, 3999, 1, 60 * minute]) {
        await vi.advanceTimersByTimeAsync(ms);
        counts.push(sent.length);
      }
      expect(counts).toEqual([1, 2, 2, 3, 3, 4, 4]);
      expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    },
  );

  it('waits twice as long each time, never more than 30 seconds', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(backOff)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    fc.assert(
      fc.property(fc.nat({ max: 2000 }), (retry) => {
        expect(backOff(retry)).toBeLessThanOrEqual(30_000);
        expect(backOff(retry + 1)).toBeGreaterThanOrEqual(backOff(retry));
      }),
    );
  });

  it('is settled by an acceptance or by another 4xx', async () => {
    for (const end of [200, 422]) {
      const { sent, fetch } = provider('failure', 500, end);
      const storage = new FakeStorage();
      await visit({ fetch, storage: () => storage }).subscribe(jordan);
      expect(kept(storage)).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(10 * minute);
      expect(sent).toHaveLength(3);
      expect(kept(storage)).toHaveLength(0);
    }
  });
});

describe('the next visit', () => {
  /** A visit that ends with one submission undelivered. */
  async function lostOne(): Promise<FakeStorage> {
    const storage = new FakeStorage();
    await visit({ fetch: provider('failure').fetch, storage: () => storage }).subscribe(jordan);
    vi.clearAllTimers();
    return storage;
  }

  it('delivers what was kept, with its id and its time', async () => {
    const storage = await lostOne();
    const [[key = '', text = ''] = []] = [...storage.items];
    expect(key.slice(keyPrefix.length)).not.toBe('');
    expect(JSON.parse(text)).toEqual({ time: Date.now(), notBefore: Date.now(), submission: jordan });

    vi.advanceTimersByTime(5 * minute);
    const { sent, fetch } = provider(201);
    const client = visit({ fetch, storage: () => storage });
    client.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.map(({ body }) => body)).toEqual([toPayload(jordan)]);
    expect(kept(storage)).toHaveLength(0);
  });

  it('tries three times at most, and three times more when the browser is back online', async () => {
    const storage = await lostOne();
    const { sent, fetch } = provider('failure');
    const client = visit({ fetch, storage: () => storage });
    client.start();
    client.start();
    await vi.advanceTimersByTimeAsync(60 * minute);
    expect(sent).toHaveLength(3);
    client.online();
    client.online();
    await vi.advanceTimersByTimeAsync(60 * minute);
    expect(sent).toHaveLength(6);
    expect(kept(storage)).toHaveLength(1);
  });

  it('tries again when the browser is back online while the last attempt is failing', async () => {
    const storage = await lostOne();
    let fail: (status: number) => void = () => undefined;
    const failing = new Promise<number>((resolve) => {
      fail = resolve;
    });
    const { sent, fetch } = provider('failure', 'failure', failing, 201);
    const client = visit({ fetch, storage: () => storage });
    client.start();
    await vi.advanceTimersByTimeAsync(3000);
    expect(sent).toHaveLength(3);
    client.online();
    fail(503);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(4);
    expect(kept(storage)).toHaveLength(0);
  });

  it('delivers each of several', async () => {
    const storage = new FakeStorage();
    const first = visit({ fetch: provider('failure').fetch, storage: () => storage });
    await first.subscribe(jordan);
    await first.subscribe({ ...jordan, email: 'lee@district.example' });
    vi.clearAllTimers();
    const { sent, fetch } = provider(201);
    visit({ fetch, storage: () => storage }).start();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.map(({ body }) => (body as { email: string }).email).sort()).toEqual([
      'jordan@county.gov',
      'lee@district.example',
    ]);
    expect(kept(storage)).toHaveLength(0);
  });

  it('knows a submission whose page was closed before the answer came', async () => {
    const storage = new FakeStorage();
    const never = new Promise<number>(() => undefined);
    void visit({ fetch: provider(never).fetch, storage: () => storage }).subscribe(jordan);
    const { sent, fetch } = provider(201);
    visit({ fetch, storage: () => storage }).start();
    // The answer may still come, and the request is not to be made twice.
    await vi.advanceTimersByTimeAsync(answerTimeout - 1);
    expect(sent).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(1);
  });

  it('sends nothing whose acceptance was seen, even when the page was closed right after', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom<Reply>('failure', 429, 500), { maxLength: 3 }),
        async (failures) => {
          const storage = new FakeStorage();
          const { sent, fetch } = provider(...failures, 200);
          await visit({ fetch, storage: () => storage }).subscribe(jordan);
          await vi.advanceTimersByTimeAsync(60 * minute);
          expect(sent).toHaveLength(failures.length + 1);
          vi.clearAllTimers();
          const later = visit({ fetch, storage: () => storage });
          later.start();
          later.online();
          await vi.advanceTimersByTimeAsync(60 * minute);
          expect(sent).toHaveLength(failures.length + 1);
        },
      ),
    );
  });

  it('gives what is older than 30 days, or from another clock, one last try', async () => {
    for (const [age, tries] of [
      [keepFor, 1],
      [-keepFor, 1],
      [keepFor - minute, 2],
    ] as const) {
      const storage = await lostOne();
      const [text = ''] = storage.items.values();
      vi.setSystemTime((JSON.parse(text) as { time: number }).time + age);
      const { sent, fetch } = provider('failure', 201);
      visit({ fetch, storage: () => storage }).start();
      await vi.advanceTimersByTimeAsync(60 * minute);
      expect(sent).toHaveLength(tries);
      expect(kept(storage)).toHaveLength(0);
    }
  });

  it('is not needed when a new submission is accepted: it takes the kept ones along', async () => {
    const storage = await lostOne();
    const { sent, fetch } = provider(201);
    await visit({ fetch, storage: () => storage }).subscribe({ ...jordan, email: 'lee@district.example' });
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(2);
    expect(kept(storage)).toHaveLength(0);
  });

  it('takes the same address again, kept or accepted within a minute in any tab, as one subscription', async () => {
    const storage = new FakeStorage();
    const { sent, fetch } = provider('failure', 'failure', 201, 201, 201);
    const tab = () => visit({ fetch, storage: () => storage });
    await tab().subscribe(jordan);
    await tab().subscribe({ ...jordan, email: 'Jordan@county.gov' });
    expect(kept(storage)).toHaveLength(1);
    for (let time = 0; time < 2; time += 1) await tab().subscribe(jordan);
    vi.setSystemTime(Date.now() + sameFor);
    await tab().subscribe(jordan);
    const [first, ...keys] = sent.map(({ init }) => new Headers(init.headers).get('Idempotency-Key'));
    expect(keys.map((key) => key === first)).toEqual([true, true, true, false]);
    expect(kept(storage)).toHaveLength(0);
  });
});

describe('what is left of an accepted submission', () => {
  it.each([false, true])(
    'does not hold the address, and goes within a minute; page closed: %s',
    async (closed) => {
      const storage = new FakeStorage();
      const { fetch } = provider(201);
      await visit({ fetch, storage: () => storage }).subscribe(jordan);
      expect(storage.length).toBe(1);
      const left = JSON.stringify([...storage.items]);
      for (const word of [jordan.email, 'county', jordan.firstName]) expect(left).not.toContain(word);
      if (closed) {
        const later = Date.now() + sameFor;
        vi.clearAllTimers();
        vi.setSystemTime(later);
        visit({ fetch, storage: () => storage }).start();
      } else await vi.advanceTimersByTimeAsync(sameFor);
      expect(storage.length).toBe(0);
    },
  );

  it('knows only its own address, whatever others there are', () => {
    const other = fc.emailAddress().filter((email) => email.toLowerCase() !== jordan.email);
    return fc.assert(
      fc.asyncProperty(other, async (email) => {
        const { sent, fetch } = provider(201);
        const storage = new FakeStorage();
        await visit({ fetch, storage: () => storage }).subscribe(jordan);
        await visit({ fetch, storage: () => storage }).subscribe({ ...jordan, email });
        const keys = sent.map(({ init }) => new Headers(init.headers).get('Idempotency-Key'));
        expect(new Set(keys).size).toBe(2);
      }),
    );
  });
});

describe('storage', () => {
  const throwing = (): never => {
    throw new DOMException('No', 'SecurityError');
  };

  it('denied: the submission is kept in memory for the visit', async () => {
    const { sent, fetch } = provider('failure', 500, 201);
    const client = visit({ fetch, storage: throwing });
    expect(await client.subscribe(jordan)).toBe('network-failure');
    client.start();
    await vi.advanceTimersByTimeAsync(60 * minute);
    client.online();
    await vi.advanceTimersByTimeAsync(60 * minute);
    expect(sent).toHaveLength(3);
  });

  it('full: the same', async () => {
    const storage = new FakeStorage();
    storage.setItem = throwing;
    const { sent, fetch } = provider('failure', 'failure', 'failure', 'failure', 201);
    const client = visit({ fetch, storage: () => storage });
    client.start();
    await client.subscribe(jordan);
    await vi.advanceTimersByTimeAsync(60 * minute);
    expect(sent).toHaveLength(4);
    client.online();
    await vi.advanceTimersByTimeAsync(60 * minute);
    client.online();
    await vi.advanceTimersByTimeAsync(60 * minute);
    expect(sent).toHaveLength(5);
  });

  it('that does not let go of an entry: it is not sent again in this visit', async () => {
    const storage = new FakeStorage();
    storage.removeItem = throwing;
    const { sent, fetch } = provider(201);
    const client = visit({ fetch, storage: () => storage });
    await client.subscribe(jordan);
    client.start();
    client.online();
    await vi.advanceTimersByTimeAsync(60 * minute);
    expect(sent).toHaveLength(1);
  });

  it('holding anything at all: what cannot be read is dropped, what belongs to others stays', async () => {
    const corrupt = fc.oneof(
      fc.string(),
      fc.json(),
      fc.constantFrom('{"time":1e999,"submission":{"firstName":"a","email":"b","source":"c"}}'),
    );
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), corrupt), fc.string(), async (entries, other) => {
        const storage = new FakeStorage();
        storage.setItem('color-scheme', other);
        for (const [id, text] of Object.entries(entries)) storage.setItem(keyPrefix + id, text);
        const { sent, fetch } = provider(201);
        visit({ fetch, storage: () => storage }).start();
        await vi.advanceTimersByTimeAsync(0);
        expect(sent).toHaveLength(0);
        expect([...storage.items]).toEqual([['color-scheme', other]]);
      }),
    );
  });
});

describe('two tabs', () => {
  it('do not send the same submission at once', async () => {
    const storage = new FakeStorage();
    const locks = fakeLocks();
    let answer: (status: number) => void = () => undefined;
    const slow = new Promise<number>((resolve) => {
      answer = resolve;
    });
    const { sent, fetch } = provider(slow);
    const shared = { fetch, storage: () => storage, locks: () => locks };
    const outcome = visit(shared).subscribe(jordan);
    const other = visit(shared);
    other.start();
    await vi.advanceTimersByTimeAsync(minute);
    expect(sent).toHaveLength(1);
    answer(201);
    expect(await outcome).toBe('ok');
    other.online();
    await vi.advanceTimersByTimeAsync(minute);
    expect(sent).toHaveLength(1);
  });

  it('leave alone what the other one has delivered while they waited', async () => {
    const storage = new FakeStorage();
    const locks = fakeLocks();
    const { sent, fetch } = provider('failure', 201);
    const shared = { fetch, storage: () => storage, locks: () => locks };
    await visit(shared).subscribe(jordan);
    visit(shared).start();
    await vi.advanceTimersByTimeAsync(60 * minute);
    expect(sent).toHaveLength(2);
  });

  it('each keep their own submissions', async () => {
    const storage = new FakeStorage();
    const { fetch } = provider('failure');
    const tabs = [visit({ fetch, storage: () => storage }), visit({ fetch, storage: () => storage })];
    await Promise.all(
      tabs.map((tab, index) => tab.subscribe({ ...jordan, email: `reader${index}@county.gov` })),
    );
    expect(kept(storage)).toHaveLength(2);
  });

  it('without locks leave each other the time for an answer', async () => {
    const storage = new FakeStorage();
    const { sent, fetch } = provider(new Promise<number>((resolve) => setTimeout(resolve, 2500, 201)));
    const outcome = visit({ fetch, storage: () => storage }).subscribe(jordan);
    visit({ fetch, storage: () => storage }).start();
    await vi.advanceTimersByTimeAsync(minute);
    expect(await outcome).toBe('ok');
    expect(sent).toHaveLength(1);
  });

  it('send without locks where locks are denied', async () => {
    const { sent, fetch } = provider(201);
    const denied: Locks = { request: () => Promise.reject(new DOMException('No', 'SecurityError')) };
    expect(await visit({ fetch, locks: () => denied }).subscribe(jordan)).toBe('ok');
    expect(sent).toHaveLength(1);
  });
});

it('touches nothing of the browser before it is used', () => {
  expect(() => createNewsletter({ publication: 'pub_1' })).not.toThrow();
});
