import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSite } from '../../scripts/site-server.ts';

const root = mkdtempSync(path.join(tmpdir(), 'site-'));
let server: Server;
let origin = '';

beforeAll(async () => {
  writeFileSync(path.join(root, 'notes.txt'), 'abcdefghij');
  writeFileSync(path.join(root, '404.html'), 'Not here');
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

const part = async (range: string): Promise<[status: number, body: string]> => {
  const response = await fetch(`${origin}/notes.txt`, { headers: { Range: range } });
  return [response.status, await response.text()];
};

test.each([
  ['bytes=2-5', 206, 'cdef'],
  ['bytes=8-', 206, 'ij'],
  ['bytes=8-999', 206, 'ij'],
  ['bytes=10-', 416, ''],
  ['bytes=5-2', 200, 'abcdefghij'],
  ['bytes=-5', 200, 'abcdefghij'],
  ['bytes=abc', 200, 'abcdefghij'],
  ['bytes=0-1,4-5', 200, 'abcdefghij'],
  ['bytes=0-18446744073709551615', 200, 'abcdefghij'],
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
