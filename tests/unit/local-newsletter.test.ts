import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { site } from '../../src/content/site.ts';
import { toPayload } from '../../src/shell/newsletter/payload.ts';
import { localNewsletter } from '../../scripts/local-newsletter.ts';

const jordan = toPayload({ firstName: 'Jordan', email: 'jordan@county.example', source: 'home' });
const resource = `${site.newsletter.base}/v2/publications/${site.newsletter.publication}/subscriptions`;

let folder = '';
let file = '';
let origin = '';
let server: Server;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'newsletter-'));
  file = path.join(folder, 'made', 'when', 'needed.jsonl');
  vi.stubEnv('NEWSLETTER_FILE', file);
  const { handle, greeting } = localNewsletter();
  expect(greeting).toContain(file);
  server = createServer((incoming, response) =>
    handle(incoming, response, () => response.writeHead(418).end('another handler')),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

const post = (body: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(origin + resource, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin, ...headers },
    body,
  });

const recorded = (): Record<string, unknown>[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

it('is the forwarder, with a provider that writes each subscription to a file', async () => {
  const emails = Array.from({ length: 10 }, (_, index) => `reader${index}@county.example`);
  const answers = await Promise.all(emails.map((email) => post(JSON.stringify({ ...jordan, email }))));
  expect(answers.map(({ status }) => status)).toEqual(emails.map(() => 201));
  const lines = recorded();
  expect(lines.map(({ email }) => email).sort()).toEqual(emails);
  for (const line of lines) {
    expect(line).toMatchObject({ ...jordan, email: line.email });
    expect(Math.abs(Date.now() - Date.parse(String(line.received)))).toBeLessThan(60_000);
  }
});

it('passes other paths to the next handler', async () => {
  for (const url of ['/', '/api/newsletters', '/podcast'])
    expect((await fetch(origin + url)).status).toBe(418);
});

it('rejects requests that are too long, or from another site', async () => {
  expect((await post('x'.repeat(1024 * 1024))).status).toBe(413);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await post(JSON.stringify(jordan), { Origin: 'https://evil.example' })).status).toBe(403);
  vi.restoreAllMocks();
});

it('survives malformed requests', async () => {
  const ask = (method: string, target: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      request({ host: '127.0.0.1', port, path: target, method }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
  expect(await ask('TRACE', resource)).toBe(400);
  expect(await ask('GET', `${site.newsletter.base}/\\evil`)).toBe(404);
  expect(await ask('POST', `${site.newsletter.base}/%E0%A4%A`)).toBe(404);
  expect(await ask('HEAD', resource)).toBe(405);
  expect((await post(JSON.stringify(jordan))).status).toBe(201);
});

it('responds with 503 if the subscription can’t be written, so that the browser keeps it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  writeFileSync(path.join(folder, 'made'), 'a file where a folder should be');
  expect((await post(JSON.stringify(jordan))).status).toBe(503);
  expect(log).toHaveBeenCalledTimes(2);
  log.mockRestore();
});
