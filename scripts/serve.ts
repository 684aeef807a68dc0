/**
 * Serves dist/ the way production does: clean URLs, 404.html with status 404, redirects, cache and security headers,
 * and a local newsletter provider behind the endpoint, so that the whole path of a subscription can be seen.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { cacheControl, redirectFor, securityHeaders, type ContentSecurity } from '../deploy/rules.ts';
import { localNewsletter } from './local-newsletter.ts';
import { portTaken, readPort } from './port.ts';

const root = path.resolve('dist');
if (!existsSync(path.join(root, 'index.html'))) {
  console.error('There is no built site in dist/. Run: npm run build');
  process.exit(1);
}

const port = readPort();
const security = JSON.parse(readFileSync('.build/security.json', 'utf8')) as ContentSecurity;
const newsletter = localNewsletter();

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

const server = createServer((request, response) => {
  const url = (request.url ?? '/').split('?', 1)[0] ?? '/';
  for (const [name, value] of Object.entries(securityHeaders(security))) response.setHeader(name, value);

  const notFound = (): void => {
    response.writeHead(404, {
      'Content-Type': 'text/html;charset=utf-8',
      'Cache-Control': cacheControl('/404'),
    });
    response.end(readFileSync(notFoundDocument(url)));
  };

  newsletter.handle(request, response, () => {
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
});

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE' ? portTaken(port) : `The server could not start: ${error.message}`,
  );
  process.exit(1);
});

server.listen(port, () => {
  console.log(`The site is at http://localhost:${port}`);
  console.log(newsletter.greeting);
});
