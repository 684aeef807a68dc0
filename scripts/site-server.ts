import { existsSync, statSync, type Stats } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import {
  cacheControl,
  cacheTimes,
  isReadable,
  mayBeAddress,
  mediaTypes,
  methods,
  redirectFor,
  securityHeaders,
  type ContentSecurity,
} from '../deploy/rules.ts';
import type { Middleware } from './local-newsletter.ts';

/** Answers one request. */
export type Site = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * A `Range` header as `send` takes it, for a file of `size` bytes: one part of it. Several parts, and other units, may be
 * ignored. What names no part is answered with status 416, as nginx does.
 */
function onePart(header: string | undefined, size: number): string | undefined {
  const unsatisfiable = `bytes=${size}-`;
  const [, part] = /^bytes=([^,]+)$/i.exec(header ?? '') ?? [];
  if (part === undefined) return undefined;
  const [, start, end] = /^ *(\d{0,18}) *- *(\d{0,18}) *$/.exec(part) ?? [];
  if (!start && !end) return unsatisfiable;
  if (!start) return Number(end) > size ? 'bytes=0-' : `bytes=-${end}`;
  return end && Number(end) < Number(start) ? unsatisfiable : `bytes=${start}-${end}`;
}

/** The encodings that a request takes, without those it refuses: `br;q=0`. */
const acceptedEncodings = (header = ''): string[] =>
  header
    .split(',')
    .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each))
    .map((each) => each.split(';', 1)[0]?.trim() ?? '');

const fileAt = (file: string): Stats | undefined => {
  try {
    const stats = statSync(file);
    return stats.isFile() ? stats : undefined;
  } catch {
    // Not there, or no name for a file.
    return undefined;
  }
};

/** A file to answer with, as it is or compressed. */
interface Found {
  file: string;
  stats: Stats;
  headers: Record<string, string>;
  encoded: boolean;
}

/** Whole seconds, as nginx counts them: a Date takes the last half of a millisecond for the next second. */
const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/** The copy of a file that goes out to who takes `encodings`; undefined where there is no such file, as during a build. */
function choose(file: string, encodings: string[]): Found | undefined {
  const copies = [
    { encoding: 'br', suffix: '.br' },
    { encoding: 'gzip', suffix: '.gz' },
  ].filter(({ encoding }) => encodings.includes(encoding));
  const plain = fileAt(file);
  if (!plain) return undefined;
  const { encoding, stats, suffix } = copies
    .map((copy) => ({ ...copy, stats: fileAt(file + copy.suffix) }))
    .find((copy) => copy.stats) ?? { encoding: undefined, stats: plain, suffix: '' };
  const { mtimeMs, size } = stats ?? plain;
  return {
    file: file + suffix,
    stats: stats ?? plain,
    encoded: encoding !== undefined,
    headers: {
      'Content-Type': mediaTypes[path.extname(file).slice(1)] ?? 'application/octet-stream',
      ETag: `"${seconds(mtimeMs).toString(16)}-${size.toString(16)}"`,
      ...(encoding !== undefined && { 'Content-Encoding': encoding }),
      ...(existsSync(`${file}.br`) && { Vary: 'Accept-Encoding' }),
    },
  };
}

/**
 * The built site in `root`, answered the way production does: clean URLs, 404.html with status 404, redirects, cache and
 * security headers, compressed copies. `endpoint` comes before the files. A test holds it to what nginx answers.
 */
export function createSite(
  root: string,
  security: ContentSecurity,
  endpoint: Middleware = (_request, _response, next) => next(),
): Site {
  /** The document for a path that nothing answers: the one of its folder, or of the whole site. */
  function notFoundDocument(pathname: string): string {
    const [, folder, ...rest] = pathname.split('/');
    const own = path.join(root, path.posix.normalize(`/${folder ?? ''}`), '404.html');
    return rest.length > 0 && own.startsWith(root) && existsSync(own) ? own : path.join(root, '404.html');
  }

  return (request, response) => {
    const url = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const encodings = acceptedEncodings(request.headers['accept-encoding']);
    for (const [name, value] of Object.entries(securityHeaders(security))) response.setHeader(name, value);

    const setHeaders = (headers: Record<string, string>): void => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    };

    function answer({ file, stats, headers, encoded }: Found): void {
      setHeaders({
        ...headers,
        'Cache-Control': cacheControl(url),
        'Last-Modified': new Date(seconds(stats.mtimeMs) * 1000).toUTCString(),
      });
      const range = onePart(request.headers.range, stats.size);
      if (range === undefined) delete request.headers.range;
      else request.headers.range = range;
      send(request, path.relative(root, file), {
        root,
        acceptRanges: !encoded,
        cacheControl: false,
        dotfiles: 'allow',
        index: false,
      })
        .on('error', (error: { status?: number; headers?: Record<string, string> }) => {
          if (response.headersSent) response.destroy();
          else if (error.status === 416 || error.status === 412) {
            for (const name of ['Content-Type', 'Content-Encoding', 'ETag', 'Last-Modified'])
              response.removeHeader(name);
            if (error.status === 412) response.removeHeader('Cache-Control');
            setHeaders(error.headers ?? {});
            response.writeHead(error.status).end();
          } else notFound();
        })
        .pipe(response);
    }

    function notFound(): void {
      const found = choose(notFoundDocument(url), encodings);
      setHeaders({ ...found?.headers, 'Cache-Control': cacheTimes.notFound });
      response.statusCode = 404;
      if (!found) {
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        response.end('Not found');
        return;
      }
      // Neither conditions nor parts: they were asked for something else.
      const { method, httpVersion } = request;
      const plain = { method, httpVersion, headers: {} } as IncomingMessage;
      send(plain, path.relative(root, found.file), {
        root,
        acceptRanges: false,
        cacheControl: false,
        lastModified: false,
      })
        .on('error', () => response.destroy())
        .pipe(response);
    }

    endpoint(request, response, () => {
      const target = isReadable(url) ? redirectFor(url) : undefined;
      if (target !== undefined) {
        const query = (request.url ?? '').slice(url.length);
        response.writeHead(301, { Location: target + query }).end();
        return;
      }
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { Allow: methods }).end();
        return;
      }
      const found = mayBeAddress(url)
        ? (choose(path.join(root, url), encodings) ?? choose(path.join(root, url, 'index.html'), encodings))
        : undefined;
      if (found) answer(found);
      else notFound();
    });
  };
}
