import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { cloudflare } from '../../deploy/hosts/cloudflare.ts';
import { netlify } from '../../deploy/hosts/netlify.ts';
import type { NginxPlace } from '../../deploy/hosts/nginx.ts';
import { vercel, type VercelRoute } from '../../deploy/hosts/vercel.ts';
import {
  cacheControl,
  cacheTimes,
  redirects,
  securityHeaders,
  type ContentSecurity,
  type HostRules,
} from '../../deploy/rules.ts';
import { createSite } from '../../scripts/site-server.ts';

const security: ContentSecurity = {
  scriptHashes: ['sha256-a/b+c='],
  script: ['https://forms.example/embed.js'],
  frame: ['https://player.example'],
  media: [],
  connect: [],
  reports: 'https://reports.example/csp',
};
const rules: HostRules = {
  headers: securityHeaders(security),
  files: [
    ...['/index.html', '/contact/index.html', '/podcast/index.html', '/podcast/1/index.html'],
    ...['/404.html', '/podcast/404.html', '/robots.txt', '/art/hero.svg', '/assets/shell-1a2b.js'],
    ...['/assets/text-3c4d.woff2', '/.well-known/security.txt'],
  ],
  endpoint: '/api/newsletter',
};
const place: NginxPlace = { listen: '80', serverName: 'site.example', root: '/var/www', forwarder: '' };

test('Cloudflare has a short page for missing files in each folder without pages', () => {
  const files = Object.keys(cloudflare.files(rules, place)).filter((file) => file.endsWith('404.html'));
  expect(files).toEqual(['site/.well-known/404.html', 'site/art/404.html', 'site/assets/404.html']);
});

describe('_headers', () => {
  const text = netlify.files(rules, place)['site/_headers'] ?? '';
  /**
   * The headers that Netlify and Cloudflare send for a path: those of every block in the file that matches the path.
   */
  const headersOf = (pathname: string): Record<string, string> =>
    Object.fromEntries(
      text.split('\n\n').flatMap((block) => {
        const [pattern = '', ...lines] = block.trimEnd().split('\n');
        const matches = pattern === '/*' || pathname === pattern;
        return matches ? lines.map((line) => line.trim().split(/: (.*)/s, 2)) : [];
      }),
    ) as Record<string, string>;

  test('caches every file as long as the rules say, leaves pages to the host, and caches no missing file', () => {
    for (const file of [...rules.files, '/assets/gone-5e6f.js', '/nowhere']) {
      const time = cacheControl(file);
      const named = rules.files.includes(file) && time !== cacheTimes.pages;
      expect(headersOf(file)).toEqual({ ...rules.headers, ...(named && { 'Cache-Control': time }) });
    }
  });

  test('has no more rules than Cloudflare allows', () => {
    const files = Array.from({ length: 200 }, (_, at) => `/assets/${at}.js`);
    const many = cloudflare.files({ ...rules, files }, place)['site/_headers'] ?? '';
    expect(many.match(/^\//gm)).toHaveLength(100);
    expect(many).toContain('/assets/98.js');
  });
});

test('_redirects has the redirects, and the nearest document for missing paths', () => {
  const lines = netlify.files(rules, place)['site/_redirects']?.trim().split('\n');
  expect(lines).toEqual([
    ...Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`),
    '/.well-known/* /404.txt 404',
    '/art/* /404.txt 404',
    '/assets/* /404.txt 404',
    '/podcast/* /podcast/404.html 404',
    '/* /404.html 404',
  ]);
});

test('the flat layout has each page at its path', () => {
  expect(rules.files.map((file) => netlify.place?.(file))).toEqual([
    ...['/index.html', '/contact.html', '/podcast.html', '/podcast/1.html'],
    ...rules.files.slice(4),
  ]);
});

describe('vercel.json', () => {
  const { routes } = JSON.parse(vercel.files(rules, place)['vercel.json'] ?? '') as { routes: VercelRoute[] };
  const pages = rules.files.map((file) => file.replace(/\/index\.html$/, '') || '/');

  /**
   * How Vercel responds to a request. In the list of routes, the entries `filesystem` and `hit` are markers. Vercel
   * first applies the routes before `filesystem`. Then it applies the routes after `hit` if the file exists, and
   * otherwise the routes between the two markers.
   */
  function answer(pathname: string): { status: number; dest: string; headers: Record<string, string> } {
    const headers: Record<string, string> = {};
    const [found, hit] = ['filesystem', 'hit'].map((name) =>
      routes.findIndex(({ handle }) => handle === name),
    );
    const apply = (list: VercelRoute[]): VercelRoute | undefined =>
      list.find((route) => {
        const match = new RegExp(`^(?:${route.src})$`, 'i').exec(pathname);
        for (const [name, value] of Object.entries((match && route.headers) ?? {})) headers[name] = value;
        return match && !route.continue;
      });
    const isThere = pages.includes(pathname);
    const route =
      apply(routes.slice(0, found)) ??
      apply(isThere ? routes.slice((hit ?? 0) + 1) : routes.slice((found ?? 0) + 1, hit));
    return { status: route?.status ?? 200, dest: route?.dest ?? pathname, headers };
  }

  test('serves files and pages with their headers and cache times', () => {
    for (const pathname of pages.filter((page) => !page.endsWith('404.html')))
      expect(answer(pathname)).toEqual({
        status: 200,
        dest: pathname,
        headers: { ...rules.headers, 'Cache-Control': cacheControl(pathname) },
      });
  });

  test.each([
    ['/podcast/999', '/podcast/404.html'],
    ['/nowhere', '/404.html'],
    ['//evil.example/', '/404.html'],
    ['/\\evil.example/', '/404.html'],
    ['/assets/gone-5e6f.js', '/404.txt'],
  ])('responds to %s with %s, which nothing may cache', (pathname, dest) => {
    const headers = { ...rules.headers, 'Cache-Control': cacheTimes.notFound };
    expect(answer(pathname)).toEqual({ status: 404, dest, headers });
  });

  test.each([
    ...Object.entries(redirects),
    ['/contact//', '/contact'],
    ['/Contact', '/contact'],
    ['//podcast/1).', '/podcast/1'],
    ['/index.html', '/'],
  ])('redirects from %s to %s', (pathname, location) => {
    expect(answer(pathname)).toMatchObject({ status: 301, headers: { Location: location } });
  });

  test('leaves the endpoint to the function', () => {
    expect(answer('/api/newsletter/v2/publications/x/subscriptions').dest).toBe('/api/newsletter.js');
  });
});

test('policy violations are reported to the owner’s endpoint, or nowhere', () => {
  expect(rules.headers['Content-Security-Policy']).toMatch(
    /; report-uri https:\/\/reports\.example\/csp; report-to policy$/,
  );
  expect(rules.headers['Reporting-Endpoints']).toBe('policy="https://reports.example/csp"');
  expect(JSON.stringify(securityHeaders({ ...security, reports: '' }))).not.toMatch(/report/i);
});

test('the local server survives a build that removes its files, and serves no other folder', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (file: string, text: string): void => writeFileSync(path.join(folder, file), text);
  for (const name of ['dist', 'dist-2']) mkdirSync(path.join(folder, name));
  write('dist/404.html', 'Not here');
  write('dist/notes.txt', 'notes');
  write('dist-2/notes.txt', 'secret');
  const server = createServer(createSite(path.join(folder, 'dist'), security)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const ask = async (target: string) => {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}${target}`);
    return [response.status, await response.text()];
  };
  expect(await ask('/notes.txt')).toEqual([200, 'notes']);
  expect(await ask('/..%2fdist-2%2fnotes')).toEqual([404, 'Not here']);
  renameSync(path.join(folder, 'dist/notes.txt'), path.join(folder, 'dist/late.txt'));
  expect(await ask('/late.txt')).toEqual([200, 'notes']);
  rmSync(path.join(folder, 'dist/404.html'));
  expect(await ask('/nowhere')).toEqual([404, '']);
});
