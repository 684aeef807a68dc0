import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { cacheControl, redirectFor, securityHeaders, type ContentSecurity } from '../deploy/rules.ts';
import type { Middleware } from './newsletter-provider/index.ts';

/** Answers one request. */
export type Site = (request: IncomingMessage, response: ServerResponse) => void;

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

    const notFound = (): void => {
      response.writeHead(404, {
        'Content-Type': 'text/html;charset=utf-8',
        'Cache-Control': cacheControl('/404'),
      });
      response.end(readFileSync(notFoundDocument(url)));
    };

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
      // Rules for other hosts, and names that only stand for another address, are not pages.
      if (/^\/_headers$|\.html$|(?:^|\/)(?:404|index)$/.test(url)) return notFound();
      try {
        // Every address has one spelling: /podcast/%31 is not /podcast/1.
        if (decodeURIComponent(url) !== url) return notFound();
      } catch {
        return notFound();
      }
      files(request, response, notFound);
    });
  };
}
