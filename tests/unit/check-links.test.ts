import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askFor, report } from '../../scripts/check-links.ts';

/** Another site: its paths say what they answer with, and `/get` refuses to be asked for its head. */
const server = createServer(({ method, url = '' }, response) => {
  const status = url === '/get' ? (method === 'HEAD' ? 405 : 200) : Number(url.slice(1));
  response.writeHead(status).end();
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

/** A port on which nothing listens. */
const nobody = 'http://127.0.0.1:1';

const check = async (links: Record<string, string[]>): Promise<string> => {
  const all = new Map(Object.entries(links));
  return report(await askFor(all.keys()), all);
};

test('an address that is there is no finding, also where only its page is given out', async () => {
  expect(await check({ [`${origin}/200`]: ['/'], [`${origin}/get`]: ['/'] })).toBe(
    '2 addresses, 0 not there, 0 of their hosts not reached, 0 to open in a browser',
  );
});

test('one that is gone is named with its answer and the pages that link to it', async () => {
  const said = await check({ [`${origin}/404`]: ['/', '/about', '/contact', '/terms'] });
  expect(said).toContain(`${origin}/404 answers 404\n  linked from /, /about, /contact and 1 more`);
});

test('a host that lets in no programs is no fault of the link', async () => {
  const found = await askFor([`${origin}/403`, `${origin}/429`]);
  expect(found.broken.size + found.unreachable.size).toBe(0);
  const said = await check({ [`${origin}/403`]: ['/'] });
  expect(said).toContain(`${origin}/403 answers 403 to a program: open it in a browser`);
});

test('a host that cannot be reached is named once, and where none can, the network alone', async () => {
  const links = { [`${nobody}/a`]: ['/'], [`${nobody}/b`]: ['/', '/about'] };
  expect(await check({ ...links, [`${origin}/200`]: ['/'] })).toMatch(
    /^127\.0\.0\.1:1 cannot be reached, with 2 addresses: \S.*\n {2}linked from \/, \/about\n/,
  );
  expect(await check(links)).toMatch(
    /^No other site can be reached \(.+\): connect this computer to a network.*$/,
  );
});
