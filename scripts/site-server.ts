import { existsSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import {
  added,
  addresses,
  cacheControl,
  cacheTimes,
  fileEnd,
  mediaTypes,
  noAddress,
  notFoundDocuments,
  securityHeaders,
  shortNotFound,
  type ContentSecurity,
} from '../deploy/rules.ts';
import { filesBelow } from './built-site.ts';
import type { Middleware } from './local-newsletter.ts';

/** A handler that responds to requests for the site. */
export type Site = (request: IncomingMessage, response: ServerResponse) => void;

const isNoAddress = new RegExp(noAddress);
const isFile = new RegExp(fileEnd, 'i');

/** Decodes a path. Undefined if it is invalid or points outside the site. */
function decoded(pathname: string): string | undefined {
  try {
    const wanted = decodeURIComponent(pathname);
    return /\0|\/\.\.(?:\/|$)/.test(wanted) ? undefined : wanted;
  } catch {
    return undefined;
  }
}

/** The file below `root` for a path, if there is one. */
function fileAt(root: string, wanted: string): string | undefined {
  if (isNoAddress.test(wanted)) return undefined;
  const file = path.join(root, wanted);
  // `existsSync` comes first, because `statSync` throws if the file is missing or its name is too long.
  return [file, path.join(file, 'index.html')].find((each) => existsSync(each) && statSync(each).isFile());
}

/** The encodings of the build's compressed copies, in order of preference, each with its file name suffix. */
const copies: [encoding: string, suffix: string][] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/** The encodings that a request accepts. Leaves out those that the request refuses (`br;q=0`). */
const acceptedEncodings = ({ headers }: IncomingMessage): string[] =>
  String(headers['accept-encoding'] ?? '')
    .split(',')
    .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each))
    .map((each) => each.split(';', 1)[0]?.trim() ?? '');

/**
 * Creates a handler that serves the built site in `root` according to the rules in `deploy/rules.ts`. `endpoint` gets
 * each request first, and passes on those that it doesn't handle. A test compares the handler's responses with nginx's.
 */
export function createSite(
  root: string,
  security: ContentSecurity,
  endpoint: Middleware = (_request, _response, next) => next(),
): Site {
  const folder = path.resolve(root);
  const headers = Object.entries(securityHeaders(security));
  const files = filesBelow(folder);
  const documents = notFoundDocuments(files);
  const targets = addresses(files).map(([pattern, target]): [RegExp, string] => [
    new RegExp(`^${pattern}${added}{0,9}$`, 'i'),
    target,
  ]);

  /** The file to send with status 404: the nearest 404 page or, for a missing file that isn't a page, a short text. */
  function notFoundFile(pathname: string): string {
    const [, document = '/404.html'] = documents.find(([below]) => pathname.startsWith(below)) ?? [];
    return path.join(folder, isFile.test(pathname) && !isNoAddress.test(pathname) ? shortNotFound : document);
  }

  /** Sends a file, or its compressed copy. */
  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    { status, file, cache }: { status: number; file: string; cache: string },
  ): void {
    const accepted = acceptedEncodings(request);
    const [encoding, suffix = ''] =
      copies.find(([name, end]) => accepted.includes(name) && existsSync(file + end)) ?? [];
    response.statusCode = status;
    response.setHeader('Content-Type', mediaTypes[path.extname(file).slice(1)] ?? 'application/octet-stream');
    response.setHeader('Cache-Control', cache);
    if (encoding) response.setHeader('Content-Encoding', encoding);
    if (existsSync(`${file}.br`)) response.setHeader('Vary', 'Accept-Encoding');
    send(request, encodeURI(path.relative(folder, file) + suffix), {
      root: folder,
      acceptRanges: status === 200,
      cacheControl: false,
      dotfiles: 'allow',
      index: false,
    })
      .on('error', (error: { status?: number }) => {
        if (response.headersSent) return response.destroy();
        // Either the range is invalid, or a build has just removed the file.
        for (const name of ['Content-Type', 'Content-Encoding']) response.removeHeader(name);
        response.writeHead(error.status ?? 500, { 'Cache-Control': cacheTimes.notFound }).end();
      })
      .pipe(response);
  }

  return (request, response) => {
    const { url = '/', method = '' } = request;
    const [pathname = '/'] = url.split('?', 1);
    // Node's HTTP/2 responses have no setHeaders.
    for (const [name, value] of headers) response.setHeader(name, value);
    endpoint(request, response, () => {
      const wanted = decoded(pathname);
      const [, target = pathname] = targets.find(([pattern]) => pattern.test(wanted ?? '')) ?? [];
      const file = wanted && fileAt(folder, wanted);
      if (target !== pathname)
        response.writeHead(301, { Location: target + url.slice(pathname.length) }).end();
      else if (!['GET', 'HEAD'].includes(method)) response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      else if (file) answer(request, response, { status: 200, file, cache: cacheControl(pathname) });
      else
        answer(request, response, {
          status: 404,
          file: notFoundFile(pathname),
          cache: cacheTimes.notFound,
        });
    });
  };
}
