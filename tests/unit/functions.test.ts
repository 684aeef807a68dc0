import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onRequest } from '../../deploy/forwarder/cloudflare.ts';
import { site } from '../../src/content/site.ts';
import { toPayload } from '../../src/shell/newsletter/payload.ts';

const base = new URL(site.newsletter.base, site.url);
const endpoint = `${base}/v2/publications/${site.newsletter.publication}/subscriptions`;
const environment = { NEWSLETTER_API_URL: 'https://provider.example', NEWSLETTER_API_KEY: 'key' };
const received = vi.fn<(url: string, authorization: string | null) => void>();

beforeEach(() => {
  vi.resetModules();
  received.mockClear();
  vi.stubGlobal('fetch', ({ url, headers }: Request) => {
    received(url, headers.get('Authorization'));
    return Promise.resolve(Response.json({}, { status: 201 }));
  });
  vi.stubEnv('NEWSLETTER_API_URL', environment.NEWSLETTER_API_URL);
  vi.stubEnv('NEWSLETTER_API_KEY', environment.NEWSLETTER_API_KEY);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const subscription = (headers: Record<string, string> = {}): Request =>
  new Request(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site.url, ...headers },
    body: JSON.stringify(toPayload({ firstName: 'Jordan', email: 'jordan@county.example', source: 'home' })),
  });

/** The URL and the authorization of the request that the provider has to receive. */
const asConfigured = [
  `https://provider.example/v2/publications/${site.newsletter.publication}/subscriptions`,
  'Bearer key',
];

it('the forwarder runs as a Cloudflare Pages function, with its environment, until the provider has responded', async () => {
  const work: Promise<unknown>[] = [];
  const event = {
    request: subscription({ 'CF-Connecting-IP': '192.0.2.1' }),
    env: environment,
    waitUntil: (promise: Promise<unknown>) => void work.push(promise),
  };
  expect((await onRequest(event)).status).toBe(201);
  expect(received.mock.calls).toEqual([asConfigured]);
  expect(work).toHaveLength(1);
});

it('the forwarder runs as a Netlify function, at the endpoint’s path', async () => {
  const { default: forward, config } = await import('../../deploy/forwarder/netlify.ts');
  expect((await forward(subscription(), { ip: '192.0.2.1' })).status).toBe(201);
  expect(received.mock.calls).toEqual([asConfigured]);
  expect(base.pathname.startsWith(config.path.replace('/*', ''))).toBe(true);
});

it('the forwarder runs as a Vercel function', async () => {
  const { default: handler } = await import('../../deploy/forwarder/vercel.ts');
  expect((await handler.fetch(subscription())).status).toBe(201);
  expect(received.mock.calls).toEqual([asConfigured]);
});

it('the forwarder counts each client’s requests by the IP address that the host passes', async () => {
  const { default: forward } = await import('../../deploy/forwarder/netlify.ts');
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const statuses: number[] = [];
  for (let index = 0; index <= 60; index += 1)
    statuses.push((await forward(subscription(), { ip: '192.0.2.1' })).status);
  expect(statuses.slice(-2)).toEqual([201, 429]);
  expect((await forward(subscription(), { ip: '192.0.2.2' })).status).toBe(201);
  log.mockRestore();
});
