import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newsletterBase } from '../../deploy/forwarder/site.ts';
import { securityHeaders } from '../../deploy/rules.ts';
import { checkHost } from '../../scripts/check-host.ts';

const script = 'document.documentElement.dataset.ready = ""';
const page = `<!doctype html><html><script>${script}</script><script type="module" src="/assets/shell-1.js"></script></html>`;
const headers = securityHeaders({
  scriptHashes: [`sha256-${createHash('sha256').update(script).digest('base64')}`],
  script: [],
  frame: [],
  media: [],
  connect: [],
});

/** What a host answers with. */
interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const answer = (status: number, body: string, more: Record<string, string>): Answer => ({
  status,
  headers: { ...headers, 'Content-Type': 'text/html', Vary: 'Accept-Encoding', ...more },
  body,
});

/** A host on which all is well. Sizes do not matter here: what is said to be compressed is not. */
function well(path: string, body: string, origin: string | undefined, own: string): Answer {
  if (path.startsWith(newsletterBase)) {
    const status = origin !== own ? 403 : (JSON.parse(body) as { email: string }).email === '' ? 400 : 201;
    return answer(status, '{}', { 'Content-Type': 'application/json' });
  }
  const found = { 'Cache-Control': 'public, max-age=300', 'Content-Encoding': 'identity' };
  switch (path) {
    case '/':
    case '/contact':
      return answer(200, page, found);
    case '/contact/?from=check':
      return answer(301, '', { Location: '/contact?from=check' });
    case '/assets/shell-1.js':
      return answer(200, '', { ...found, 'Cache-Control': 'public, max-age=31536000, immutable' });
    case '/sitemap.xml':
      return answer(200, '<loc>https://a.example/</loc><loc>https://a.example/contact</loc>', {});
    case '/favicon.svg':
      return answer(200, '', {});
    case '/.well-known/security.txt':
      return answer(200, 'Contact: x\nExpires: 2999-01-01T00:00:00Z\n', {});
    default:
      return answer(404, page, { 'Cache-Control': 'no-store' });
  }
}

let change: (path: string, answer: Answer) => Answer | undefined = () => undefined;
let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const path = request.url ?? '/';
      const usual = well(path, body, request.headers.origin, origin);
      const { status, headers, body: text } = change(path, usual) ?? usual;
      response.writeHead(status, headers).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => void server.close());

const problems = async (): Promise<string[]> =>
  (await checkHost(origin)).flatMap(({ what, problem }) =>
    problem === undefined ? [] : [`${what}: ${problem}`],
  );

/** The answer with another value for a header, or without it. */
const having = ({ headers, ...rest }: Answer, name: string, value?: string): Answer => ({
  ...rest,
  headers: Object.fromEntries(
    Object.entries({ ...headers, [name]: value }).filter(
      (each): each is [string, string] => each[1] !== undefined,
    ),
  ),
});

test('where all is well, it finds nothing', async () => {
  change = () => undefined;
  expect(await problems()).toEqual([]);
});

test.each<[string, typeof change, RegExp]>([
  [
    'a page that is elsewhere',
    (path, it) => (path === '/contact' ? { ...it, status: 308 } : undefined),
    /\/contact \(308\)/,
  ],
  [
    'pages with a slash',
    (path, it) => (path.startsWith('/contact/') ? { ...it, status: 200 } : undefined),
    /\/contact\/ answers with status 200/,
  ],
  [
    'a soft 404',
    (path, it) => (path === '/no-such-page' ? { ...it, status: 200 } : undefined),
    /take it for a page/,
  ],
  [
    'a 404 of the host',
    (path, it) => (path.startsWith('/podcast') ? { ...it, body: 'Not Found' } : undefined),
    /host’s own error/,
  ],
  [
    'a 404 that is kept',
    (path, it) =>
      path.startsWith('/assets/no') ? having(it, 'Cache-Control', 'max-age=31536000, immutable') : undefined,
    /may be kept for 31536000 s/,
  ],
  [
    'no headers',
    (path, it) => (path === '/favicon.svg' ? having(it, 'X-Content-Type-Options') : undefined),
    /without X-Content-Type-Options/,
  ],
  [
    'another build’s policy',
    (path, it) =>
      path === '/' ? having(it, 'Content-Security-Policy', "script-src 'self' 'sha256-x'") : undefined,
    /different builds/,
  ],
  [
    'a page that was changed',
    (path, it) => (path === '/' ? { ...it, body: it.body.replace(script, `${script};`) } : undefined),
    /changed the page/,
  ],
  [
    'assets that nobody keeps',
    (path, it) => (path === '/assets/shell-1.js' ? having(it, 'Cache-Control') : undefined),
    /loads it anew/,
  ],
  [
    'pages that are kept',
    (path, it) => (path === '/' ? having(it, 'Cache-Control', 'max-age=86400') : undefined),
    /see the old one/,
  ],
  ['no compression', (path, it) => (path === '/' ? having(it, 'Content-Encoding') : undefined), /as it is/],
  [
    'an old security.txt',
    (path, it) =>
      path.endsWith('security.txt') ? { ...it, body: 'Expires: 2001-01-01T00:00:00Z' } : undefined,
    /expired/,
  ],
  [
    'no forwarder',
    (path, it) => (path.startsWith(newsletterBase) ? { ...it, status: 404 } : undefined),
    /is the forwarder deployed/,
  ],
  [
    'a forwarder for everyone',
    (path, it) => (path.startsWith(newsletterBase) && it.status === 403 ? { ...it, status: 201 } : undefined),
    /anyone could subscribe/,
  ],
])('it finds %s', async (_, given, message) => {
  change = given;
  expect((await problems()).join('\n')).toMatch(message);
});

test('it says so where nothing answers', async () => {
  const findings = await checkHost('http://127.0.0.1:1');
  expect(findings.every(({ problem }) => problem !== undefined)).toBe(true);
});
