/** The forwarder for Node's http server. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { Forwarder } from './forwarder.ts';

/** Converts Node's request to a standard `Request`. */
function toRequest(incoming: IncomingMessage): Request {
  const { method = 'GET', url = '/', headersDistinct } = incoming;
  const headers = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  // The URL doesn't contain the Host header, because an invalid header would break the URL.
  return new Request(new URL(`http://localhost${url.startsWith('/') ? url : `/${url}`}`), {
    method,
    headers,
    // Node's stream works like the web's, but its type differs.
    ...(method !== 'GET' &&
      method !== 'HEAD' && { body: Readable.toWeb(incoming) as unknown as BodyInit, duplex: 'half' }),
  });
}

/**
 * The client's IP address. If the connection comes from this machine, it is from a proxy, which passes the client's
 * address in the header `X-Real-IP`.
 */
function clientOf({ headers, socket: { remoteAddress } }: IncomingMessage): string | undefined {
  const forwarded = headers['x-real-ip'];
  const isLocal = /^(?:::ffff:)?127\.|^::1$/.test(remoteAddress ?? '');
  return isLocal && typeof forwarded === 'string' ? forwarded : remoteAddress;
}

/** Passes a request from Node's server to the forwarder, and sends the forwarder's response. Never rejects. */
export async function respondWith(
  forward: Forwarder,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const reply = await forward(toRequest(incoming), { client: clientOf(incoming) });
    const body = Buffer.from(await reply.arrayBuffer());
    // Don't wait for the rest of a body that nothing reads.
    if (!incoming.complete) response.setHeader('Connection', 'close');
    response.setHeaders(reply.headers).setHeader('Content-Length', body.length);
    response.writeHead(reply.status).end(incoming.method === 'HEAD' ? undefined : body);
  } catch {
    // An invalid path, a forbidden method, or a client that has disconnected.
    if (response.headersSent) response.destroy();
    else response.writeHead(400).end();
  }
}
