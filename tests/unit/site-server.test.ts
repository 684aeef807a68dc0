import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSite } from '../../scripts/site-server.ts';

const root = mkdtempSync(path.join(tmpdir(), 'site-'));
let server: Server;
let origin = '';

beforeAll(async () => {
  writeFileSync(path.join(root, 'notes.txt'), 'abcdefghij');
  writeFileSync(path.join(root, '404.html'), 'Not here');
  for (const name of ['notes.txt', '404.html'])
    writeFileSync(path.join(root, `${name}.br`), brotliCompressSync('compressed'));
  server = createServer(
    createSite(root, { scriptHashes: [], script: [], frame: [], media: [], connect: [] }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

/** What the server says to a request, sent as it is: `fetch` would mend the path. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status?: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      text(response).then(
        (body) => resolve({ status: response.statusCode, headers: response.headers, body }),
        reject,
      );
    })
      .on('error', reject)
      .end();
  });

test.each([
  ['/notes.txt', { 'accept-encoding': 'br' }, 200, { 'content-encoding': 'br' }],
  ['/notes.txt', { 'accept-encoding': 'br;q=0' }, 200, { 'content-encoding': undefined }],
  ['/notes.txt', { 'accept-encoding': 'gzip, br; q=0.0' }, 200, { 'content-encoding': undefined }],
  ['/notes.txt.br', {}, 404, { 'content-encoding': undefined }],
  ['/404.html.br', {}, 404, { 'content-encoding': undefined }],
  ['/nothing', { 'accept-encoding': 'gzip, br' }, 404, { 'content-encoding': 'br', vary: 'Accept-Encoding' }],
  ['/nothing', { 'accept-encoding': 'identity' }, 404, { 'content-encoding': undefined }],
  ['/assets/gone-1234.js', {}, 404, { 'cache-control': 'no-store' }],
  ['//evil.com/', {}, 301, { location: '/evil.com' }],
  ['/\\evil.com/', {}, 301, { location: '/evil.com' }],
  ['/\\/\\evil.com/', {}, 301, { location: '/evil.com' }],
  ['/notes.txt/?a=b', {}, 301, { location: '/notes.txt?a=b' }],
  ['/%E0%A4%A', {}, 404, {}],
  ['/..%2f..%2fetc/passwd', {}, 404, {}],
])('%s with %o is answered with status %i', async (path, sent, status, headers) => {
  const answer = await ask(path, sent);
  expect(answer.status).toBe(status);
  for (const [name, value] of Object.entries(headers)) expect(answer.headers[name]).toBe(value);
});

test('what has not changed is answered with its validators, and without a body', async () => {
  const first = await ask('/notes.txt');
  const again = await ask('/notes.txt', { 'if-none-match': String(first.headers.etag) });
  expect([again.status, again.body]).toEqual([304, '']);
  for (const name of ['etag', 'cache-control', 'vary']) expect(again.headers[name]).toBe(first.headers[name]);
});

test('a HEAD request gets the headers alone', async () => {
  expect((await ask('/nothing', {}, 'HEAD')).body).toBe('');
});

test('a build that takes the files away ends nothing', async () => {
  renameSync(path.join(root, '404.html'), path.join(root, 'away'));
  try {
    expect((await ask('/nothing')).status).toBe(404);
  } finally {
    renameSync(path.join(root, 'away'), path.join(root, '404.html'));
  }
  expect((await ask('/nothing')).body).toBe('Not here');
});

const part = async (range: string): Promise<[status: number, body: string]> => {
  const response = await fetch(`${origin}/notes.txt`, { headers: { Range: range } });
  return [response.status, await response.text()];
};

test.each([
  ['bytes=2-5', 206, 'cdef'],
  ['bytes=8-', 206, 'ij'],
  ['bytes=8-999', 206, 'ij'],
  ['bytes=10-', 416, ''],
  ['bytes=-5', 206, 'fghij'],
  ['bytes=-99', 206, 'abcdefghij'],
  ['bytes=-0', 416, ''],
  ['bytes=5-2', 416, ''],
  ['bytes=abc', 416, ''],
  ['bytes=', 200, 'abcdefghij'],
  ['bytes=0-18446744073709551615', 416, ''],
  ['bytes=0-1,4-5', 200, 'abcdefghij'],
  ['lines=2-5', 200, 'abcdefghij'],
])('%s is answered with status %i', async (range, status, body) => {
  expect(await part(range)).toEqual([status, body]);
});

test('no Range header ends the server', async () => {
  const range = fc.oneof(
    fc.stringMatching(/^bytes=[-\d,]{0,30}$/),
    fc.stringMatching(/^[!-~]{0,20}$/),
    fc.tuple(fc.maxSafeNat(), fc.maxSafeNat()).map(([start, end]) => `bytes=${start}-${end}`),
  );
  await fc.assert(
    fc.asyncProperty(range, async (header) => {
      expect([200, 206, 416]).toContain((await part(header))[0]);
    }),
  );
});

test('a file that is gone since the start is not found, and a new one is', async () => {
  writeFileSync(path.join(root, 'late.txt'), 'new');
  expect(await (await fetch(`${origin}/late.txt`)).text()).toBe('new');
  rmSync(path.join(root, 'late.txt'));
  expect((await fetch(`${origin}/late.txt`)).status).toBe(404);
});
