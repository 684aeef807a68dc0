/** The servers' process: serves the folders in its arguments, sends the ports to its parent, and ends with it. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { readSecurity } from '../built-site.ts';
import { selfSigned } from '../certificate.ts';
import { createSite } from '../site-server.ts';
import type { Ports } from './servers.ts';

const certificate = selfSigned();

/** Serves over HTTP/2 and returns the port. */
const listen = (answer: RequestListener): Promise<number> =>
  new Promise((resolve) => {
    const server = createSecureServer(certificate, (request, response) =>
      // The site uses nothing from HTTP/1.1 that HTTP/2 lacks, but their types differ.
      answer(request as unknown as IncomingMessage, response as unknown as ServerResponse<IncomingMessage>),
    );
    server.listen(0, () => resolve((server.address() as AddressInfo).port));
  });

/** Answers for all other hosts with empty files, so that only the site is measured. */
const outside: RequestListener = (request, response) => {
  const script = request.headers['sec-fetch-dest'] === 'script';
  response.writeHead(200, { 'Content-Type': script ? 'text/javascript' : 'text/html' });
  response.end(script ? '' : '<!doctype html><html lang="en"><title>Stand-in</title></html>');
};

const folders = process.argv.slice(2);
const sites = folders.map((folder) => listen(createSite(path.join(folder, 'dist'), readSecurity(folder))));
process.once('disconnect', () => process.exit());
process.send?.({ sites: await Promise.all(sites), outside: await listen(outside) } satisfies Ports);
