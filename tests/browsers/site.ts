import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { readSecurity } from '../../scripts/built-site.ts';
import { createSite } from '../../scripts/site-server.ts';

/** What the newsletter's provider does with a subscription: accept it, refuse it, or be unreachable. */
export type Answer = 'ok' | 'not-ok' | 'network-failure';

/** Serves the built site as in production, with a configurable newsletter provider. */
export async function startSite(): Promise<{
  origin: string;
  answer: (answer: Answer) => void;
  stop: () => void;
}> {
  let next: Answer = 'ok';
  const server = createServer(
    createSite(path.resolve('dist'), readSecurity(), (request, response, pass) => {
      if (request.method !== 'POST') return pass();
      request.resume().on('end', () => {
        if (next === 'network-failure') return response.destroy();
        response.writeHead(next === 'ok' ? 201 : 422, { 'Content-Type': 'application/json' }).end('{}');
      });
    }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    answer: (answer) => {
      next = answer;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
