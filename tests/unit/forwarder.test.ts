import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  bodyLimit,
  createForwarder,
  type ForwarderContext,
  type ForwarderOptions,
  type ForwarderWords,
} from '../../deploy/forwarder/forwarder.ts';
import { escapeHtml } from '../../deploy/forwarder/page.ts';
import { honeypot } from '../../deploy/forwarder/subscription.ts';
import { toPayload } from '../../src/shell/newsletter/payload.ts';

const jordan = toPayload({ firstName: 'Jordan', email: 'jordan@county.gov', source: 'home' });
const site = 'https://site.example';
const resource = '/api/newsletter/v2/publications/pub_1/subscriptions';
const key = 'a-secret-key';
const form = 'application/x-www-form-urlencoded';

const words: ForwarderWords = {
  subscribed: { heading: 'Done', line: "It's saved." },
  incomplete: { heading: 'Incomplete' },
  failed: { heading: 'Failed', line: 'It is not saved.' },
  problems: { first_name: 'No first name', email: 'No email address' },
  otherProblem: 'Something else',
  back: 'Back',
};

/** What the provider got. */
interface Received {
  url: string;
  headers: Headers;
  redirect: string;
  body: unknown;
}

const created = () => Response.json({ data: { id: 'sub_1', email: jordan.email } }, { status: 201 });

/** A forwarder whose provider answers with `answer`, what that got, and the lines of the log. */
function forwarding(
  answer: () => Response | Promise<Response> = created,
  options: Partial<ForwarderOptions> = {},
) {
  const received: Received[] = [];
  const log: string[] = [];
  const forward = createForwarder({
    base: '/api/newsletter',
    publication: 'pub_1',
    provider: { url: 'https://provider.example/api', key },
    words,
    log: (line) => log.push(line),
    fetch: async (request) => {
      const { url, headers, redirect } = request;
      received.push({ url, headers, redirect, body: await request.json() });
      return answer();
    },
    ...options,
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
        ...(method !== 'GET' && method !== 'HEAD' && { body }),
      }),
      context,
    );
  return {
    received,
    log,
    post,
    subscribe: (headers?: Record<string, string>, change: Record<string, unknown> = {}) =>
      post(JSON.stringify({ ...jordan, ...change }), headers),
    postForm: (fields: Record<string, string>, headers?: Record<string, string>) =>
      post(new URLSearchParams(fields).toString(), { 'Content-Type': form, ...headers }),
  };
}

describe('a subscription', () => {
  it('reaches the provider with its key, and exactly as it is specified', async () => {
    const { subscribe, received, log } = forwarding();
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
    expect(request?.headers.get('authorization')).toBe(`Bearer ${key}`);
    expect(request?.headers.get('idempotency-key')).toBe('one');
    expect(request?.redirect).toBe('manual');
    expect(request?.body).toEqual(jordan);
    expect(log).toEqual([]);
  });

  it('gets the constants, whether it has them or not', async () => {
    const { post, received } = forwarding();
    const { email, first_name, utm_source } = jordan;
    expect((await post(JSON.stringify({ email, first_name, utm_source }))).status).toBe(201);
    expect(received[0]?.body).toEqual(jordan);
  });

  it.each<[string, Record<string, unknown>]>([
    ['no email', { email: undefined }],
    ['an empty email', { email: '' }],
    ['an email without a domain', { email: 'jordan' }],
    ['an email with a space', { email: 'jordan lee@county.gov' }],
    ['two emails', { email: 'a@county.gov, b@county.gov' }],
    ['an overlong email', { email: `${'a'.repeat(250)}@county.gov` }],
    ['an email of another type', { email: ['jordan@county.gov'] }],
    ['no first name', { first_name: undefined }],
    ['a blank first name', { first_name: '  ' }],
    ['an overlong first name', { first_name: 'a'.repeat(101) }],
    ['a line break in the first name', { first_name: 'Jordan\nBcc: all' }],
    ['a first name of another type', { first_name: 7 }],
    ['no utm_source', { utm_source: undefined }],
    ['utm_source of another type', { utm_source: {} }],
    ['another utm_medium', { utm_medium: 'paid' }],
    ['reactivate_existing', { reactivate_existing: true }],
    ['no send_welcome_email', { send_welcome_email: false }],
    ['send_welcome_email as text', { send_welcome_email: 'true' }],
    ['a field too many: tier', { tier: 'premium' }],
    ['a field too many: __proto__', JSON.parse('{"__proto__":{}}') as Record<string, unknown>],
    ['a field too many: constructor', { constructor: 'a' }],
  ])('with %s is refused with 400', async (_, change) => {
    const { subscribe, received, log } = forwarding();
    const response = await subscribe({}, change);
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as { errors: { message: string }[] };
    expect(errors).toHaveLength(1);
    expect(errors[0]?.message).toContain(Object.keys(change)[0]);
    expect([received, log]).toEqual([[], []]);
  });

  it.each(['', '{', 'null', '[]', '"jordan@county.gov"', 'email=jordan@county.gov'])(
    'that is no object (%s) is refused with 400',
    async (body) => {
      const { post, received } = forwarding();
      expect((await post(body)).status).toBe(400);
      expect(received).toEqual([]);
    },
  );

  it('is answered, whatever it is', async () => {
    const { post } = forwarding(created, { perMinute: Infinity });
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string()), async (body) => {
        expect([201, 400]).toContain((await post(body)).status);
      }),
    );
  });
});

describe('a request', () => {
  it.each([
    [404, { path: '/api/newsletter/v2/publications/pub_2/subscriptions' }],
    [404, { path: '/api/newsletter/v2' }],
    [404, { path: '/api/newsletter/v2/publications/%E0%A4%A/subscriptions' }],
    [201, { path: `${resource}?a=b` }],
    [405, { method: 'GET' }],
    [405, { method: 'HEAD' }],
    [405, { method: 'PUT' }],
    [405, { method: 'DELETE' }],
    [405, { method: 'OPTIONS' }],
  ])('is answered with %i when it is %o', async (status, request) => {
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

  it('may be 10 KB long, and no longer', async () => {
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
  ])('from %o is answered with %i', async (headers, status) => {
    const { subscribe, received, log } = forwarding();
    expect((await subscribe(headers)).status).toBe(status);
    expect(received).toHaveLength(status === 201 ? 1 : 0);
    expect(log).toHaveLength(status === 201 ? 0 : 1);
  });

  it('too many of one client have to wait, those of others not', async () => {
    let time = 0;
    const { post, received } = forwarding(created, { perMinute: 3, now: () => time });
    const from = (client: string, email: string) =>
      post(JSON.stringify({ ...jordan, email }), {}, { client });
    const statuses: number[] = [];
    for (const email of ['a@b.example', 'c@d.example', 'e@f.example']) {
      statuses.push((await from('10.0.0.1', email)).status);
      time += 10_000;
    }
    expect(statuses).toEqual([201, 201, 201]);
    const refused = await from('10.0.0.1', 'g@h.example');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    expect((await from('10.0.0.2', 'i@j.example')).status).toBe(201);
    expect(received).toHaveLength(4);
    time = 60_000;
    expect((await from('10.0.0.1', 'g@h.example')).status).toBe(201);
  });
});

describe('the provider’s answer', () => {
  const answers: [string, () => Response | Promise<Response>, number, string?][] = [
    ...[400, 409, 410, 413, 415, 422].map((status): [string, () => Response, number, string] => [
      `${status}, a refusal`,
      () => Response.json({ errors: [jordan.email] }, { status }),
      status,
      'refused-by-provider',
    ]),
    ...[301, 302, 307, 308, 401, 403, 404, 405].map((status): [string, () => Response, number, string] => [
      `${status}, for which the visitor can do nothing`,
      () => new Response(null, { status, headers: { Location: '/login' } }),
      503,
      'key-or-address-is-wrong',
    ]),
    [
      '429',
      () => new Response(null, { status: 429, headers: { 'Retry-After': '7' } }),
      429,
      'provider-is-busy',
    ],
    ['408', () => new Response(null, { status: 408 }), 503, 'provider-is-down'],
    ['500', () => new Response(null, { status: 500 }), 503, 'provider-is-down'],
    [
      '503',
      () => new Response(null, { status: 503, headers: { 'Retry-After': '7' } }),
      503,
      'provider-is-down',
    ],
    [
      'a page',
      () => new Response('<h1>Welcome</h1>', { headers: { 'Content-Type': 'text/html' } }),
      502,
      'not-the-provider',
    ],
    [
      'nothing',
      () => Promise.reject(new TypeError(`fetch failed: ${jordan.email} ${key} https://provider.example`)),
      503,
      'no-answer',
    ],
    ['200 with JSON', () => Response.json({ email: jordan.email }), 201],
  ];

  it.each(answers)('%s', async (_, answer, status, reason) => {
    const { subscribe, postForm, log } = forwarding(answer);
    const response = await subscribe();
    expect(response.status).toBe(status);
    const body = await response.text();
    const lines = log.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toHaveLength(reason === undefined ? 0 : 1);
    if (reason !== undefined) expect(lines[0]).toMatchObject({ event: 'newsletter-failure', reason, status });
    // Neither answer nor log say who it was, what they sent, or what opens the provider.
    for (const secret of [jordan.email, jordan.first_name, key, 'provider.example'])
      for (const text of [body, ...log]) expect(text).not.toContain(secret);
    const { first_name, email, utm_source } = { ...jordan, email: 'form@county.gov' };
    const page = await postForm({ first_name, email, utm_source });
    expect(page.status).toBe(status === 201 ? 200 : status);
    expect(await page.text()).toContain(status === 201 ? words.subscribed.heading : words.failed.line);
  });

  it('asks the client to wait when the provider does', async () => {
    for (const status of [429, 503]) {
      const { subscribe } = forwarding(() => new Response(null, { status, headers: { 'Retry-After': '7' } }));
      expect((await subscribe()).headers.get('retry-after')).toBe('7');
    }
  });

  it.each([{}, { url: 'https://provider.example' }, { key }, { url: 'nonsense', key }])(
    'is not waited for when only %o is set: it stays with the client',
    async (provider) => {
      const { subscribe, received, log } = forwarding(created, { provider });
      expect((await subscribe()).status).toBe(503);
      expect(received).toEqual([]);
      expect(log.join()).toContain('not-configured');
    },
  );
});

describe('the same again', () => {
  const again = { 'Idempotency-Key': 'one' };

  it('is one subscription, one after the other and at once', async () => {
    const { subscribe, received } = forwarding();
    const answers = [
      ...(await Promise.all([subscribe(again), subscribe(again)])),
      await subscribe(again, { first_name: 'J.' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(received).toHaveLength(1);
    await subscribe({ 'Idempotency-Key': 'two' });
    await subscribe(again, { email: 'another@county.gov' });
    expect(received).toHaveLength(3);
  });

  it('is tried again after a failure, and not after a refusal', async () => {
    let status = 500;
    const { subscribe, received } = forwarding(() => Response.json({}, { status }));
    expect((await subscribe(again)).status).toBe(503);
    status = 422;
    expect((await subscribe(again)).status).toBe(422);
    status = 201;
    expect((await subscribe(again)).status).toBe(422);
    expect(received).toHaveLength(2);
  });

  it('is remembered for longer than a client waits: a day', async () => {
    let time = 0;
    const { subscribe, received } = forwarding(created, { now: () => time });
    await subscribe(again);
    time = 25 * 60 * 60 * 1000;
    await subscribe(again);
    expect(received).toHaveLength(1);
    time *= 2;
    await subscribe(again);
    expect(received).toHaveLength(2);
  });

  it('without a key is one subscription within a minute', async () => {
    let time = 0;
    const { postForm, received } = forwarding(created, { now: () => time });
    const { first_name, email, utm_source } = jordan;
    await postForm({ first_name, email, utm_source });
    time = 59_000;
    await postForm({ first_name, email, utm_source });
    expect(received).toHaveLength(1);
    time = 60_001;
    await postForm({ first_name, email, utm_source });
    expect(received).toHaveLength(2);
  });

  it('hears the answer for which the first one did not wait', async () => {
    vi.useFakeTimers();
    try {
      let resolve: (answer: Response) => void = () => undefined;
      const answer = new Promise<Response>((done) => (resolve = done));
      const kept: Promise<unknown>[] = [];
      const { post, received, log } = forwarding(() => answer, { answerWithin: 1000 });
      const send = () => post(JSON.stringify(jordan), again, { waitUntil: (work) => void kept.push(work) });
      const first = send();
      await vi.advanceTimersByTimeAsync(1000);
      const slow = await first;
      expect([slow.status, slow.headers.get('retry-after')]).toEqual([504, '30']);
      expect(log.join()).toContain('provider-is-slow');
      const second = send();
      await vi.advanceTimersByTimeAsync(500);
      resolve(created());
      expect((await second).status).toBe(201);
      expect(received).toHaveLength(1);
      // The platform was told to stay until then.
      await Promise.all(kept);
      expect(kept).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a posted form', () => {
  const fields = { first_name: 'Jordan', email: 'jordan@county.gov', utm_source: 'home' };

  it('is forwarded like JSON and answered with a page to read', async () => {
    const { postForm, received } = forwarding();
    const response = await postForm(
      { ...fields, [honeypot]: '' },
      { Referer: `${site}/podcast?category=ethics`, Origin: site },
    );
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    const html = await response.text();
    expect(html).toContain('It&#39;s saved.');
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('name="viewport"');
    expect(html).toContain('<a href="/podcast">');
    expect(html).not.toContain('<script');
    expect(received.map(({ body }) => body)).toEqual([jordan]);
  });

  it('that is incomplete gets a page that says what is missing', async () => {
    const { postForm, received } = forwarding();
    const response = await postForm({
      ...fields,
      first_name: '',
      email: 'jordan',
      tier: 'premium',
      plan: '',
    });
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
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  });

  it('links back to this site only', async () => {
    const { postForm } = forwarding();
    const hrefFor = async (referer: string): Promise<string | undefined> =>
      /<a href="([^"]*)">/.exec(await (await postForm(fields, { Referer: referer })).text())?.[1];
    expect(await hrefFor('https://elsewhere.example/page')).toBe('/');
    expect(await hrefFor('nonsense')).toBe('/');
    expect(await hrefFor(`${site}//elsewhere.example`)).toBe('/elsewhere.example');
    expect(await hrefFor(`${site}/a"b&c'`)).toBe('/a%22b&amp;c&#39;');
  });
});

it('a filled honeypot is answered like a subscription, and goes nowhere', async () => {
  const { subscribe, postForm, received, log } = forwarding();
  const { first_name, email, utm_source } = jordan;
  const [real, trapped] = [await subscribe(), await subscribe({}, { [honeypot]: 'spam' })];
  expect([trapped.status, await trapped.text()]).toEqual([real.status, await real.text()]);
  const page = await postForm({ first_name, email, utm_source, [honeypot]: 'spam' });
  expect([page.status, (await page.text()).includes(words.subscribed.heading)]).toEqual([200, true]);
  expect([received.length, log]).toEqual([1, []]);
});

it('escapes everything that HTML reads as its own', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('<', '>', '&', '"', "'", 'a', ';') }), (text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/);
    }),
  );
});
