import { spawn } from 'node:child_process';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { missing } from '../../src/content/missing.ts';

/** Runs the server with `PORT` as given until it ends by itself. */
async function run(port: string): Promise<{ out: string; err: string; code: unknown }> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], {
    env: { ...process.env, PORT: port },
  });
  const [out, err, code] = await Promise.all([
    text(server.stdout),
    text(server.stderr),
    new Promise((resolve) => server.on('close', resolve)),
  ]);
  return { out, err, code };
}

test.describe('the served site', () => {
  test('answers clean addresses and drops a trailing slash', async ({ request, baseURL }) => {
    const home = await request.get('/');
    expect(home.status()).toBe(200);
    expect(home.headers()['content-type']).toContain('text/html');

    const slash = await request.get('/contact//?a=1', { maxRedirects: 0 });
    expect(slash.status()).toBe(301);
    expect(slash.headers().location).toBe('/contact?a=1');

    // Sent as it is: a client that resolves it first would take it for another host.
    const location = await new Promise((resolve) => {
      get({ port: new URL(baseURL ?? '').port, path: '//other.example/' }, ({ headers }) =>
        resolve(headers.location),
      );
    });
    expect(location).toBe('/other.example');
  });

  for (const path of [
    '/nowhere',
    '/404',
    '/404.html',
    '/index',
    '/index.html',
    '/%00',
    '/%E0%A4%A',
    `/${'a'.repeat(4000)}`,
    '/_headers',
    '/..%2fpackage.json',
  ])
    test(`answers ${path.slice(0, 24)} with the 404 page and status 404`, async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(404);
      expect(await response.text()).toContain(missing.page.text);
    });

  test('answers //index with the 404 page and status 404', async ({ baseURL }) => {
    // Sent as it is: a client that resolves it first would take it for another host.
    const response = await new Promise<IncomingMessage>((resolve) => {
      get({ port: new URL(baseURL ?? '').port, path: '//index' }, resolve);
    });
    expect(response.statusCode).toBe(404);
    expect(await text(response)).toContain(missing.page.text);
  });

  test('answers what is neither GET nor HEAD with status 405', async ({ request }) => {
    const response = await request.post('/', { data: 'a=1' });
    expect(response.status()).toBe(405);
    expect(response.headers().allow).toBe('GET, HEAD');
  });

  test('says how long a response may be kept', async ({ request }) => {
    const html = await request.get('/');
    expect(html.headers()['cache-control']).toBe('public, max-age=300');
    const script = /(\/assets\/vendor[^ "]+\.js)/.exec(await html.text())?.[1] ?? '';
    const asset = await request.get(script, { headers: { 'Accept-Encoding': 'br' } });
    expect(asset.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers()['content-encoding']).toBe('br');
    const drawing = await request.get('/art/scenes/hero.svg');
    expect(drawing.headers()['cache-control']).toBe('public, max-age=86400');
  });

  test('carries a strict Content-Security-Policy and its companions', async ({ request }) => {
    for (const path of ['/', '/nowhere', '/favicon.svg']) {
      const headers = (await request.get(path)).headers();
      const policy = new Map(
        (headers['content-security-policy'] ?? '').split('; ').map((directive) => {
          const [name = '', ...sources] = directive.split(' ');
          return [name, sources];
        }),
      );
      expect(policy.get('default-src')).toEqual(["'self'"]);
      expect(policy.get('script-src')).not.toContain("'unsafe-inline'");
      expect(policy.get('script-src')).not.toContain("'unsafe-eval'");
      expect(policy.get('script-src')?.filter((source) => source.startsWith("'sha256-"))).toHaveLength(4);
      expect(policy.get('object-src')).toEqual(["'none'"]);
      expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['strict-transport-security']).toContain('max-age=');
    }
  });

  test('says in one line that its port is taken', async ({ baseURL }) => {
    const { out, err, code } = await run(new URL(baseURL ?? '').port);
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).toMatch(/Port \d+ is taken/);
  });

  test('says in one line that its port is no number', async () => {
    const { out, err, code } = await run('abc');
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).toMatch(/PORT must be a number.*"abc"/);
  });
});
