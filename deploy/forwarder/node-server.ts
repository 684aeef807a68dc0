/**
 * The forwarder as a separate server, behind a proxy such as nginx. By default it listens on localhost, port 8787;
 * HOST and PORT change that.
 */
import { createServer } from 'node:http';
import { listen } from './listen.ts';
import { respondWith } from './node.ts';
import { siteForwarder } from './site.ts';

const forward = siteForwarder(process.env);
const server = createServer((request, response) => void respondWith(forward, request, response));
// Real clients send their short requests well within these timeouts.
server.requestTimeout = 10_000;
server.headersTimeout = 10_000;
// Finish pending requests before exiting.
process.once('SIGTERM', () => {
  server.close();
  server.closeIdleConnections();
});

console.log(`The newsletter forwarder listens on port ${await listen(server, 8787)}`);
if (!process.env.NEWSLETTER_API_URL || !process.env.NEWSLETTER_API_KEY)
  console.error(
    'NEWSLETTER_API_URL or NEWSLETTER_API_KEY is not set: subscriptions wait in the visitors’ browsers.',
  );
