import { Agent, createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addresses } from '../../deploy/formats.ts';
import { notFoundDocuments } from '../../deploy/rules.ts';
import { readSecurity } from '../../scripts/built-site.ts';
import { checkHost } from '../../scripts/check-host.ts';
import { readHostRules } from '../../scripts/host-rules.ts';
import { localNewsletter } from '../../scripts/local-newsletter.ts';
import { startNginx } from '../../scripts/nginx.ts';
import { createSite } from '../../scripts/site-server.ts';
import { site } from '../../src/content/site.ts';
import { toPayload } from '../../src/shell/newsletter/payload.ts';

const rules = readHostRules();
const routes = addresses(rules.files).filter((address) => !/\.\w+$/.test(address));
const files = addresses(rules.files).filter((address) => /\.\w+$/.test(address));
const folder = mkdtempSync(path.join(tmpdir(), 'hosts-'));
const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** The headers that have to be the same; both servers send a date, a name and a word about the connection besides. */
const compared = [
  ...Object.keys(rules.headers),
  ...['Accept-Ranges', 'Allow', 'Cache-Control', 'Content-Encoding', 'Content-Length', 'Content-Range'],
  ...['Content-Type', 'ETag', 'Last-Modified', 'Location', 'Retry-After', 'Vary'],
].map((name) => name.toLowerCase());

let local: Server;
let forwarder: Server;
let nginx: Awaited<ReturnType<typeof startNginx>>;
let ports: { local: number; nginx: number };

const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

/** A port that nothing listens on. */
const freePort = async (): Promise<number> => {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
};

/** The newsletter's endpoint, which writes into a file of its own. */
const endpoint = (name: string) => {
  vi.stubEnv('NEWSLETTER_FILE', path.join(folder, name));
  return localNewsletter().handle;
};

beforeAll(async () => {
  local = createServer(createSite('dist', readSecurity(), endpoint('local')));
  const handle = endpoint('nginx');
  forwarder = createServer((incoming, response) =>
    handle(incoming, response, () => response.writeHead(418).end()),
  );
  const forwarderPort = await listen(forwarder);
  ports = { local: await listen(local), nginx: await freePort() };
  nginx = await startNginx(rules, {
    port: ports.nginx,
    root: 'dist',
    forwarder: `http://127.0.0.1:${forwarderPort}`,
  });
});

afterAll(async () => {
  agent.destroy();
  await nginx.stop();
  for (const server of [local, forwarder]) server.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

interface Ask {
  /** Sent as it is: a client that knows better would mend it. */
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const send = (port: number, ask: Ask): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { path: target, method, headers, body } = ask;
    const sent = request({ host: '127.0.0.1', port, path: target, method, headers, agent }, resolve);
    sent
      .on('error', (error) => {
        // nginx closes a connection after its thousandth request, and the next one may be on its way already.
        if (sent.reusedSocket) send(port, ask).then(resolve, reject);
        else reject(new Error(`${port}: ${JSON.stringify(ask)}`, { cause: error }));
      })
      .end(body);
  });

/** What a server says to a request: its status, and the headers that are compared. */
async function answer(port: number, ask: Ask) {
  const response = await send(port, ask);
  const body = await buffer(response);
  const status = response.statusCode ?? 0;
  // What these say besides is the server's own affair.
  const hasOwnBody = [301, 304, 405, 412, 416].includes(status) && !ask.path.startsWith(rules.endpoint);
  const left = new Set(hasOwnBody ? ['content-type', 'content-length', 'accept-ranges', 'vary'] : []);
  // A part is proof enough.
  if (status === 206) left.add('accept-ranges');
  const headers = Object.fromEntries(
    compared
      .filter((name) => !left.has(name))
      // nginx says each header twice when a range is wrong.
      .map((name) => [name, [...new Set(response.headersDistinct[name])].join(', ')]),
  );
  return { status, headers, body: hasOwnBody ? '' : body.toString('base64') };
}

/** Asks both servers, and says where they differ. */
async function differences(asks: Ask[]): Promise<string[]> {
  const found = await Promise.all(
    asks.map(async (ask) => {
      const [own, theirs] = await Promise.all([answer(ports.local, ask), answer(ports.nginx, ask)]);
      if (own.status !== theirs.status)
        return [`${JSON.stringify(ask)}: ${own.status}, nginx ${theirs.status}`];
      const names = compared.filter((name) => own.headers[name] !== theirs.headers[name]);
      return [
        ...names.map(
          (name) => `${JSON.stringify(ask)}: ${name} ${own.headers[name]}, nginx ${theirs.headers[name]}`,
        ),
        ...(own.body === theirs.body ? [] : [`${JSON.stringify(ask)}: another body`]),
      ];
    }),
  );
  return found.flat();
}

const statusOf = async (ask: Ask): Promise<number> => (await answer(ports.nginx, ask)).status;

describe('nginx and the local server answer alike', () => {
  test.each([undefined, 'br, gzip', 'gzip', 'gzip, br;q=0', 'gzip;q=0.0, br;q=0', '*', 'identity'])(
    'every route, to who accepts %s',
    async (encoding) => {
      const headers: Record<string, string> = encoding === undefined ? {} : { 'Accept-Encoding': encoding };
      expect(await differences(routes.map((route) => ({ path: route, headers })))).toEqual([]);
      for (const route of routes) expect(await statusOf({ path: route, headers })).toBe(200);
    },
  );

  test.each(['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
    'every route, asked with %s',
    async (method) => {
      expect(await differences(routes.map((route) => ({ path: route, method })))).toEqual([]);
    },
  );

  test('every file, compressed and not', async () => {
    const asks = files.flatMap((file) =>
      ['br', 'identity'].map((encoding) => ({ path: file, headers: { 'Accept-Encoding': encoding } })),
    );
    expect(await differences(asks)).toEqual([]);
    expect(await statusOf({ path: files[0]! })).toBe(200);
  });

  test('a file that was written just before a second was over', async () => {
    const { atimeMs, mtimeMs } = statSync('dist/robots.txt');
    utimesSync('dist/robots.txt', atimeMs / 1000, Math.floor(mtimeMs / 1000) - 1 + 0.9998);
    expect(await differences([{ path: '/robots.txt' }])).toEqual([]);
  });

  test('every route with slashes at its end, and slashes before it', async () => {
    const asks = routes.flatMap((route) => [`${route}/?a=1`, `${route}//`, `/${route}/`, `/\\${route}/`]);
    expect(await differences(asks.map((target) => ({ path: target })))).toEqual([]);
    expect(await answer(ports.nginx, { path: `/\\evil.example/` })).toMatchObject({
      status: 301,
      headers: { location: '/evil.example' },
    });
  });

  /** Wrong addresses, most of them nearly right. */
  const wrong = [
    ...routes
      .filter((route) => route !== '/')
      .flatMap((route) => [
        `${route}x`,
        `${route}.html`,
        `${route}/index.html`,
        `${route}/index`,
        `/${route}`,
      ]),
    ...files.slice(0, 10).flatMap((file) => [`${file}.br`, `${file}x`, `${file}/`, file.toUpperCase()]),
    ...notFoundDocuments(rules.files).flatMap(([, document]) => [document, document.replace('.html', '')]),
    ...[
      '/nowhere',
      '/index',
      '/index.html',
      '//index',
      '/assets',
      '/assets/gone-1a2b3c.js',
      '/art',
      '/podcast/0',
    ],
    ...[
      '/podcast/999',
      '/podcast/01',
      '/podcast/%31',
      '/%70odcast',
      '/podcast/1/2',
      '/podcast/1.5',
      '/podcastx',
    ],
    ...['/%', '/%zz', '/%00', '/%E0%A4%A', '/%2e%2e/', '/..', '/../etc/passwd', '/..%2f..%2fpackage.json'],
    ...[
      '/./contact',
      '/contact/.',
      '/a/../contact',
      '/contact?',
      '/contact??a',
      '/contact;a',
      '/contact&',
      '/~',
    ],
    ...[
      '/_headers',
      '/_redirects',
      '/.env',
      '/.git/config',
      '/.well-known/nothing',
      '/wp-login.php',
      '/robots',
    ],
    ...[
      `/${'a'.repeat(200)}`,
      `/${'a'.repeat(4000)}`,
      `/${'a/'.repeat(500)}b`,
      '/podcast//1',
      '//',
      '///',
      '/\\',
    ],
  ];

  test(`${wrong.length} wrong addresses`, async () => {
    expect(await differences(wrong.map((target) => ({ path: target })))).toEqual([]);
    expect(await answer(ports.nginx, { path: '/assets/gone-1a2b3c.js' })).toMatchObject({
      status: 404,
      headers: { 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' },
    });
  });

  test('whatever the address', async () => {
    const piece = fc.constantFrom(
      ...[
        '/',
        '//',
        '.',
        '..',
        '%',
        '%2f',
        '%2e',
        '%31',
        '\\',
        '?',
        '&',
        ';',
        ':',
        '404',
        'index',
        '.html',
        '.br',
      ],
      ...[
        'podcast',
        'contact',
        '1',
        'assets',
        'a',
        '-',
        '_',
        '~',
        '+',
        '=',
        '*',
        "'",
        '(',
        '@',
        '!',
        '$',
        ',',
      ],
    );
    const target = fc.array(piece, { maxLength: 6 }).map((pieces) => `/${pieces.join('')}`);
    const asks = fc.sample(target, { numRuns: 600, seed: 1 }).map((each) => ({ path: each }));
    expect(await differences(asks)).toEqual([]);
  });

  const [drawing = ''] = files.filter((file) => file.endsWith('.svg'));
  const [font = ''] = files.filter((file) => file.endsWith('.woff2'));

  test.each([
    ...['bytes=0-0', 'bytes=2-5', 'bytes=8-', 'bytes=8-99999999', 'bytes=-5', 'bytes=-99999999', 'bytes=-0'],
    ...['bytes=99999999-', 'bytes=5-2', 'bytes=abc', 'bytes=', 'bytes=-', 'bytes=0-18446744073709551615'],
    ...[
      'bytes=0-1,4-5',
      'bytes=0-',
      'BYTES=2-5',
      'bytes= 2 - 5 ',
      'lines=2-5',
      '2-5',
      'bytes 2-5',
      'bytes=2-5x',
    ],
  ])('the range %s', async (range) => {
    const asks = [drawing, font, '/'].flatMap((file) =>
      ['identity', 'br'].map((encoding) => ({
        path: file,
        headers: { Range: range, 'Accept-Encoding': encoding },
      })),
    );
    expect(await differences([...asks, ...asks.map((ask) => ({ ...ask, method: 'HEAD' }))])).toEqual([]);
  });

  test('conditions', async () => {
    for (const file of ['/', drawing, font])
      for (const encoding of ['identity', 'gzip', 'br']) {
        const { headers } = await answer(ports.nginx, {
          path: file,
          headers: { 'Accept-Encoding': encoding },
        });
        const { etag = '', 'last-modified': modified = '' } = headers;
        expect([etag, modified]).not.toContain('');
        const early = new Date(Date.parse(modified) - 1000).toUTCString();
        const late = new Date(Date.parse(modified) + 1000).toUTCString();
        const conditions: Record<string, string>[] = [
          ...[etag, `W/${etag}`, `"other", ${etag}`, '*', '"other"'].map((value) => ({
            'If-None-Match': value,
          })),
          ...[modified, early, late, 'nonsense'].map((value) => ({ 'If-Modified-Since': value })),
          ...[etag, '*', '"other"'].map((value) => ({ 'If-Match': value })),
          ...[modified, early, late].map((value) => ({ 'If-Unmodified-Since': value })),
          // Not the other way around: with a matching tag and an earlier time, nginx sends the file once more.
          { 'If-None-Match': '"other"', 'If-Modified-Since': late },
          ...[etag, '"other"', modified, early].map((value) => ({ 'If-Range': value, Range: 'bytes=2-5' })),
        ];
        const asks = conditions.map((condition) => ({
          path: file,
          headers: { 'Accept-Encoding': encoding, ...condition },
        }));
        expect(await differences(asks)).toEqual([]);
      }
    const { headers } = await answer(ports.nginx, { path: '/' });
    expect(await statusOf({ path: '/', headers: { 'If-None-Match': headers.etag ?? '' } })).toBe(304);
  });

  test('the newsletter’s endpoint', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const subscriptions = `${rules.endpoint}/v2/publications/${site.newsletter.publication}/subscriptions`;
    const json = { 'Content-Type': 'application/json' };
    const body = JSON.stringify(
      toPayload({ firstName: 'Jordan', email: 'jordan@county.example', source: 'home' }),
    );
    expect(
      await differences([
        { path: subscriptions, method: 'POST', headers: json, body },
        { path: subscriptions, method: 'POST', headers: json, body: '{}' },
        { path: subscriptions, method: 'POST', headers: json, body: 'x'.repeat(12_000) },
        { path: subscriptions, method: 'POST', headers: { 'Content-Type': 'text/plain' }, body },
        { path: subscriptions, method: 'POST', headers: { ...json, Origin: 'https://evil.example' }, body },
        { path: subscriptions },
        { path: `${subscriptions}/`, method: 'POST', headers: json, body },
        { path: `${rules.endpoint}/v2` },
        { path: `${rules.endpoint}/` },
        {
          path: subscriptions,
          method: 'POST',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
          body: 'first_name=Jordan&email=form%40county.example&utm_source=home&referral=',
        },
      ]),
    ).toEqual([]);
    for (const name of ['local', 'nginx']) {
      const lines = readFileSync(path.join(folder, name), 'utf8').trim().split('\n');
      expect(lines.map((line) => (JSON.parse(line) as { email: string }).email).sort()).toEqual([
        'form@county.example',
        'jordan@county.example',
      ]);
    }
    log.mockRestore();
  });
});

test('after a deploy, the check of the host finds nothing wrong with either', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const port of Object.values(ports))
    for (const finding of await checkHost(`http://127.0.0.1:${port}`, 'owner@county.example'))
      expect(finding).toEqual({ what: finding.what });
  log.mockRestore();
});
