/**
 * Tests what the forwarder accepts, its allowed origins, and its rate limit. newsletter.test.ts covers the path to
 * the provider.
 */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  bodyLimit,
  createForwarder,
  perMinute,
  type ForwarderContext,
} from '../../deploy/forwarder/forwarder.ts';
import type { ForwarderWords } from '../../deploy/forwarder/reply.ts';
import { escapeHtml } from '../../deploy/forwarder/page.ts';
import { honeypot } from '../../deploy/forwarder/subscription.ts';
import { toPayload } from '../../src/shell/newsletter/payload.ts';

const jordan = toPayload({ firstName: 'Jordan', email: 'jordan@county.gov', source: 'home' });
const site = 'https://site.example';
const resource = '/api/newsletter/v2/publications/pub_1/subscriptions';
const provider = { url: 'https://provider.example/api', key: 'a-secret-key' };
const minute = 60_000;

const words: ForwarderWords = {
  subscribed: { heading: 'Done', lead: "It's saved." },
  incomplete: { heading: 'Incomplete' },
  failed: { heading: 'Failed', lead: 'It is not saved.' },
  problems: { first_name: 'No first name', email: 'No email address' },
  otherProblem: 'Something else',
  back: 'Back',
};

const log = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(log.mockReset());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A forwarder whose provider responds with `answer`, and the requests that this provider received. */
function forwarding(
  answer: () => Response | Promise<Response> = () => Response.json({}, { status: 201 }),
  access: { url?: string; key?: string } = provider,
) {
  const received: { url: string; headers: Headers; redirect: string; body: unknown }[] = [];
  const forward = createForwarder({
    base: '/api/newsletter',
    publication: 'pub_1',
    provider: access,
    words,
    fetch: async (request) => {
      const { url, headers, redirect } = request;
      received.push({ url, headers, redirect, body: await request.json() });
      return answer();
    },
  });
  const post = (
    body: BodyInit,
    headers: Record<string, string> = {},
    {
      path = resource,
      method = 'POST',
      ...context
    }: ForwarderContext & { path?: string; method?: string } = {},
  ) =>
    forward(
      new Request(site + path, {
        method,
        headers: { 'Content-Type': 'application/json', ...headers },
        ...(method !== 'GET' && method !== 'HEAD' && { body, duplex: 'half' }),
      }),
      context,
    );
  return {
    received,
    post,
    subscribe: (headers?: Record<string, string>, change: Record<string, unknown> = {}) =>
      post(JSON.stringify({ ...jordan, ...change }), headers),
    postForm: (fields: Record<string, string>, headers?: Record<string, string>) =>
      post(new URLSearchParams(fields).toString(), {
        'Content-Type': 'application/x-www-form-urlencoded',
        ...headers,
      }),
  };
}

describe('a subscription', () => {
  it('reaches the provider unchanged, with the provider’s key', async () => {
    const { subscribe, received } = forwarding();
    const response = await subscribe({
      'Idempotency-Key': 'one',
      Origin: site,
      'Sec-Fetch-Site': 'same-origin',
    });
    expect(response.status).toBe(201);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const [request, ...rest] = received;
    expect(rest).toEqual([]);
    expect(request?.url).toBe('https://provider.example/api/v2/publications/pub_1/subscriptions');
    expect(request?.headers.get('authorization')).toBe(`Bearer ${provider.key}`);
    expect(request?.headers.get('idempotency-key')).toBe('one');
    expect(request?.redirect).toBe('manual');
    expect(request?.body).toEqual(jordan);
    await vi.advanceTimersByTimeAsync(minute);
    expect(log).not.toHaveBeenCalled();
  });

  it('gets the constant fields that it lacks', async () => {
    const { post, received } = forwarding();
    const { email, first_name, utm_source } = jordan;
    expect((await post(JSON.stringify({ email, first_name, utm_source }))).status).toBe(201);
    expect(received[0]?.body).toEqual(jordan);
  });

  it.each<[string, Record<string, unknown>]>([
    ['no email', { email: undefined }],
    ['an email without a domain', { email: 'jordan' }],
    ['two emails', { email: 'a@county.gov, b@county.gov' }],
    ['an overlong email', { email: `${'a'.repeat(250)}@county.gov` }],
    ['an email of another type', { email: ['jordan@county.gov'] }],
    ['a blank first name', { first_name: '  ' }],
    ['an overlong first name', { first_name: 'a'.repeat(101) }],
    ['a control character in the first name', { first_name: 'Jordan\0' }],
    ['no utm_source', { utm_source: undefined }],
    ['another utm_medium', { utm_medium: 'paid' }],
    ['reactivate_existing', { reactivate_existing: true }],
    ['send_welcome_email as text', { send_welcome_email: 'true' }],
    ['a field too many: tier', { tier: 'premium' }],
    ['a field too many: __proto__', JSON.parse('{"__proto__":{}}') as Record<string, unknown>],
    ['a field too many: constructor', { constructor: 'a' }],
  ])('with %s is refused with 400', async (_, change) => {
    const { subscribe, received } = forwarding();
    const response = await subscribe({}, change);
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as { errors: { message: string }[] };
    expect(errors.map(({ message }) => message).join()).toContain(Object.keys(change)[0]);
    expect(received).toEqual([]);
  });

  it('is refused with 400 if the body is anything else', async () => {
    const { post, received } = forwarding();
    const body = fc.oneof(fc.constantFrom('', '{', 'null', '[]'), fc.json(), fc.string());
    let client = 0;
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        expect((await post(text, {}, { client: String((client += 1)) })).status).toBe(400);
      }),
    );
    expect(received).toEqual([]);
  });

  it.each([{}, { url: provider.url }, { key: provider.key }, { url: 'nonsense', key: provider.key }])(
    'waits in the browser if only %o is set on the host',
    async (access) => {
      const { subscribe, received } = forwarding(undefined, access);
      expect((await subscribe()).status).toBe(503);
      expect(received).toEqual([]);
      expect(log.mock.calls.join()).toContain('not-configured');
    },
  );
});

describe('a request', () => {
  it.each([
    [404, { path: '/api/newsletter/v2/publications/pub_2/subscriptions' }],
    [404, { path: '/api/newsletter/v2/publications/%E0%A4%A/subscriptions' }],
    [201, { path: `${resource}?a=b` }],
    ...['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'].map((method): [number, { method: string }] => [
      405,
      { method },
    ]),
  ])('gets status %i when it is %o', async (status, request) => {
    const { post } = forwarding();
    const response = await post(JSON.stringify(jordan), {}, request);
    expect(response.status).toBe(status);
    if (status === 405) expect(response.headers.get('allow')).toBe('POST');
  });

  it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/jsonp'])(
    'of the type %s is refused with 415',
    async (type) => {
      expect((await forwarding().subscribe({ 'Content-Type': type })).status).toBe(415);
    },
  );

  it('can be 10 KB long, but no longer', async () => {
    const { post, received } = forwarding();
    const json = JSON.stringify(jordan);
    expect((await post(json + ' '.repeat(bodyLimit - json.length))).status).toBe(201);
    expect((await post(json + ' '.repeat(bodyLimit + 1 - json.length))).status).toBe(413);
    expect((await post(' '.repeat(1024 * 1024))).status).toBe(413);
    expect(received).toHaveLength(1);
  });

  it.each<[Record<string, string>, number]>([
    [{}, 201],
    [{ Origin: site }, 201],
    [{ Host: 'www.site.example', Origin: 'https://www.site.example' }, 201],
    [{ Origin: 'https://evil.example' }, 403],
    [{ Origin: 'https://site.example.evil.example' }, 403],
    [{ Origin: 'null' }, 403],
    [{ Origin: site, 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ Origin: site, 'Sec-Fetch-Site': 'same-site' }, 403],
    [{ 'Sec-Fetch-Site': 'none' }, 403],
  ])('with the headers %o gets status %i', async (headers, status) => {
    const { subscribe, received } = forwarding();
    expect((await subscribe(headers)).status).toBe(status);
    expect(received).toHaveLength(status === 201 ? 1 : 0);
    expect(log).toHaveBeenCalledTimes(status === 201 ? 0 : 1);
  });

  it('has to wait if its client sends too many, but other clients’ requests don’t', async () => {
    const { post } = forwarding();
    const from = (client: string) => post(JSON.stringify(jordan), {}, { client });
    for (let count = 0; count < perMinute; count += 1) {
      expect((await from('10.0.0.1')).status).toBe(201);
      vi.advanceTimersByTime(500);
    }
    const refused = await from('10.0.0.1');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    expect((await from('10.0.0.2')).status).toBe(201);
    vi.advanceTimersByTime(minute / 2 + 1);
    expect((await from('10.0.0.1')).status).toBe(201);
  });

  it('that breaks off gets a response, and is logged', async () => {
    const { post } = forwarding();
    const broken = new ReadableStream({ start: (controller) => controller.error(new Error(jordan.email)) });
    expect((await post(broken)).status).toBe(503);
    expect(log.mock.calls.join()).toContain('client-disconnected');
    expect(log.mock.calls.join()).not.toContain(jordan.email);
  });
});

describe('a repeated subscription', () => {
  const again = { 'Idempotency-Key': 'one' };

  it('counts once, if sent at the same time or more than a day later', async () => {
    const { subscribe, received } = forwarding();
    await Promise.all([subscribe(again), subscribe(again)]);
    vi.advanceTimersByTime(25 * 60 * minute);
    expect((await subscribe(again, { first_name: 'J.' })).status).toBe(201);
    expect(received).toHaveLength(1);
    await subscribe({ 'Idempotency-Key': 'two' });
    await subscribe(again, { email: 'another@county.gov' });
    expect(received).toHaveLength(3);
    vi.advanceTimersByTime(2 * 60 * minute);
    await subscribe(again);
    expect(received).toHaveLength(4);
  });

  it('is retried after a failure, but not after a refusal', async () => {
    let status = 500;
    const { subscribe, received } = forwarding(() => Response.json({}, { status }));
    expect((await subscribe(again)).status).toBe(503);
    status = 422;
    expect((await subscribe(again)).status).toBe(422);
    status = 201;
    expect((await subscribe(again)).status).toBe(422);
    expect(received).toHaveLength(2);
  });

  it('without a key counts once within a minute', async () => {
    const { postForm, received } = forwarding();
    const { first_name, email, utm_source } = jordan;
    for (const ms of [0, minute - 1, 2]) {
      vi.advanceTimersByTime(ms);
      await postForm({ first_name, email, utm_source });
    }
    expect(received).toHaveLength(2);
  });

  it('gets the response that the first one did not wait for', async () => {
    let resolve: (answer: Response) => void = () => undefined;
    const answer = new Promise<Response>((done) => (resolve = done));
    const kept: Promise<unknown>[] = [];
    const { post, received } = forwarding(() => answer);
    const send = () => post(JSON.stringify(jordan), again, { waitUntil: (work) => void kept.push(work) });
    const first = send();
    await vi.advanceTimersByTimeAsync(9000);
    const slow = await first;
    expect([slow.status, slow.headers.get('retry-after')]).toEqual([504, '30']);
    const second = send();
    await vi.advanceTimersByTimeAsync(500);
    resolve(Response.json({}, { status: 201 }));
    expect((await second).status).toBe(201);
    expect(received).toHaveLength(1);
    // Both requests told the platform to keep running until the response.
    expect(await Promise.all(kept)).toHaveLength(2);
  });
});

describe('a posted form', () => {
  const fields = { first_name: 'Jordan', email: 'jordan@county.gov', utm_source: 'home' };

  it('is forwarded like JSON, and the response is a web page', async () => {
    const { postForm, received } = forwarding();
    const response = await postForm(
      { ...fields, [honeypot]: '' },
      { Referer: `${site}/podcast?category=ethics`, Origin: site },
    );
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    const html = await response.text();
    for (const part of ['It&#39;s saved.', '<html lang="en">', 'name="viewport"', '<a href="/podcast">'])
      expect(html).toContain(part);
    expect(html).not.toContain('<script');
    expect(received.map(({ body }) => body)).toEqual([jordan]);
  });

  it('that is incomplete gets a page that says what is missing', async () => {
    const { postForm, received } = forwarding();
    const response = await postForm({ first_name: '', email: 'jordan', tier: 'premium', plan: '' });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain(words.problems.first_name);
    expect(html).toContain(words.problems.email);
    expect(html.split(words.otherProblem)).toHaveLength(2);
    expect(received).toEqual([]);
  });

  it('that is too long gets a page as well', async () => {
    const response = await forwarding().postForm({ ...fields, first_name: 'a'.repeat(11_000) });
    expect(response.status).toBe(413);
    expect(await response.text()).toContain(words.failed.lead);
  });

  it.each([
    ['https://elsewhere.example/page', '/'],
    ['nonsense', '/'],
    [`${site}//elsewhere.example`, '/elsewhere.example'],
    [`${site}/a"b&c'`, '/a%22b&amp;c&#39;'],
  ])('from %s links back to this site only', async (referer, href) => {
    const response = await forwarding().postForm(fields, { Referer: referer });
    expect(await response.text()).toContain(`<a href="${href}">`);
  });
});

it('a subscription with a filled honeypot gets the usual response, and is discarded', async () => {
  const { subscribe, postForm, received } = forwarding();
  const { first_name, email, utm_source } = jordan;
  const [real, trapped] = [await subscribe(), await subscribe({}, { [honeypot]: 'spam' })];
  expect([trapped.status, await trapped.text()]).toEqual([real.status, await real.text()]);
  const page = await postForm({ first_name, email, utm_source, [honeypot]: 'spam' });
  expect([page.status, (await page.text()).includes(words.subscribed.heading)]).toEqual([200, true]);
  expect(received).toHaveLength(1);
  expect(log).not.toHaveBeenCalled();
});

it('escapes all special characters of HTML', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('<', '>', '&', '"', "'", 'a', ';') }), (text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/);
    }),
  );
});
