/** The forwarder for Node's http server. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { Forwarder } from './forwarder.ts';

/** The request as the web knows it. */
function toRequest(incoming: IncomingMessage): Request {
  const { method = 'GET', url = '/', headersDistinct } = incoming;
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct))
    for (const value of values) headers.append(name, value);
  // The host is read from its header, which must not end up in an address that cannot be parsed.
  const address = new URL(`http://localhost${url.startsWith('/') ? url : `/${url}`}`);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(address, {
    method,
    headers,
    // Node's stream is the web's, though its type differs.
    ...(hasBody && { body: Readable.toWeb(incoming) as unknown as BodyInit, duplex: 'half' }),
  });
}

/** The client's address. A proxy on this machine knows it better. */
function clientOf({ headers, socket }: IncomingMessage): string | undefined {
  const { remoteAddress } = socket;
  const forwarded = headers['x-real-ip'];
  return /^(?:::ffff:)?127\.|^::1$/.test(remoteAddress ?? '') && typeof forwarded === 'string'
    ? forwarded
    : remoteAddress;
}

/** Answers one of Node's requests with the forwarder. It never rejects. */
export async function answerWith(
  forward: Forwarder,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const answer = await forward(toRequest(incoming), { client: clientOf(incoming) });
    response.statusCode = answer.status;
    for (const [name, value] of answer.headers) response.setHeader(name, value);
    // What is left of a body that is too long is not worth waiting for.
    if (!incoming.complete) response.setHeader('Connection', 'close');
    const body = Buffer.from(await answer.arrayBuffer());
    response.setHeader('Content-Length', body.length);
    response.end(incoming.method === 'HEAD' ? undefined : body);
  } catch {
    // A path that is no address, a method that the web forbids, or a client that went away.
    if (response.headersSent) response.destroy();
    else response.writeHead(400).end();
  }
}
