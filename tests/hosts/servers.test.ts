/** Tests the servers' own scripts: who can reach them, and what they log. */
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import {
  connect as connectSecurely,
  type IncomingHttpHeaders,
  type IncomingHttpStatusHeader,
} from 'node:http2';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { newsletterBase } from '../../deploy/forwarder/site.ts';
import { startServers } from '../../scripts/bench/servers.ts';
import { site } from '../../src/content/site.ts';
import { toPayload } from '../../src/shell/newsletter/payload.ts';
import { start as startServer, type Started } from './start.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'servers-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts a server's script, and stops it when the test ends. */
async function start(script: string, env: Record<string, string> = {}): Promise<Started> {
  const server = await startServer(script, {
    NEWSLETTER_FILE: path.join(folder, 'subscriptions.jsonl'),
    ...env,
  });
  onTestFinished(async () => void (await server.stop()));
  return server;
}

/** Whether this computer accepts a connection at one of its IP addresses. */
const reaches = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port })
      .on('connect', () => resolve(true))
      .on('error', () => resolve(false));
    void once(socket, 'connect').then(
      () => socket.destroy(),
      () => undefined,
    );
  });

const scripts = {
  site: 'scripts/serve.ts',
  provider: 'scripts/provider.ts',
  forwarder: 'deploy/forwarder/node-server.ts',
};

describe('only this computer reaches', () => {
  // Another IP address of this computer, which the servers don't listen on. It represents the IP address that other
  // computers see.
  const another = '127.0.0.2';

  test.each(Object.entries(scripts))('the %s', async (_, script) => {
    const { port } = await start(script);
    expect([await reaches('127.0.0.1', port), await reaches(another, port)]).toEqual([true, false]);
  });

  test.each([scripts.site, scripts.forwarder])('%s, unless configured otherwise', async (script) => {
    const { port } = await start(script, { HOST: '0.0.0.0' });
    expect([await reaches('127.0.0.1', port), await reaches(another, port)]).toEqual([true, true]);
  });
});

test.each([
  ['that its port is taken', (taken: number) => String(taken), /^Port \d+ is taken.*\n$/],
  ['that its port is not a number', () => 'abc', /^PORT must be a number.*"abc".*\n$/],
])('a server says in one line %s', async (_, PORT, said) => {
  const { port } = await start(scripts.site);
  await expect(start(scripts.site, { PORT: PORT(port) })).rejects.toThrow(said);
});

describe('no visitor data and no key is logged by', () => {
  const endpoint = `${newsletterBase}/v2/publications/${site.newsletter.publication}/subscriptions`;
  const key = 'a-key-that-nobody-may-read';
  const payload = toPayload({ firstName: 'Jordanna', email: 'jordanna@county.example', source: 'home' });

  /**
   * Subscribes two new visitors: one by the request that the site's script sends, and one by the form's own submit.
   * Returns the statuses of the responses.
   */
  async function subscribe(port: number, visit = 0): Promise<number[]> {
    const url = `http://127.0.0.1:${port}${endpoint}`;
    const { first_name, utm_source } = payload;
    const bodies = [
      {
        'Content-Type': 'application/json',
        body: JSON.stringify({ ...payload, email: `${visit}.${payload.email}` }),
      },
      {
        'Content-Type': 'application/x-www-form-urlencoded',
        body: new URLSearchParams({
          first_name,
          email: `${visit}.form.${payload.email}`,
          utm_source,
        }).toString(),
      },
    ];
    const answers = bodies.map(({ body, ...headers }) =>
      fetch(url, { method: 'POST', headers: { ...headers, 'X-Real-IP': `192.0.2.${visit}` }, body }),
    );
    return (await Promise.all(answers)).map(({ status }) => status);
  }

  /** The secrets that a string contains: parts of the visitor's data, and the provider's key. */
  const leaks = (text: string): string[] =>
    ['county.example', payload.first_name, '192.0.2.', key].filter((secret) => text.includes(secret));

  test('the forwarder, however the provider fails', async () => {
    const echo = JSON.stringify({ errors: [{ message: `${payload.email} ${payload.first_name} ${key}` }] });
    const answer =
      (status: number, type = 'application/json'): RequestListener =>
      (_request, response) =>
        response.writeHead(status, { 'Content-Type': type }).end(echo);
    const failures: RequestListener[] = [
      ...[301, 400, 401, 404, 422, 429, 500, 503].map((status) => answer(status)),
      answer(200, 'text/html'),
      (request) => request.socket.destroy(),
    ];
    let fail: RequestListener | undefined;
    const provider = createServer((request, response) => fail?.(request, response)).listen(0, '127.0.0.1');
    await once(provider, 'listening');
    onTestFinished(() => void provider.close());
    const { port, stop } = await start(scripts.forwarder, {
      NEWSLETTER_API_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
      NEWSLETTER_API_KEY: key,
    });
    for (const [visit, failure] of failures.entries()) {
      fail = failure;
      for (const status of await subscribe(port, visit)) expect(status).toBeGreaterThanOrEqual(400);
    }
    const written = await stop();
    expect(written.match(/newsletter-failure/g)).toHaveLength(2 * failures.length);
    expect(leaks(written)).toEqual([]);
  });

  test("the local server, if its provider can't write", async () => {
    const file = path.join(folder, 'a-file');
    writeFileSync(file, '');
    const { port, stop } = await start(scripts.site, {
      NEWSLETTER_FILE: path.join(file, 'subscriptions.jsonl'),
    });
    expect(await subscribe(port)).toEqual([503, 503]);
    const written = await stop();
    expect(written).toContain('newsletter-failure');
    expect(leaks(written)).toEqual([]);
  });
});

test('the benchmark’s servers use HTTP/2, even the server that mocks other hosts', async () => {
  const servers = await startServers(['.']);
  onTestFinished(servers.stop);
  const ask = async (origin: string, target: string) => {
    const session = connectSecurely(origin, { rejectUnauthorized: false });
    const stream = session.request({ ':path': target, 'accept-encoding': 'br' });
    const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders & IncomingHttpStatusHeader];
    const body = await buffer(stream);
    session.close();
    return { status: headers[':status'], encoding: headers['content-encoding'], body };
  };
  const page = await ask(servers.origins[0]?.http2 ?? '', '/contact');
  expect([page.status, page.encoding]).toEqual([200, 'br']);
  expect(page.body.equals(readFileSync('dist/contact/index.html.br'))).toBe(true);
  const outside = await ask(`https://localhost:${servers.outside}`, '/embed');
  expect(outside.body.toString()).toContain('Mock');
});
