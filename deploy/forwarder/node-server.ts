/**
 * The forwarder as a server of its own, behind a proxy such as nginx. Only this computer reaches it, unless HOST says
 * otherwise; PORT is 8787 if it says nothing else.
 */
import { createServer } from 'node:http';
import { answerWith } from './node.ts';
import { siteForwarder } from './site.ts';

const port = Number(process.env.PORT ?? 8787);
const forward = siteForwarder(process.env);
const server = createServer((request, response) => void answerWith(forward, request, response));
// A client that sends its few bytes more slowly than this is none.
server.requestTimeout = 10_000;
server.headersTimeout = 10_000;

server.on('error', (error) => {
  console.error(`The forwarder could not start: ${error.message}`);
  process.exit(1);
});
server.listen(port, process.env.HOST ?? '127.0.0.1', () => {
  const address = server.address();
  console.log(
    `The newsletter forwarder listens on port ${typeof address === 'object' ? address?.port : address}`,
  );
  if (!process.env.NEWSLETTER_API_URL || !process.env.NEWSLETTER_API_KEY)
    console.error(
      'NEWSLETTER_API_URL or NEWSLETTER_API_KEY is not set: subscriptions wait in the visitors’ browsers.',
    );
});
// Requests that are under way are answered before it ends.
process.once('SIGTERM', () => {
  server.close();
  server.closeIdleConnections();
});
