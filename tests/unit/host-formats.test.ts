import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { flatFile, headersFile, nginxConfig, redirectsFile, vercelConfig } from '../../deploy/formats.ts';
import {
  cacheControl,
  cacheTimes,
  mayBeAddress,
  redirectFor,
  securityHeaders,
  type HostRules,
} from '../../deploy/rules.ts';
import { keepAssets } from '../../scripts/kept-assets.ts';

const rules: HostRules = {
  headers: securityHeaders({
    scriptHashes: ['sha256-a/b+c='],
    script: ['https://forms.example/embed.js'],
    frame: ['https://player.example'],
    media: [],
    connect: [],
    reports: 'https://reports.example/csp',
  }),
  files: [
    ...['/index.html', '/contact/index.html', '/podcast/index.html', '/podcast/1/index.html'],
    ...['/404.html', '/podcast/404.html', '/robots.txt', '/art/hero.svg', '/assets/shell-1a2b.js'],
    ...['/assets/text-3c4d.woff2', '/.well-known/security.txt'],
  ],
  endpoint: '/api/newsletter',
};

describe('_headers', () => {
  /** What a host makes of the file: the headers of every block whose path matches, as Netlify and Cloudflare join them. */
  const headersOf = (text: string, pathname: string): Record<string, string> =>
    Object.fromEntries(
      text.split('\n\n').flatMap((block) => {
        const [pattern = '', ...lines] = block.trimEnd().split('\n');
        const matches = pattern.endsWith('*')
          ? pathname.startsWith(pattern.slice(0, -1))
          : pathname === pattern;
        return matches ? lines.map((line) => line.trim().split(/: (.*)/s, 2)) : [];
      }),
    ) as Record<string, string>;
  const text = headersFile(rules);

  it('gives every path the headers of every response', () => {
    for (const pathname of [...rules.files, '/nowhere'])
      expect(headersOf(text, pathname)).toMatchObject(rules.headers);
  });

  it('has every file kept as long as the rules say, pages as the host does, and nothing that is not there', () => {
    for (const file of rules.files) {
      const time = cacheControl(file);
      expect(headersOf(text, file)['Cache-Control']).toBe(time === cacheTimes.pages ? undefined : time);
    }
    for (const pathname of ['/assets/gone-5e6f.js', '/art/gone.svg', '/nowhere', '/404'])
      expect(headersOf(text, pathname)['Cache-Control']).toBeUndefined();
  });

  it('has no more rules than a host takes', () => {
    const few = headersFile(rules, 3);
    expect(few.split('\n').filter((line) => line.startsWith('/'))).toHaveLength(3);
    expect(headersOf(few, '/nowhere')).toEqual(rules.headers);
  });
});

it('_redirects names the nearest document for what is not there', () => {
  const first = (pathname: string): string | undefined =>
    redirectsFile(rules)
      .trim()
      .split('\n')
      .map((line) => line.split(' '))
      .find(([pattern = '']) => pathname.startsWith(pattern.replace('*', '')))
      ?.slice(1)
      .join(' ');
  expect(first('/podcast/999')).toBe('/podcast/404.html 404');
  expect(first('/nowhere')).toBe('/404.html 404');
});

it('the flat layout has each page where its address is', () => {
  expect(rules.files.map(flatFile)).toEqual([
    ...['/index.html', '/contact.html', '/podcast.html', '/podcast/1.html'],
    ...rules.files.slice(4),
  ]);
});

describe('vercel.json', () => {
  interface Route {
    src?: string;
    handle?: string;
    headers?: Record<string, string>;
    dest?: string;
    status?: number;
    continue?: boolean;
  }
  const { routes } = JSON.parse(vercelConfig(rules, '/api/newsletter.js')) as { routes: Route[] };
  const pages = rules.files.map((file) => file.replace(/\/index\.html$/, '') || '/');

  /** What Vercel makes of a request: routes from top to bottom, then, for a file that is there, those under `hit`. */
  function answer(pathname: string): { status: number; dest: string; headers: Record<string, string> } {
    const headers: Record<string, string> = {};
    const apply = (list: Route[]): Route | undefined => {
      for (const route of list) {
        const match = new RegExp(`^(?:${route.src ?? '$.'})$`).exec(pathname);
        if (!match) continue;
        for (const [name, value] of Object.entries(route.headers ?? {}))
          headers[name] = value.replace('$1', match[1] ?? '');
        if (!route.continue) return route;
      }
      return undefined;
    };
    const phase = (name: string | undefined): Route[] => {
      const start = name === undefined ? 0 : routes.findIndex(({ handle }) => handle === name) + 1;
      const end = routes.findIndex(({ handle }, index) => index >= start && handle !== undefined);
      return routes.slice(start, end === -1 ? undefined : end);
    };
    const first = apply(phase(undefined));
    if (first) return { status: first.status ?? 200, dest: first.dest ?? '', headers };
    if (pages.includes(pathname)) {
      apply(phase('hit'));
      return { status: 200, dest: pathname, headers };
    }
    const missed = apply(phase('filesystem'));
    return { status: missed?.status ?? 404, dest: missed?.dest ?? '', headers };
  }

  it('answers files and pages with their headers and cache times', () => {
    for (const pathname of pages.filter((page) => !page.endsWith('404.html')))
      expect(answer(pathname)).toEqual({
        status: 200,
        dest: pathname,
        headers: { ...rules.headers, 'Cache-Control': cacheControl(pathname) },
      });
  });

  it('answers what is not there with the nearest document, and has nobody keep it', () => {
    for (const [pathname, dest] of [
      ['/podcast/999', '/podcast/404.html'],
      ['/nowhere', '/404.html'],
      ['/assets/gone-5e6f.js', '/404.html'],
    ] as const)
      expect(answer(pathname)).toEqual({
        status: 404,
        dest,
        headers: { ...rules.headers, 'Cache-Control': cacheTimes.notFound },
      });
  });

  it('redirects as the rules do, and leaves the endpoint to the function', () => {
    for (const pathname of ['/contact/', '/contact//', '//evil.example/', '/\\evil.example/', '/podcast/1/'])
      expect(answer(pathname)).toMatchObject({ status: 301, headers: { Location: redirectFor(pathname) } });
    expect(answer('/api/newsletter/v2/publications/x/subscriptions').dest).toBe('/api/newsletter.js');
  });
});

it('nginx’s configuration states every header and every cache time; what it does is tested with nginx itself', () => {
  const config = nginxConfig(rules, {
    listen: '80',
    serverName: 'site.example',
    root: '/var/www/site',
    forwarder: 'http://127.0.0.1:8787',
  });
  for (const [name, value] of Object.entries(rules.headers))
    expect(config).toContain(`add_header ${name} "${value.replaceAll('"', '\\"')}" always;`);
  for (const time of Object.values(cacheTimes)) expect(config).toContain(`"${time}"`);
});

it.each([
  ['/', true],
  ['/contact', true],
  ['/.well-known/security.txt', true],
  ['/contact.html', false],
  ['/contact/index', false],
  ['/podcast/404', false],
  ['/podcast/%31', false],
  ['/a//b', false],
  ['/a/../b', false],
  ['/%', false],
])('%s may be an address: %s', (pathname, may) => {
  expect(mayBeAddress(pathname)).toBe(may);
});

describe('reports of the policy', () => {
  it('go where the owner says, or nowhere', () => {
    expect(rules.headers['Content-Security-Policy']).toMatch(
      /; report-uri https:\/\/reports\.example\/csp; report-to policy$/,
    );
    expect(rules.headers['Reporting-Endpoints']).toBe('policy="https://reports.example/csp"');
    const none = securityHeaders({
      scriptHashes: [],
      script: [],
      frame: [],
      media: [],
      connect: [],
      reports: '',
    });
    expect(JSON.stringify(none)).not.toMatch(/report/i);
  });
});

describe('files of earlier builds', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const day = 24 * 60 * 60 * 1000;
  const start = Date.parse('2026-11-01T12:00:00Z');

  /** A build with these files, deployed after the one before it. */
  async function deploy(
    name: string,
    files: string[],
    from: string | undefined,
    days: number,
  ): Promise<number> {
    const assets = path.join(folder, name, 'assets');
    mkdirSync(assets, { recursive: true });
    for (const file of files) writeFileSync(path.join(assets, file), `// ${file}${' '.repeat(300)}`);
    return keepAssets(path.join(folder, name), from, start + days * day);
  }
  const read = (name: string, file: string): string =>
    readFileSync(path.join(folder, name, 'assets', file), 'utf8');

  it('stay for a week after their last build, compressed as the others', async () => {
    expect(await deploy('one', ['a-1.js', 'b-1.js'], undefined, 0)).toBe(0);
    expect(await deploy('two', ['a-2.js', 'b-1.js'], path.join(folder, 'one'), 3)).toBe(1);
    expect(read('two', 'a-1.js')).toBe(read('one', 'a-1.js'));
    expect(read('two', 'a-1.js.br').length).toBeGreaterThan(0);
    // Seven days after the first build; four after the second, which still had b-1.
    expect(await deploy('three', ['a-3.js'], path.join(folder, 'two'), 7)).toBe(3);
    expect(await deploy('four', ['a-4.js'], path.join(folder, 'three'), 8)).toBe(3);
    expect(Object.keys(JSON.parse(read('four', 'builds.json')) as object).sort()).toEqual([
      ...['a-2.js', 'a-3.js', 'a-4.js', 'b-1.js'],
    ]);
  });

  it('come from the site itself as well, and from a site without a list none', async () => {
    const server = createServer((request, response) => {
      try {
        response.end(readFileSync(path.join(folder, 'one', request.url ?? '')));
      } catch {
        response.writeHead(404).end('<h1>Not here</h1>');
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const from = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    expect(await deploy('five', ['a-5.js'], from, 1)).toBe(2);
    expect(read('five', 'b-1.js')).toBe(read('one', 'b-1.js'));
    expect(await deploy('six', ['a-6.js'], `${from}nowhere`, 1)).toBe(0);
    server.close();
  });

  it('do not get lost unnoticed where the site cannot be reached', async () => {
    await expect(deploy('seven', ['a-7.js'], 'http://127.0.0.1:1', 1)).rejects.toThrow();
  });
});
