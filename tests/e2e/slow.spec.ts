import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onlyCi, shifted, test, watchShifts } from './fixtures.ts';

/** One page for each kind of header and first section. */
const paths = ['/', '/podcast', '/podcast/featured', '/contact', '/midwestcon', '/midwestcon/hackathon'];

/** How documents arrive in pieces: the bytes per piece, and the milliseconds between pieces. */
const piece = { size: 1500, every: 20 };

/** A server that serves the site, but sends each document's `<body>` in pieces. */
const slowSite = (site: string) =>
  createServer((request, response) => {
    void (async () => {
      const answer = await fetch(site + request.url, { headers: { 'accept-encoding': 'identity' } });
      const body = Buffer.from(await answer.arrayBuffer());
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type });
      const start = type.includes('html') ? body.indexOf('<body') : body.length;
      response.write(body.subarray(0, start));
      for (let at = start; at < body.length; at += piece.size) {
        response.write(body.subarray(at, at + piece.size));
        await delay(piece.every);
      }
      response.end();
    })();
  });

for (const width of [390, 1440])
  test(
    `nothing moves while a page arrives in pieces, at ${width} px`,
    width > 390 ? onlyCi : {},
    async ({ browser, baseURL }) => {
      // A separate page, because the fixtures' page would treat the slow site as another host.
      const page = await browser.newPage({ viewport: { width, height: 900 } });
      await page.route(
        (url) => url.hostname !== 'localhost',
        (route) => route.abort(),
      );
      const server = slowSite(baseURL ?? '').listen();
      const { port } = server.address() as AddressInfo;
      await watchShifts(page);
      const moved: Record<string, number> = {};
      for (const path of paths) {
        await page.goto(`http://localhost:${port}${path}`);
        const shift = await shifted(page);
        if (shift > 0.002) moved[path] = shift;
      }
      await page.close();
      server.close();
      server.closeAllConnections();
      expect(moved).toEqual({});
    },
  );
