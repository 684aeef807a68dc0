/** The servers' process: serves the folders that its arguments name, tells its parent the ports, and ends with it. */
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import path from 'node:path';
import { readSecurity } from '../built-site.ts';
import { reason, stop } from '../options.ts';
import { createSite } from '../site-server.ts';
import { selfSigned } from './certificate.ts';
import type { Ports } from './servers.ts';

let certificate: ReturnType<typeof selfSigned>;
try {
  certificate = selfSigned();
} catch (error) {
  stop(reason(error));
}

/** Serves over HTTP/2, and over HTTP/1.1 to clients that ask for it. */
const secureServer = (answer: RequestListener): Server =>
  createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) =>
    // Requests and responses of HTTP/2 can do all that the site asks of HTTP/1.1's, though their types differ.
    answer(request as unknown as IncomingMessage, response as unknown as ServerResponse<IncomingMessage>),
  );

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, () => resolve((server.address() as AddressInfo).port));
  });

/** Stands in for every other host, as quick and as empty as can be, so that the site alone is measured. */
const outside: RequestListener = (request, response) => {
  const script = request.headers['sec-fetch-dest'] === 'script';
  response.writeHead(200, { 'Content-Type': script ? 'text/javascript' : 'text/html' });
  response.end(script ? '' : '<!doctype html><html lang="en"><title>Stand-in</title></html>');
};

const sites: Ports['sites'] = [];
for (const folder of process.argv.slice(2)) {
  const site = createSite(path.join(folder, 'dist'), readSecurity(folder));
  sites.push({ 1: await listen(createServer(site)), 2: await listen(secureServer(site)) });
}

process.once('disconnect', () => process.exit());
process.send?.({ sites, outside: await listen(secureServer(outside)) } satisfies Ports);
