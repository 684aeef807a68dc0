import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { cacheControl, redirectFor, securityHeaders, type ContentSecurity } from '../deploy/rules.ts';
import type { Middleware } from './local-newsletter.ts';

/** Answers one request. */
export type Site = (request: IncomingMessage, response: ServerResponse) => void;

/** Whether a `Range` header asks for one part of a file that can exist: any other may be ignored, and must be (sirv would throw). */
function isPart(range: string): boolean {
  const [, start = '', end = ''] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? [];
  return start !== '' && (end === '' || Number(start) <= Number(end));
}

/** The encodings that a request takes, without those it refuses (`br;q=0`), which sirv would send all the same. */
const acceptedEncodings = (header = ''): string[] =>
  header
    .split(',')
    .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each))
    .map((each) => each.split(';', 1)[0]?.trim() ?? '');

/** A document, compressed if a copy is there that the request takes; undefined where there is no such file, as during a build. */
function readDocument(file: string, encodings: string[]): { body: Buffer; encoding?: string } | undefined {
  const copies = [
    { encoding: 'br', suffix: '.br' },
    { encoding: 'gzip', suffix: '.gz' },
  ].filter(({ encoding }) => encodings.includes(encoding));
  for (const { encoding, suffix } of [...copies, { encoding: undefined, suffix: '' }])
    try {
      return { body: readFileSync(file + suffix), encoding };
    } catch {
      continue;
    }
  return undefined;
}

/**
 * The built site in `root`, answered the way production does: clean URLs, 404.html with status 404, redirects, cache and
 * security headers, compressed copies. `endpoint` comes before the files.
 */
export function createSite(
  root: string,
  security: ContentSecurity,
  endpoint: Middleware = (_request, _response, next) => next(),
): Site {
  const files = sirv(root, {
    // Looks for the file at each request: a list of what was there at the start would outlive a new build.
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    setHeaders: (response, pathname) => response.setHeader('Cache-Control', cacheControl(pathname)),
  });

  /** The document for a path that nothing answers: the nearest 404.html up the path. */
  function notFoundDocument(pathname: string): string {
    const first = path.join(root, path.posix.normalize(`/${pathname.split('/')[1] ?? ''}`), '404.html');
    return first.startsWith(root) && existsSync(first) ? first : path.join(root, '404.html');
  }

  return (request, response) => {
    const url = (request.url ?? '/').split('?', 1)[0] ?? '/';
    for (const [name, value] of Object.entries(securityHeaders(security))) response.setHeader(name, value);

    const encodings = acceptedEncodings(request.headers['accept-encoding']);
    request.headers['accept-encoding'] = encodings.join(', ');

    const notFound = (): void => {
      const { body, encoding } = readDocument(notFoundDocument(url), encodings) ?? { body: 'Not found' };
      response.writeHead(404, {
        'Content-Type': 'text/html;charset=utf-8',
        'Cache-Control': cacheControl('/404'),
        Vary: 'Accept-Encoding',
        ...(encoding !== undefined && { 'Content-Encoding': encoding }),
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    };

    // sirv answers a matching validator without headers; caches keep the old ones only if they are told them again.
    const validator = request.headers['if-none-match'];
    const writeHead = response.writeHead.bind(response) as (
      status: number,
      ...rest: unknown[]
    ) => typeof response;
    response.writeHead = (status: number, ...rest: unknown[]) =>
      status === 304
        ? writeHead(304, { ETag: validator, 'Cache-Control': cacheControl(url), Vary: 'Accept-Encoding' })
        : writeHead(status, ...rest);

    endpoint(request, response, () => {
      const target = redirectFor(url);
      if (target !== undefined) {
        const query = (request.url ?? '').slice(url.length);
        response.writeHead(301, { Location: target + query }).end();
        return;
      }
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { Allow: 'GET, HEAD' }).end();
        return;
      }
      // Rules for other hosts, compressed copies, and names that only stand for another address, are not pages.
      if (/^\/_headers$|\.(?:html|br|gz)$|(?:^|\/)(?:404|index)$/.test(url)) return notFound();
      try {
        // Every address has one spelling: /podcast/%31 is not /podcast/1.
        if (decodeURIComponent(url) !== url) return notFound();
      } catch {
        return notFound();
      }
      if (!isPart(request.headers.range ?? '')) delete request.headers.range;
      files(request, response, notFound);
    });
  };
}
