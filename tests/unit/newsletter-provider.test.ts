import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newsletterProvider, type NewsletterPageWords } from '../../scripts/newsletter-provider/index.ts';
import { escapeHtml } from '../../scripts/newsletter-provider/page.ts';
import { toPayload } from '../../src/shell/newsletter/payload.ts';

const jordan = toPayload({ firstName: 'Jordan', email: 'jordan@county.gov', source: 'home' });
const resource = '/api/newsletter/v2/publications/pub_1/subscriptions';

const words: NewsletterPageWords = {
  subscribed: { heading: 'Done', line: "It's saved." },
  incomplete: { heading: 'Incomplete' },
  failed: { heading: 'Failed', line: 'It is not saved.' },
  problems: { first_name: 'No first name', email: 'No email address' },
  otherProblem: 'Something else',
  back: 'Back',
};

let folder = '';
let file = '';
let origin = '';
let server: Server;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'newsletter-'));
  file = path.join(folder, 'made', 'when', 'needed.jsonl');
  const provider = newsletterProvider({ file, publication: 'pub_1', base: '/api/newsletter', words });
  server = createServer((request, response) =>
    provider(request, response, () => response.writeHead(418).end('another handler')),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

const post = (
  body: string,
  type = 'application/json',
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(origin + resource, { method: 'POST', headers: { 'Content-Type': type, ...headers }, body });

const postForm = (fields: Record<string, string>, headers?: Record<string, string>): Promise<Response> =>
  post(new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded', headers);

async function recorded(): Promise<Record<string, unknown>[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('JSON', () => {
  it('is accepted and recorded with the time it came', async () => {
    const response = await post(JSON.stringify(jordan));
    expect(response.status).toBe(201);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    const { data } = (await response.json()) as { data: Record<string, unknown> };
    expect(data).toMatchObject({ email: jordan.email, status: 'validating' });
    const [line, ...rest] = await recorded();
    expect(rest).toEqual([]);
    expect(line).toMatchObject({ ...jordan, id: data.id });
    expect(Math.abs(Date.now() - Date.parse(String(line?.received)))).toBeLessThan(60_000);
  });

  it('appends one line for each, also at once', async () => {
    const emails = Array.from({ length: 10 }, (_, index) => `reader${index}@county.gov`);
    await Promise.all(emails.map((email) => post(JSON.stringify({ ...jordan, email }))));
    expect((await recorded()).map(({ email }) => email).sort()).toEqual(emails);
  });

  it('with the same key is one subscription, one after the other and at once', async () => {
    const again = (): Promise<Response> =>
      post(JSON.stringify(jordan), 'application/json', { 'Idempotency-Key': 'one' });
    const answers = [...(await Promise.all([again(), again()])), await again()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect(await recorded()).toHaveLength(1);
    await post(JSON.stringify(jordan), 'application/json', { 'Idempotency-Key': 'two' });
    expect(await recorded()).toHaveLength(2);
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
    ['a first name of another type', { first_name: 7 }],
    ['reactivate_existing as text', { reactivate_existing: 'false' }],
    ['send_welcome_email as a number', { send_welcome_email: 1 }],
    ['utm_source of another type', { utm_source: {} }],
  ])('with %s is refused with 400', async (_, change) => {
    const response = await post(JSON.stringify({ ...jordan, ...change }));
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as { errors: { message: string }[] };
    expect(errors).toHaveLength(1);
    expect(errors[0]?.message).toContain(Object.keys(change)[0]);
    expect(await recorded()).toEqual([]);
  });

  it.each(['', '{', 'null', '[]', '"jordan@county.gov"', 'email=jordan@county.gov'])(
    'that is no object (%s) is refused with 400',
    async (body) => {
      expect((await post(body)).status).toBe(400);
      expect(await recorded()).toEqual([]);
    },
  );

  it('never brings the server down, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string()), async (body) => {
        expect([201, 400]).toContain((await post(body)).status);
      }),
      { numRuns: 50 },
    );
  });
});

describe('HTTP', () => {
  it('knows one publication', async () => {
    const elsewhere = resource.replace('pub_1', 'pub_2');
    for (const url of [
      elsewhere,
      '/api/newsletter/v2',
      '/api/newsletter/v2/publications/%E0%A4%A/subscriptions',
    ])
      expect((await fetch(origin + url, { method: 'POST', body: '{}' })).status).toBe(404);
  });

  it('leaves other paths to the next handler', async () => {
    for (const url of ['/', '/api/newsletters', '/podcast'])
      expect((await fetch(origin + url)).status).toBe(418);
  });

  it('takes no notice of a query', async () => {
    const response = await fetch(`${origin}${resource}?a=b`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify(jordan),
    });
    expect(response.status).toBe(201);
  });

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s with 405', async (method) => {
    const response = await fetch(origin + resource, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });

  it('refuses other content types with 415', async () => {
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/jsonp'])
      expect((await post(JSON.stringify(jordan), type)).status).toBe(415);
  });

  it('refuses more than 10 KB with 413', async () => {
    const withName = (length: number): string => {
      const empty = JSON.stringify({ ...jordan, first_name: '' });
      return JSON.stringify({ ...jordan, first_name: 'a'.repeat(length - empty.length) });
    };
    expect((await post(withName(10 * 1024))).status).toBe(201);
    expect((await post(withName(10 * 1024 + 1))).status).toBe(413);
    expect((await post(withName(1024 * 1024))).status).toBe(413);
  });

  it('answers 500 when the subscription cannot be written', async () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await writeFile(path.join(folder, 'made'), 'a file where a folder should be');
    expect((await post(JSON.stringify(jordan))).status).toBe(500);
    expect(silence).toHaveBeenCalledOnce();
    silence.mockRestore();
  });
});

describe('a posted form', () => {
  const fields = { first_name: 'Jordan', email: 'jordan@county.gov', utm_source: 'home' };

  it('is recorded like JSON and answered with a page to read', async () => {
    const response = await postForm(fields, { Referer: `${origin}/podcast?category=ethics` });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    const html = await response.text();
    expect(html).toContain('It&#39;s saved.');
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('name="viewport"');
    expect(html).toContain('<a href="/podcast">');
    expect(html).not.toContain('<script');
    expect(await recorded()).toMatchObject([jordan]);
  });

  it('that is incomplete gets a page that says what is missing', async () => {
    const response = await postForm({ ...fields, first_name: '', email: 'jordan' });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain(words.problems.first_name);
    expect(html).toContain(words.problems.email);
    expect(await recorded()).toEqual([]);
  });

  it('that is too long gets a page as well', async () => {
    const response = await postForm({ ...fields, first_name: 'a'.repeat(11_000) });
    expect(response.status).toBe(413);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  });

  it('links back to this site only', async () => {
    const hrefFor = async (referer: string): Promise<string | undefined> =>
      /<a href="([^"]*)">/.exec(await (await postForm(fields, { Referer: referer })).text())?.[1];
    expect(await hrefFor('https://elsewhere.example/page')).toBe('/');
    expect(await hrefFor('nonsense')).toBe('/');
    expect(await hrefFor(`${origin}//elsewhere.example`)).toBe('/elsewhere.example');
    expect(await hrefFor(`${origin}/a"b&c'`)).toBe('/a%22b&amp;c&#39;');
  });
});

it('escapes everything that HTML reads as its own', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('<', '>', '&', '"', "'", 'a', ';') }), (text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/);
    }),
  );
});
