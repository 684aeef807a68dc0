/** The forwarder as a Vercel function. It exports a `fetch` handler, because it handles every method itself. */
import { siteForwarder } from './site.ts';

const forward = siteForwarder(process.env);

export default {
  fetch: (request: Request): Promise<Response> =>
    forward(request, { client: request.headers.get('x-real-ip') ?? undefined }),
};
