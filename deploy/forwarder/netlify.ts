/** The forwarder as a Netlify function. */
import { newsletterBase, siteForwarder } from './site.ts';

/** The context that Netlify passes to a function, with only the fields we use. */
interface NetlifyContext {
  ip: string;
  waitUntil?: (work: Promise<unknown>) => void;
}

const forward = siteForwarder(process.env);

export default (request: Request, { ip, waitUntil }: NetlifyContext): Promise<Response> =>
  forward(request, { client: ip, waitUntil: waitUntil && ((work) => waitUntil(work)) });

/** The paths that Netlify routes to this function. */
export const config = { path: `${newsletterBase}/*` };
