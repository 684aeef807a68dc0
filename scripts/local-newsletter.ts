import type { IncomingMessage, ServerResponse } from 'node:http';
import { respondWith } from '../deploy/forwarder/node.ts';
import { newsletterBase, siteForwarder } from '../deploy/forwarder/site.ts';
import { localKey, localProvider, subscriptionsFile } from './local-provider.ts';

/** A request handler for Node's http server, connect and Vite. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * The newsletter endpoint for local servers: the same forwarder that hosts run, in front of a provider that writes
 * accepted subscriptions to a file. Also returns a message that names the file.
 */
export function localNewsletter(): { handle: Middleware; greeting: string } {
  const file = subscriptionsFile();
  const forward = siteForwarder(
    { NEWSLETTER_API_URL: 'http://localhost', NEWSLETTER_API_KEY: localKey },
    { fetch: localProvider(file) },
  );
  return {
    handle: (request, response, next) => {
      if (request.url?.startsWith(`${newsletterBase}/`)) void respondWith(forward, request, response);
      else next();
    },
    greeting: `Newsletter subscriptions go to ${file}`,
  };
}
