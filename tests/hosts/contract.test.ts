/** Tests that the local server, and nginx with the output of `npm run host -- nginx`, do everything a host must. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { newsletterBase } from '../../deploy/forwarder/site.ts';
import { cacheControl, cacheTimes, mediaTypes } from '../../deploy/rules.ts';
import { filesBelow } from '../../scripts/built-site.ts';
import { checkHost } from '../../scripts/check-host.ts';
import { localKey } from '../../scripts/local-provider.ts';
import { startNginx } from '../../scripts/nginx.ts';
import { freePort, start } from './start.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'hosts-'));
const servers = ['local server', 'nginx'] as const;
const ports = { 'local server': 0, nginx: 0 };
const stops: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const file = (name: string) => ({ NEWSLETTER_FILE: path.join(folder, name) });
  const [port, forwarderPort] = [await freePort(), await freePort()];
  const { status, stderr } = spawnSync(
    'npx',
    [
      ...['tsx', 'scripts/host.ts', 'nginx', `--listen=127.0.0.1:${port}`, '--server-name=localhost'],
      ...[`--root=${path.resolve('.build/nginx/site')}`, `--forwarder=http://127.0.0.1:${forwarderPort}`],
    ],
    { encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([0, '']);
  const local = await start('scripts/serve.ts', file('local server'));
  const provider = await start('scripts/provider.ts', file('nginx'));
  const forwarder = await start('.build/nginx/forwarder.mjs', {
    PORT: String(forwarderPort),
    NEWSLETTER_API_URL: `http://127.0.0.1:${provider.port}`,
    NEWSLETTER_API_KEY: localKey,
  });
  const nginx = await startNginx('.build/nginx/site.conf', port);
  stops.push(local.stop, provider.stop, forwarder.stop, nginx.stop);
  Object.assign(ports, { 'local server': local.port, nginx: port });
});

afterAll(async () => {
  for (const stop of stops) await stop();
  rmSync(folder, { recursive: true });
});

/** Requests a path unchanged. `fetch` would normalize the path. */
async function ask(port: number, target: string, headers: Record<string, string> = {}, method = 'GET') {
  const sent = request({ host: '127.0.0.1', port, path: target, headers, method }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return {
    status: response.statusCode,
    headers: response.headers,
    body: await buffer(response),
  };
}

/** What identifies a document: its title or, without a title, its complete text. */
const nameOf = (text: string): string => /<title>[^<]*/.exec(text)?.[0] ?? text;

const notFound = (document: string): string => nameOf(readFileSync(`dist${document}`, 'utf8'));

describe.each(servers)('the %s', (server) => {
  test('does everything a host must', async () => {
    const email = 'owner@county.example';
    const findings = await checkHost(`http://127.0.0.1:${ports[server]}`, email);
    expect(findings.filter(({ problem }) => problem !== undefined)).toEqual([]);
    expect(readFileSync(path.join(folder, server), 'utf8')).toContain(email);
  });

  test('serves every file at its path, with its size and date', async () => {
    const files = filesBelow('dist').filter((file) => !/\.(?:br|gz)$|404\.(?:html|txt)$/.test(file));
    for (const file of files) {
      const address = file.replace(/\/index\.html$/, '') || '/';
      const { status, headers, body } = await ask(ports[server], address);
      const { size, mtime } = statSync(`dist${file}`);
      expect({ address, status, size: body.length }).toEqual({ address, status: 200, size });
      expect(headers).toMatchObject({
        // `toUTCString` drops the milliseconds, as servers do.
        'last-modified': mtime.toUTCString(),
        'content-type': mediaTypes[path.extname(file).slice(1)] ?? 'application/octet-stream',
        'cache-control': cacheControl(file),
      });
    }
  });

  test.each([
    ['/Contact', '/contact'],
    ['/contact//?a=1', '/contact?a=1'],
    ['//PODCAST//1', '/podcast/1'],
    ['/contact.html', '/contact'],
    ['/contact/index.html', '/contact'],
    ['/contact.', '/contact'],
    ['/contact%3F!', '/contact'],
    ['/contact%22).%20', '/contact'],
    ['/contact%E2%80%9D', '/contact'],
    ['/index.html', '/'],
    ['//', '/'],
    ['/Feed/?a=1', '/feed.xml?a=1'],
  ])('redirects from %s to %s', async (target, location) => {
    const { status, headers } = await ask(ports[server], target);
    expect([status, headers.location]).toEqual([301, location]);
  });

  test.each([
    ...['/nowhere', '/nowhere/', '/contacts', '/404', '/404.html', '/404.txt', '/robots', '/assets'],
    ...['/index.html.br', '//robots.txt', '/contact//robots.txt', '/%00', '/%E0%A4%A', '/..'],
    ...['//other.example/', '/\\other.example/', '/\\/other.example/', '/contact%0d%0aLocation:x'],
    ...['/_headers', '/.git/config', '/old.php', '/Old.html', `/contact${'/'.repeat(4000)}`],
  ])('has nothing at %s but the 404 page', async (target) => {
    const { status, headers, body } = await ask(ports[server], target);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe(cacheTimes.notFound);
    expect(nameOf(body.toString())).toBe(notFound('/404.html'));
  });

  test.each(['/../package.json', '/..%2fpackage.json', '/%2e%2e/package.json'])(
    'shows nothing outside the site: %s',
    async (target) => {
      expect((await ask(ports[server], target)).status).toBe(404);
    },
  );

  test('responds to a missing page with the 404 page of its folder, and to a missing file with a short text', async () => {
    const body = async (target: string) => nameOf((await ask(ports[server], target)).body.toString());
    expect(await body('/podcast/999')).toBe(notFound('/podcast/404.html'));
    for (const target of ['/favicon.gif', '/podcast/cover.PNG', '/assets/gone-1a2b3c.js'])
      expect(await body(target)).toBe(notFound('/404.txt'));
  });

  test('sends the requested encoding, or none', async () => {
    const encodings = await Promise.all(
      ['br, gzip', 'gzip', 'gzip, br;q=0', 'gzip;q=0', 'identity'].map(
        async (encoding) =>
          (await ask(ports[server], '/', { 'Accept-Encoding': encoding })).headers['content-encoding'],
      ),
    );
    expect(encodings).toEqual(['br', 'gzip', 'gzip', undefined, undefined]);
  });

  test('responds to HEAD without a body, and refuses other methods', async () => {
    const head = await ask(ports[server], '/contact', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await ask(ports[server], '/contact', {}, method)).status).toBe(405);
  });
});

/**
 * A response of the local server, in which a test can put a fault. If `body` is set, it replaces the response's body.
 */
interface Spoiled {
  status: number;
  headers: Map<string, string[]>;
  body?: string;
}

/** Starts a server that responds like the local one, except for a fault. */
async function faulty(spoil: (path: string, answer: Spoiled) => void): Promise<string> {
  const proxy = createServer((incoming, response) => {
    const { url = '/', method, headers } = incoming;
    const own = `127.0.0.1:${ports['local server']}`;
    const origin = headers.origin === `http://${headers.host}` ? { origin: `http://${own}` } : {};
    const sent = request(
      { port: ports['local server'], path: url, method, headers: { ...headers, host: own, ...origin } },
      (answer) => {
        const headers = new Map(Object.entries(answer.headersDistinct as Record<string, string[]>));
        const spoiled: Spoiled = { status: answer.statusCode ?? 0, headers };
        spoil(url, spoiled);
        if (spoiled.body !== undefined)
          for (const name of ['content-length', 'content-encoding']) headers.delete(name);
        response.setHeaders(headers).writeHead(spoiled.status);
        if (spoiled.body === undefined) answer.pipe(response);
        else answer.resume().on('end', () => response.end(spoiled.body));
      },
    );
    incoming.pipe(sent);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => proxy.closeAllConnections());
  onTestFinished(() => void proxy.close());
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

/**
 * Applies `spoil` only to responses for the path `start`. If `start` ends with `*`, it matches all paths with that
 * prefix.
 */
const at =
  (start: string, spoil: (answer: Spoiled) => void) =>
  (path: string, answer: Spoiled): void => {
    if (start.endsWith('*') ? path.startsWith(start.slice(0, -1)) : path === start) spoil(answer);
  };

/**
 * Put faults into the responses for the paths that `start` matches. `status` replaces the status (if `before` is given,
 * only that status), `body` replaces the body, and `header` replaces or removes a header.
 */
const status = (start: string, value: number, before?: number) =>
  at(start, (answer) => {
    if (before === undefined || answer.status === before) answer.status = value;
  });
const body = (start: string, value: string) => at(start, (answer) => (answer.body = value));
const header = (start: string, name: string, value?: string) =>
  at(start, ({ headers }) => {
    if (value === undefined) headers.delete(name);
    else headers.set(name, [value]);
  });

test.each<[fault: string, spoil: (path: string, answer: Spoiled) => void, problem: RegExp]>([
  ['no page', status('/', 503), /Is the site deployed/],
  ['a moved page', status('/contact', 308), /\/contact \(308\)/],
  ['pages with a slash', status('/contact/*', 200), /should redirect to \/contact/],
  ['no feed at the path that readers try', status('/feed', 404), /\/feed has status 404/],
  ['a page instead of an icon', header('/favicon.ico', 'content-type', 'text/html'), /is not a picture/],
  ['a page for a missing one', status('/no-such-page', 200), /take it for a page/],
  ['the host’s own 404', body('/podcast/*', 'Not Found'), /host’s own error/],
  ['a cached 404', header('/assets/no*', 'cache-control', 'max-age=9'), /may be cached for 9 s/],
  ['a page to change passwords', status('/.well-known/change-password', 200), /there are no passwords/],
  ['no headers', header('/favicon.svg', 'x-content-type-options'), /without X-Content-Type-Options/],
  ['another build’s policy', header('/', 'content-security-policy', "script-src 'self'"), /different builds/],
  ['a changed page', body('/', '<script>changed()</script>'), /changed the page/],
  ['uncached scripts', header('/assets/*', 'cache-control'), /downloads it again/],
  ['cached pages', header('/', 'cache-control', 'max-age=86400'), /see an old one/],
  ['no compression', header('/', 'content-encoding'), /is not compressed/],
  ['no validators', header('/', 'etag'), /has status 200 instead of 304/],
  ['no ranges', status('/apple-touch-icon.png', 200), /Safari plays no film/],
  ['an old security.txt', body('/.well-known/security.txt', 'Expires: 2001-01-01T00:00:00Z'), /expired/],
  ['no forwarder', status(`${newsletterBase}*`, 404), /is the forwarder deployed/],
  ['a forwarder that accepts everyone', status(`${newsletterBase}*`, 201, 403), /anyone could subscribe/],
])('the check of a host reports a fault: %s', async (_, spoil, problem) => {
  const findings = await checkHost(await faulty(spoil));
  expect(findings.map((finding) => finding.problem ?? '').join('\n')).toMatch(problem);
});

test('the check of a host says so if nothing responds', async () => {
  const findings = await checkHost(`http://127.0.0.1:${await freePort()}`);
  expect(findings.filter(({ problem }) => problem === undefined)).toEqual([]);
});
