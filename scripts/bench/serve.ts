/**
 * The benchmark's servers, which run in a separate process. The process serves the built site of each project folder
 * named in its arguments, sends the ports to its parent process, and ends when the parent process ends.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import { createServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import path from 'node:path';
import { readSecurity } from '../built-site.ts';
import { selfSigned } from '../certificate.ts';
import { createSite } from '../site-server.ts';
import type { Ports } from './servers.ts';

const certificate = selfSigned();

const overHttp2 = (answer: RequestListener): Server =>
  createSecureServer(certificate, (request, response) =>
    // The site uses nothing from HTTP/1.1 that HTTP/2 lacks, but Node's types for the two differ.
    answer(request as unknown as IncomingMessage, response as unknown as ServerResponse<IncomingMessage>),
  );

const overHttp1 = (answer: RequestListener): Server => createServer(certificate, answer);

/** Starts a server and resolves with its port. */
const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, () => resolve((server.address() as AddressInfo).port));
  });

/** Responds in place of all hosts but localhost, with empty scripts and pages, so that only the site is measured. */
const outside: RequestListener = (request, response) => {
  const script = request.headers['sec-fetch-dest'] === 'script';
  response.writeHead(200, { 'Content-Type': script ? 'text/javascript' : 'text/html' });
  response.end(script ? '' : '<!doctype html><html lang="en"><title>Mock</title></html>');
};

const folders = process.argv.slice(2);
const answers = folders.map((folder) => createSite(path.join(folder, 'dist'), readSecurity(folder)));
process.once('disconnect', () => process.exit());
process.send?.({
  http2: await Promise.all(answers.map((answer) => listen(overHttp2(answer)))),
  http1: await Promise.all(answers.map((answer) => listen(overHttp1(answer)))),
  outside: await listen(overHttp2(outside)),
} satisfies Ports);
