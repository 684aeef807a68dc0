/**
 * The forwarder as a server of its own, behind a proxy such as nginx. Only this computer reaches it, unless HOST says
 * otherwise; PORT is 8787 if it says nothing else.
 */
import { createServer } from 'node:http';
import { listen } from './listen.ts';
import { answerWith } from './node.ts';
import { siteForwarder } from './site.ts';

const forward = siteForwarder(process.env);
const server = createServer((request, response) => void answerWith(forward, request, response));
// A client that sends its few bytes more slowly than this is none.
server.requestTimeout = 10_000;
server.headersTimeout = 10_000;
// Requests that are under way are answered before it ends.
process.once('SIGTERM', () => {
  server.close();
  server.closeIdleConnections();
});

console.log(`The newsletter forwarder listens on port ${await listen(server, 8787)}`);
if (!process.env.NEWSLETTER_API_URL || !process.env.NEWSLETTER_API_KEY)
  console.error(
    'NEWSLETTER_API_URL or NEWSLETTER_API_KEY is not set: subscriptions wait in the visitors’ browsers.',
  );
