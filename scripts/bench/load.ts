/**
 * What the site takes: `npm run check load` has wrk ask nginx for pages as fast as it answers, and sends 10,000 subscriptions through
 * nginx and the forwarder to a provider that fails in every way it can. Only this computer is asked. `--write` keeps the
 * result in docs/performance-load.md.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus } from 'node:os';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { answerWith } from '../../deploy/forwarder/node.ts';
import { siteForwarder } from '../../deploy/forwarder/site.ts';
import { site } from '../../src/content/site.ts';
import { createNewsletter } from '../../src/shell/newsletter/createNewsletter.ts';
import { keyPrefix, type OutboxStorage } from '../../src/shell/newsletter/outbox.ts';
import { needSite } from '../built-site.ts';
import { readHostRules } from '../host-rules.ts';
import { ensureNginx, nginxHint, startNginx } from '../nginx.ts';
import { readOptions, stop, wholeNumber } from '../options.ts';

const { values } = readOptions({
  name: 'npm run check load',
  about: 'Load on nginx and the forwarder while the provider fails; needs nginx and wrk.',
  options: {
    port: {
      type: 'string',
      default: '4310',
      value: '<number>',
      about: 'where nginx listens',
      must: [
        (value: string) => /^[1-9]\d*$/.test(value) && Number(value) < 65_536,
        'a number from 1 to 65535',
      ],
    },
    seconds: {
      type: 'string',
      default: '5',
      value: '<number>',
      about: 'how long each page is asked for',
      must: wholeNumber,
    },
    subscriptions: {
      type: 'string',
      default: '10000',
      value: '<number>',
      about: 'how many visitors subscribe',
      must: wholeNumber,
    },
    write: { type: 'boolean', default: false, about: 'writes the results to docs/performance-load.md' },
  },
});
needSite();
const port = Number(values.port);
const origin = `http://127.0.0.1:${port}`;

/** How many requests are under way at once. */
const atOnce = 100;

if (!(await ensureNginx())) stop(nginxHint);
if (spawnSync('wrk', ['-v']).error) stop('This needs wrk: install it (apt-get install wrk).');

const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

/** How the provider answers: with what it says to a subscription, after it was recorded or before. */
type Behavior = (record: () => void, response: ServerResponse, count: number) => void | Promise<void>;

const json = (response: ServerResponse, status: number, headers: Record<string, string> = {}): void => {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end('{}');
};

const accept: Behavior = (record, response) => {
  record();
  json(response, 201);
};

/** What the provider does while it fails; afterward it accepts. */
const faults: [name: string, behavior: Behavior][] = [
  ['answers', accept],
  ['is down (503)', (_record, response) => json(response, 503)],
  ['cuts every connection', (_record, response) => void response.destroy()],
  [
    'is slower than the forwarder waits',
    async (record, response) => {
      await pause(2500);
      record();
      json(response, 201);
    },
  ],
  [
    'has too much to do (429, Retry-After: 3)',
    (_record, response) => json(response, 429, { 'Retry-After': '3' }),
  ],
  ['refuses the key (401)', (_record, response) => json(response, 401)],
  [
    'answers with a page',
    (_record, response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Hi</h1>'),
  ],
  [
    'accepts, and the answer gets lost',
    (record, response) => {
      record();
      response.destroy();
    },
  ],
  [
    'refuses every tenth (422)',
    (record, response, count) => (count % 10 === 0 ? json(response, 422) : accept(record, response, count)),
  ],
  [
    'does all of these in turns',
    (record, response, count) => faults[count % 9]?.[1](record, response, count),
  ],
];

let behavior: Behavior = accept;
let received = 0;
/** How often the provider recorded each address. It knows a key again, as it knows an address. */
const recorded = new Map<string, number>();
const keys = new Set<string>();
/** The addresses that it refused for good. */
const refusedFor = new Set<string>();

async function provide(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { email } = JSON.parse(await text(request)) as { email: string };
  const key = String(request.headers['idempotency-key']);
  received += 1;
  const record = (): void => {
    if (keys.has(key)) return;
    keys.add(key);
    recorded.set(email, (recorded.get(email) ?? 0) + 1);
  };
  await behavior(record, response, received);
  if (response.statusCode === 422) refusedFor.add(email);
}

const provider = createServer((request, response) => void provide(request, response));
const forward = siteForwarder(
  { NEWSLETTER_API_URL: `http://127.0.0.1:${await listen(provider)}`, NEWSLETTER_API_KEY: 'key' },
  // All clients have one address here; the provider may take its time, but not ours.
  { perMinute: Infinity, answerWithin: 1000, log: () => undefined },
);
const forwarder = createServer((request, response) => void answerWith(forward, request, response));
const nginx = await startNginx(readHostRules(), {
  port,
  root: 'dist',
  forwarder: `http://127.0.0.1:${await listen(forwarder)}`,
  workers: 2,
}).catch((error: unknown) => stop(error instanceof Error ? error.message : String(error)));

/** One page or file, asked for as fast as it is answered. */
function load(path: string, encoding: string): string[] {
  const { stdout } = spawnSync(
    'wrk',
    ['-t2', '-c64', `-d${values.seconds}s`, '--latency', '-H', `Accept-Encoding: ${encoding}`, origin + path],
    { encoding: 'utf8' },
  );
  const read = (pattern: RegExp): string => pattern.exec(stdout)?.[1] ?? '0';
  const errors = [...stdout.matchAll(/(?:connect|read|write|timeout) (\d+)/g)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );
  const other = Number(read(/Non-2xx or 3xx responses: (\d+)/));
  return [
    `\`${path}\``,
    encoding,
    Math.round(Number(read(/Requests\/sec:\s+([\d.]+)/))).toLocaleString('en-US'),
    read(/99%\s+(\S+)/),
    String(errors),
    other > 0 ? 'all 404' : 'none',
  ];
}

/** Storage of a visitor's browser. */
function visitorStorage(): OutboxStorage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

let underWay = 0;
const waiting: (() => void)[] = [];

/** The browser's `fetch` on this site, for at most {@link atOnce} requests at once. */
async function visitorFetch(path: string | URL | Request, init?: RequestInit): Promise<Response> {
  if (underWay >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  underWay += 1;
  try {
    const headers = new Headers(init?.headers);
    headers.set('Origin', origin);
    return await globalThis.fetch(`${origin}${path as string}`, { ...init, headers });
  } finally {
    underWay -= 1;
    waiting.shift()?.();
  }
}

const isKept = (storage: OutboxStorage): boolean => (storage.key(0) ?? '').startsWith(keyPrefix);

/** A visit with the site's own client. */
const visit = (storage: OutboxStorage) =>
  createNewsletter({
    ...site.newsletter,
    fetch: visitorFetch,
    storage: () => storage,
    locks: () => undefined,
    events: () => new EventTarget(),
  });

/** `count` visitors subscribe while the provider fails, and come back when it answers again. */
async function subscribe(
  name: string,
  fault: Behavior,
  count: number,
): Promise<{ row: string[]; faults: number }> {
  behavior = fault;
  const scenario = faults.findIndex(([each]) => each === name);
  const visitors = Array.from({ length: count }, (_, index) => ({
    email: `visitor-${scenario}-${index}@county.example`,
    storage: visitorStorage(),
  }));
  const before = received;
  const waiting = visitors.values();
  const outcomes = new Map<string, number>();
  const work = async (): Promise<void> => {
    for (const { email, storage } of waiting) {
      const outcome = await visit(storage).subscribe({ firstName: 'Jordan', email, source: 'load' });
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const keptAtFirst = visitors.filter(({ storage }) => isKept(storage)).length;

  // A refusal is an answer; everything else heals.
  if (!name.startsWith('refuses every')) behavior = accept;
  for (const { storage } of visitors) if (isKept(storage)) visit(storage).start();
  const deadline = Date.now() + 90_000;
  while (Date.now() < deadline && visitors.some(({ storage }) => isKept(storage))) await pause(100);

  const times = visitors.map(({ email }) => recorded.get(email) ?? 0);
  const delivered = times.filter((each) => each > 0).length;
  const doubled = times.filter((each) => each > 1).length;
  const kept = visitors.filter(({ email, storage }) => isKept(storage) && !recorded.has(email)).length;
  const refused = visitors.filter(({ email }) => refusedFor.has(email) && !recorded.has(email)).length;
  const missing = count - delivered - refused - kept;
  return {
    row: [
      name,
      ...[count, received - before, keptAtFirst, delivered, refused, kept, missing, doubled].map((each) =>
        each.toLocaleString('en-US'),
      ),
    ],
    faults: Math.abs(missing) + doubled,
  };
}

const table = (head: string[], rows: string[][]): string =>
  [head, head.map((_, index) => (index === 0 ? '---' : '--:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

const script = /\/assets\/vendor[\w.-]+\.js/.exec(readFileSync('dist/index.html', 'utf8'))?.[0] ?? '/';
const loads = [
  load('/', 'br'),
  load('/', 'gzip'),
  load('/podcast', 'br'),
  load(script, 'br'),
  load('/nowhere', 'br'),
];

const each = Math.ceil(Number(values.subscriptions) / faults.length);
const results: { row: string[]; faults: number }[] = [];
for (const [name, fault] of faults) {
  results.push(await subscribe(name, fault, each));
  console.error(results.at(-1)?.row.join(' | '));
}
const wrong = results.reduce((sum, { faults: count }) => sum + count, 0);

const report = `# What the site takes

Written by \`npm run check -- load --write\`; do not edit.

- Date: ${new Date().toISOString().slice(0, 10)}
- Machine: ${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, which nginx, wrk, the forwarder and the provider share
- Software: Node ${process.versions.node}, ${spawnSync('nginx', ['-v'], { encoding: 'utf8' }).stderr.trim().replace('nginx version: ', '')}

## Pages

wrk, ${values.seconds} s each, 64 connections, HTTP/1.1 without TLS on one computer. Times are wrk's: under full load they are mostly waiting in line.

${table(['Address', 'Accepts', 'Requests a second', '99 % within', 'Errors', 'Other statuses'], loads)}

## Subscriptions

${(each * faults.length).toLocaleString('en-US')} visitors subscribe with the site's own client, through nginx and the forwarder, ${atOnce} at once, while the provider fails. Then it answers again, and who has
a subscription left comes back. The provider knows an \`Idempotency-Key\` again. The forwarder waits 1 s for it here, instead of 9.

${table(
  [
    'The provider …',
    'Sent',
    'Requests it got',
    'Kept at first',
    'Delivered',
    'Refused',
    'Still kept',
    'Missing',
    'Doubled',
  ],
  results.map(({ row }) => row),
)}

Missing and doubled together: **${wrong}**.
`;
console.log(report);
if (values.write) {
  writeFileSync('docs/performance-load.md', report);
  spawnSync('npx', ['prettier', '--write', 'docs/performance-load.md']);
}

await nginx.stop();
for (const server of [forwarder, provider]) {
  server.closeAllConnections();
  server.close();
}
process.exit(wrong === 0 ? 0 : 1);
