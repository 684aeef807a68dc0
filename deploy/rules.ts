/**
 * What the host must do besides handing out files: one description, as data and pure functions. The local server applies it;
 * `formats.ts` writes it down for hosts that read files.
 */

/** What a host has to know of a built site. */
export interface HostRules {
  /** Headers that every response carries. */
  headers: Record<string, string>;
  /** Public files, as paths from the site's root: `/contact/index.html`. Compressed copies are not among them. */
  files: string[];
  /** Path under which requests go to the newsletter's forwarder. */
  endpoint: string;
}

/** Where a request path must go instead: a trailing slash is dropped. */
export function redirectFor(pathname: string): string | undefined {
  if (pathname === '/' || !pathname.endsWith('/')) return undefined;
  // One slash in front, or the browser would read `//host` as another site; it takes a backslash for a slash.
  return `/${pathname.replace(/^[/\\]+|\/+$/g, '')}`;
}

/** The methods that files are answered to. */
export const methods = 'GET, HEAD';

/**
 * Paths that are no address, although a file may be there: compressed copies, and names that only stand for another address, whose
 * one spelling it is. In the language of regular expressions that JavaScript and nginx share.
 */
export const noAddress = String.raw`//|\.(?:html|br|gz)$|(?:^|/)(?:404|index)$`;

const isNoAddress = new RegExp(noAddress);

/** Whether `pathname` can be read at all: its escapes are whole, and it stays below the root. */
export function isReadable(pathname: string): boolean {
  if (/%(?![\da-f]{2})|%00/i.test(pathname)) return false;
  const plain = pathname.replace(/%2e/gi, '.').replace(/%2f/gi, '/');
  let depth = 0;
  for (const segment of plain.split('/').slice(1)) {
    depth += { '..': -1, '.': 0 }[segment] ?? 1;
    if (depth < 0) return false;
  }
  return true;
}

/** Whether `pathname`, as it was sent, may be the address of something: every address has one spelling. */
export function mayBeAddress(pathname: string): boolean {
  if (isNoAddress.test(pathname)) return false;
  try {
    // /podcast/%31 is not /podcast/1.
    return (
      decodeURIComponent(pathname) === pathname && new URL(pathname, 'http://host').pathname === pathname
    );
  } catch {
    return false;
  }
}

/**
 * The end of a file's name that may be kept for a day: not a page's, nor that of a list that follows the content (sitemap, feed). In
 * the language of regular expressions that JavaScript, nginx and Vercel share.
 */
export const lastingEnd = String.raw`\.(?!html$|xml$|txt$)[a-z0-9]+$`;

const isLasting = new RegExp(lastingEnd);

/** How long a response may be kept. What is not found may be there in a minute: during a deploy, for example. */
export const cacheTimes = {
  /** Files with a hash in their name. */
  assets: 'public, max-age=31536000, immutable',
  /** Drawings, icons and other files. */
  files: 'public, max-age=86400',
  /** Pages, and lists of them. */
  pages: 'public, max-age=300',
  notFound: 'no-store',
} as const;

/** How long what was found at a path may be kept. */
export function cacheControl(pathname: string): string {
  if (pathname.startsWith('/assets/')) return cacheTimes.assets;
  if (isLasting.test(pathname)) return cacheTimes.files;
  return cacheTimes.pages;
}

/** Media types by ending of the file's name. */
export const mediaTypes: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  mp4: 'video/mp4',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'text/xml; charset=utf-8',
};

/** The address of a file: pages drop `index.html`. */
export const addressOf = (file: string): string => file.replace(/\/index\.html$/, '') || '/';

/** The documents for paths that nothing answers, by the folder that they stand in: `/`, `/podcast/`. The deepest come first. */
export const notFoundDocuments = (files: string[]): [folder: string, document: string][] =>
  files
    .filter((file) => file.endsWith('/404.html'))
    .map((file): [string, string] => [file.slice(0, -'404.html'.length), file])
    .sort(([one], [other]) => other.length - one.length);

export interface ContentSecurity {
  /** SHA-256 hashes (`sha256-…`) of the fixed inline scripts. */
  scriptHashes: string[];
  /** Addresses of third-party scripts, and hosts of third-party frames and media. */
  script: string[];
  frame: string[];
  media: string[];
  /** Origins besides the site's own that forms and requests go to. */
  connect: string[];
  /** Where browsers report what the policy stopped. None: nowhere. */
  reports?: string;
}

/** The Content-Security-Policy: no inline scripts but the hashed ones, no eval, third parties only by name. */
export function contentSecurityPolicy({
  scriptHashes,
  script,
  frame,
  media,
  connect,
  reports,
}: ContentSecurity): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...script],
    // Prerendered style attributes, the dialog's scroll lock and the carousel's slide sizes are inline styles.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'media-src': ["'self'", ...media],
    'frame-src': frame,
    // Whether a frame's host can be reached is asked before the frame is shown.
    'connect-src': ["'self'", ...connect, ...frame],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...connect],
    'frame-ancestors': ["'none'"],
    // Some browsers know the one, some the other.
    ...(reports && { 'report-uri': [reports], 'report-to': ['policy'] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Headers that every response carries. */
export function securityHeaders(security: ContentSecurity): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(security),
    ...(security.reports && { 'Reporting-Endpoints': `policy="${security.reports}"` }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  };
}
