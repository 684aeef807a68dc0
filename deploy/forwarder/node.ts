/** The forwarder for Node's http server. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { Forwarder } from './forwarder.ts';

/** The request as the web knows it. */
function toRequest(incoming: IncomingMessage): Request {
  const { method = 'GET', url = '/', headersDistinct } = incoming;
  const headers = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  // The host is read from its header, which must not end up in an address that cannot be parsed.
  return new Request(new URL(`http://localhost${url.startsWith('/') ? url : `/${url}`}`), {
    method,
    headers,
    // Node's stream is the web's, though its type differs.
    ...(method !== 'GET' &&
      method !== 'HEAD' && { body: Readable.toWeb(incoming) as unknown as BodyInit, duplex: 'half' }),
  });
}

/** The client's address. A proxy on this machine knows it better. */
function clientOf({ headers, socket: { remoteAddress } }: IncomingMessage): string | undefined {
  const forwarded = headers['x-real-ip'];
  const isLocal = /^(?:::ffff:)?127\.|^::1$/.test(remoteAddress ?? '');
  return isLocal && typeof forwarded === 'string' ? forwarded : remoteAddress;
}

/** Answers one of Node's requests with the forwarder. It never rejects. */
export async function answerWith(
  forward: Forwarder,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const answer = await forward(toRequest(incoming), { client: clientOf(incoming) });
    const body = Buffer.from(await answer.arrayBuffer());
    // Do not wait for the rest of a body that nobody reads.
    if (!incoming.complete) response.setHeader('Connection', 'close');
    response.setHeaders(answer.headers).setHeader('Content-Length', body.length);
    response.writeHead(answer.status).end(incoming.method === 'HEAD' ? undefined : body);
  } catch {
    // An invalid path, a forbidden method, or a client that has disconnected.
    if (response.headersSent) response.destroy();
    else response.writeHead(400).end();
  }
}
