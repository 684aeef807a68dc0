import { existsSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import {
  cacheControl,
  cacheTimes,
  fileEnd,
  mediaTypes,
  noAddress,
  notFoundDocuments,
  redirects,
  securityHeaders,
  shortNotFound,
  trailingSlash,
  type ContentSecurity,
} from '../deploy/rules.ts';
import { filesBelow } from './built-site.ts';
import type { Middleware } from './local-newsletter.ts';

/** Answers one request. */
export type Site = (request: IncomingMessage, response: ServerResponse) => void;

const isSlashed = new RegExp(trailingSlash);
const isNoAddress = new RegExp(noAddress);
const isFile = new RegExp(fileEnd, 'i');

/** The file below `root` that answers at a path; undefined where there is none, and where the path cannot be read. */
function fileAt(root: string, pathname: string): string | undefined {
  try {
    const wanted = decodeURIComponent(pathname);
    const file = path.join(root, wanted);
    if (isNoAddress.test(wanted) || !file.startsWith(path.join(root, '/'))) return undefined;
    return [file, path.join(file, 'index.html')].find((each) =>
      statSync(each, { throwIfNoEntry: false })?.isFile(),
    );
  } catch {
    return undefined;
  }
}

/** The compressed copies that the build writes, in order of preference. */
const copies: [encoding: string, suffix: string][] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/** The encodings that a request takes, without those it refuses: `br;q=0`. */
const acceptedEncodings = ({ headers }: IncomingMessage): string[] =>
  String(headers['accept-encoding'] ?? '')
    .split(',')
    .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each))
    .map((each) => each.split(';', 1)[0]?.trim() ?? '');

/**
 * The built site in `root`, answered as `deploy/rules.ts` says. `endpoint` comes before the files. A test asks it and nginx the
 * same.
 */
export function createSite(
  root: string,
  security: ContentSecurity,
  endpoint: Middleware = (_request, _response, next) => next(),
): Site {
  const folder = path.resolve(root);
  const headers = new Map(Object.entries(securityHeaders(security)));
  const documents = notFoundDocuments(filesBelow(folder));

  /** The file that says that nothing is at a path. */
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
        // A part that the file does not have, or a file that a build has just taken away.
        for (const name of ['Content-Type', 'Content-Encoding']) response.removeHeader(name);
        response.writeHead(error.status ?? 500, { 'Cache-Control': cacheTimes.notFound }).end();
      })
      .pipe(response);
  }

  return (request, response) => {
    const { url = '/', method = '' } = request;
    const [pathname = '/'] = url.split('?', 1);
    response.setHeaders(headers);
    endpoint(request, response, () => {
      const [, kept] = isSlashed.exec(pathname) ?? [];
      const target = redirects[pathname] ?? (kept && `/${kept}${url.slice(pathname.length)}`);
      const file = fileAt(folder, pathname);
      if (target) response.writeHead(301, { Location: target }).end();
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
