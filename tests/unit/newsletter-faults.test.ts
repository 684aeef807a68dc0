import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { answerTimeout } from '../../src/shell/newsletter/client.ts';
import { createNewsletter, type Locks } from '../../src/shell/newsletter/createNewsletter.ts';
import { keepFor, keyPrefix, type OutboxStorage } from '../../src/shell/newsletter/outbox.ts';

const hour = 3_600_000;
const retryAfter = 120;

/** What the provider, or a host in its place, does with one request. */
const answers = [
  'accept',
  'accept, answer lost',
  'refuse',
  'page',
  'forbidden',
  'busy',
  'error',
  'failure',
] as const;
type AnswerKind = (typeof answers)[number];

const answer = fc.record({
  kind: fc.constantFrom<AnswerKind>(...answers),
  /** How long it takes, in ms: less than the client waits for. */
  delay: fc.constantFrom(0, 2500, answerTimeout - 1),
});

const tab = fc.nat({ max: 2 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('subscribe' as const), tab, twice: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('close' as const), tab }) },
  fc.record({ do: fc.constant('network' as const), online: fc.boolean() }),
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      ms: fc.constantFrom(1, 1000, 5000, answerTimeout, 10 * 60_000, 2 * hour),
    }),
  },
  fc.record({
    do: fc.constant('jump' as const),
    ms: fc.constantFrom(-keepFor - hour, -2 * hour, 2 * hour, keepFor + hour),
  }),
  fc.record({
    do: fc.constant('storage' as const),
    mode: fc.constantFrom('working' as const, 'denied' as const, 'full' as const),
  }),
  fc.record({
    do: fc.constant('corrupt' as const),
    at: fc.nat({ max: 5 }),
    text: fc.oneof(fc.string(), fc.json()),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** What is known of one submission, from outside of the client. */
interface Fate {
  time: number;
  /** Under which keys the provider has subscribed it. */
  accepted: Set<string>;
  /** A settled answer has reached an open tab. */
  settled: boolean;
  refused: boolean;
  /** It has been tried when it was too old to be kept. */
  lastTry: boolean;
  /** Its text in the storage was overwritten, or the only tab that held it was closed while the storage took nothing. */
  lost: boolean;
}

/** A device with a storage that all its tabs share, and a provider that knows the keys it has accepted. */
function world(script: { kind: AnswerKind; delay: number }[]) {
  const items = new Map<string, string>();
  const fates = new Map<string, Fate>();
  const held = new Map<string, number>();
  const inFlight = new Set<string>();
  const quiet = new Map<string, number>();
  const problems: string[] = [];
  let mode: 'working' | 'denied' | 'full' = 'working';
  /** Whether anything has happened after which a tab may not know what another has done. */
  let disturbed = false;
  let online = true;
  let requests = 0;

  const denied = (): never => {
    throw new DOMException('No', 'SecurityError');
  };
  const storage: OutboxStorage = {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => (mode === 'full' ? denied() : void items.set(key, value)),
    removeItem: (key) => void items.delete(key),
  };

  function fateOf(email: string): Fate {
    const fate = fates.get(email);
    if (!fate) throw new Error(`Nobody handed over ${email}`);
    return fate;
  }

  let opened = 0;
  /** Opens a tab. Closed, it neither sends nor hears anything; what it has sent arrives (`keepalive`). */
  function open() {
    const number = (opened += 1);
    let closed = false;
    const isClosed = (): boolean => closed;
    const never = <T>(): Promise<T> => new Promise(() => undefined);
    const events = new EventTarget();
    const own = new Set<string>();

    const fetch: typeof globalThis.fetch = async (_url, init) => {
      if (isClosed()) return never();
      const { email } = JSON.parse(init?.body as string) as { email: string };
      const key = new Headers(init?.headers).get('Idempotency-Key') ?? '';
      const fate = fateOf(email);
      const note = () => {
        fate.lastTry ||= Math.abs(Date.now() - fate.time) >= keepFor;
      };
      note();
      if (!disturbed) {
        if (fate.settled) problems.push(`${email} is sent again although its answer was seen`);
        if (inFlight.has(key)) problems.push(`${email} is sent twice at once`);
        if (Date.now() < (quiet.get(key) ?? 0)) problems.push(`${email} is sent although asked to wait`);
      }
      if (!online) throw new TypeError('Failed to fetch');
      const { kind, delay } = script[(requests += 1) % script.length] ?? { kind: 'accept', delay: 0 };
      const accepts = kind.startsWith('accept') || (kind === 'refuse' && fate.accepted.has(key));
      if (accepts) fate.accepted.add(key);
      if (kind === 'refuse' && !accepts) fate.refused = true;
      inFlight.add(key);
      await new Promise((resolve) => setTimeout(resolve, delay));
      inFlight.delete(key);
      if (isClosed()) return never();
      note();
      if (kind === 'failure' || kind === 'accept, answer lost') throw new TypeError('Failed to fetch');
      const json = { 'Content-Type': 'application/json' };
      if (accepts || kind === 'refuse') {
        fate.settled = true;
        return new Response(null, { status: accepts ? 201 : 422, headers: json });
      }
      if (kind === 'page') return new Response(null, { headers: { 'Content-Type': 'text/html' } });
      if (kind === 'busy') {
        quiet.set(key, Date.now() + retryAfter * 1000);
        return new Response(null, { status: 429, headers: { ...json, 'Retry-After': String(retryAfter) } });
      }
      return new Response(null, { status: kind === 'forbidden' ? 403 : 503, headers: json });
    };

    const locks: Locks = {
      async request(name, _options, callback) {
        if (isClosed()) return never();
        if (held.has(name)) return callback(null);
        held.set(name, number);
        try {
          return await callback({ name });
        } finally {
          if (held.get(name) === number) held.delete(name);
        }
      },
    };

    const client = createNewsletter({
      publication: 'pub_1',
      fetch,
      storage: () => (closed || mode === 'denied' ? denied() : storage),
      // Every second tab is of a browser without Web Locks.
      locks: () => (number % 2 === 0 ? locks : undefined),
      events: () => events,
    });
    client.start();

    return {
      subscribe(twice: boolean) {
        const email = `reader${fates.size}@county.example`;
        own.add(email);
        fates.set(email, {
          time: Date.now(),
          accepted: new Set(),
          settled: false,
          refused: false,
          lastTry: false,
          lost: false,
        });
        const submission = { firstName: 'Jordan', email, source: 'home' };
        void client.subscribe(submission);
        if (!twice) return;
        // Pressed again, it is sent again at once.
        disturbed = true;
        void client.subscribe(submission);
      },
      online: () => events.dispatchEvent(new Event('online')),
      close() {
        closed = true;
        for (const [name, holder] of held) if (holder === number) held.delete(name);
        const stored = [...items.values()].join();
        for (const email of own) if (disturbed && !stored.includes(email)) fateOf(email).lost = true;
      },
    };
  }

  const tabs = [open()];
  const at = (index: number) => tabs[index % tabs.length] ?? open();

  async function run(now: Step): Promise<void> {
    switch (now.do) {
      case 'subscribe':
        // A tab that is not there yet is opened.
        if (now.tab >= tabs.length) tabs.push(open());
        at(now.tab).subscribe(now.twice);
        break;
      case 'close':
        at(now.tab).close();
        tabs.splice(now.tab % tabs.length, 1, open());
        break;
      case 'network':
        online = now.online;
        if (online) for (const one of tabs) one.online();
        break;
      case 'pass':
        await vi.advanceTimersByTimeAsync(now.ms);
        break;
      case 'jump':
        disturbed = true;
        vi.setSystemTime(Date.now() + now.ms);
        break;
      case 'storage':
        disturbed ||= now.mode !== 'working';
        mode = now.mode;
        break;
      case 'corrupt': {
        disturbed = true;
        const key = [...items.keys()][now.at] ?? `${keyPrefix}${now.at}`;
        const old = items.get(key) ?? '';
        for (const [email, fate] of fates) if (old.includes(email)) fate.lost = true;
        items.set(key, now.text);
        break;
      }
    }
    await vi.advanceTimersByTimeAsync(0);
  }

  /** Everything works again, and the visitor comes back: what was kept shows by arriving. */
  async function heal(): Promise<void> {
    await run({ do: 'storage', mode: 'working' });
    script = [{ kind: 'accept', delay: 0 }];
    await run({ do: 'network', online: true });
    open();
    // Longer than anything may ask to wait, and the client once more after what waited has been tried.
    await vi.advanceTimersByTimeAsync(26 * hour);
    for (const one of tabs) one.online();
    open();
    await vi.advanceTimersByTimeAsync(26 * hour);
  }

  return { run, heal, problems, fates, items };
}

afterEach(() => {
  vi.useRealTimers();
});

/** Runs any steps against any answers, and tells what must not be. */
async function outcomes(steps: Step[], script: { kind: AnswerKind; delay: number }[]): Promise<string[]> {
  vi.useFakeTimers({ now: new Date('2026-03-01T09:00:00Z') });
  const { run, heal, problems, fates, items } = world(script);
  for (const now of steps) await run(now);
  await heal();
  for (const [email, { accepted, refused, lastTry, lost }] of fates) {
    if (accepted.size > 1) problems.push(`${email} is subscribed ${accepted.size} times`);
    if (accepted.size === 0 && !refused && !lastTry && !lost) problems.push(`${email} is gone`);
  }
  const left = [...items.values()].filter((text) => text.includes('@county.example'));
  if (left.length > 0) problems.push(`Still kept: ${left.join(' ')}`);
  vi.useRealTimers();
  return problems;
}

it('whatever happens, and in whatever order, a submission is delivered once, kept until it is, or refused', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 14 }),
      fc.array(answer, { minLength: 1, maxLength: 6 }),
      async (steps, script) => {
        expect(await outcomes(steps, script)).toEqual([]);
      },
    ),
    { numRuns: 400 },
  ));

it('in calm weather none is even sent twice at once, after its answer, or before it may be', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(
        step.filter(
          (one) =>
            one.do === 'close' ||
            one.do === 'pass' ||
            one.do === 'network' ||
            (one.do === 'subscribe' && !one.twice),
        ),
        { minLength: 1, maxLength: 14 },
      ),
      fc.array(answer, { minLength: 1, maxLength: 6 }),
      async (steps, script) => {
        expect(await outcomes(steps, script)).toEqual([]);
      },
    ),
    { numRuns: 200 },
  ));
