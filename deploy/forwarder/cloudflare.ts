/** The forwarder as a Cloudflare Pages function. */
import type { Forwarder } from './forwarder.ts';
import { siteForwarder, type ForwarderEnvironment } from './site.ts';

/** The event that Cloudflare passes to a Pages function, with only the fields we use. */
interface PagesEvent {
  request: Request;
  env: ForwarderEnvironment;
  waitUntil: (work: Promise<unknown>) => void;
}

/**
 * The forwarder. It is created on the first request, because Cloudflare passes the environment variables with
 * requests. Until Cloudflare discards the function, later requests use the same forwarder, so that it can recognize
 * repeated subscriptions.
 */
let forward: Forwarder | undefined;

export function onRequest({ request, env, waitUntil }: PagesEvent): Promise<Response> {
  forward ??= siteForwarder(env);
  return forward(request, {
    client: request.headers.get('CF-Connecting-IP') ?? undefined,
    waitUntil,
  });
}
