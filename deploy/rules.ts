/**
 * What a host must do besides handing out files, as one table. The local server applies it, `deploy/hosts` writes it down for
 * hosts that read files, and `npm run check -- host` asks a host whether it does.
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

/** Addresses that browsers, feed readers and crawlers try whatever a page says, and where each leads. */
export const redirects: Readonly<Record<string, string>> = {
  '/feed': '/feed.xml',
  '/rss': '/feed.xml',
  '/rss.xml': '/feed.xml',
  '/atom.xml': '/feed.xml',
  '/apple-touch-icon-precomposed.png': '/apple-touch-icon.png',
  '/manifest.json': '/site.webmanifest',
  '/security.txt': '/.well-known/security.txt',
};

// The patterns are regular expressions that JavaScript, nginx and Vercel read alike.

/** What gets added to the end of an address: slashes, a file's name, the punctuation of the text around it. */
export const added = String.raw`(?:/|(?<=/)index|\.html?|[.,;:!?*'")\]>\s]|”|’|»|…)`;

/**
 * Where each address leads: a page to itself. It is found by a pattern, which is matched in lower or upper case and also finds
 * doubled slashes. Up to nine times, {@link added} may follow: without a limit, some paths would take long to match.
 */
export const addresses = (files: string[]): [pattern: string, target: string][] => {
  const pages = files
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.slice(0, -'/index.html'.length) || '/')
    .map((page): [string, string] => [page, page]);
  return [...pages, ...Object.entries(redirects)].map(([from, to]) => [
    from.replaceAll('.', String.raw`\.`).replaceAll('/', '/+'),
    to,
  ]);
};

/** Paths that are no address, although a file may be there: compressed copies, and other ways to write an address. */
export const noAddress = String.raw`//|\.(?:html|br|gz)$|/(?:404(?:\.txt)?|index)$`;

/**
 * The end of a path that means a file and not a page, in lower or upper case: where it is missing, the answer is short. Old pages may
 * end in `.html` or `.php`; there the 404 page suggests others.
 */
export const fileEnd = String.raw`\.(?!(?:html?|php|aspx?)$)[a-z][a-z0-9]*$`;

/** The short answer. */
export const shortNotFound = '/404.txt';

/** The documents for paths that nothing answers, by folder: `/`, `/podcast/`. The deepest come first. */
export const notFoundDocuments = (files: string[]): [folder: string, document: string][] =>
  files
    .filter((file) => file.endsWith('/404.html'))
    .map((file): [string, string] => [file.slice(0, -'404.html'.length), file])
    .sort(([one], [other]) => other.length - one.length);

/** The end of a file's name that may be kept for a day: not a page's, nor that of a list that follows the content (sitemap, feed). */
export const lastingEnd = String.raw`\.(?!html$|xml$|txt$)[a-z0-9]+$`;

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

const isLasting = new RegExp(lastingEnd);

/** How long what was found at a path may be kept. */
export function cacheControl(pathname: string): string {
  if (pathname.startsWith('/assets/')) return cacheTimes.assets;
  return isLasting.test(pathname) ? cacheTimes.files : cacheTimes.pages;
}

/** Media types by ending of the file's name. */
export const mediaTypes: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
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
