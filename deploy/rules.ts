/**
 * Everything that a host has to do besides serving files. The local server follows these rules,
 * `deploy/hosts` writes them in each host's format, and `npm run check host` checks that a deployed site
 * follows them.
 */

/** What a host needs to know about a built site. */
export interface HostRules {
  /** Headers of every response. */
  headers: Record<string, string>;
  /** Public files, as paths from the site's root: `/contact/index.html`. Without compressed copies. */
  files: string[];
  /** Path prefix of requests for the newsletter forwarder. */
  endpoint: string;
}

/** Paths that browsers, feed readers and crawlers request by default, each with the path that it redirects to. */
export const redirects: Readonly<Record<string, string>> = {
  '/feed': '/feed.xml',
  '/rss': '/feed.xml',
  '/rss.xml': '/feed.xml',
  '/atom.xml': '/feed.xml',
  '/apple-touch-icon-precomposed.png': '/apple-touch-icon.png',
  '/manifest.json': '/site.webmanifest',
  '/security.txt': '/.well-known/security.txt',
};

// The regular expressions below work the same in JavaScript, nginx and Vercel.

/**
 * Matches what people add to the end of a URL by mistake: slashes, `index.html`, or the punctuation after a link in a
 * sentence.
 */
export const added = String.raw`(?:/|(?<=/)index|\.html?|[.,;:!?*'")\]>\s]|”|’|»|…)`;

/**
 * A pattern for the path of each page and each of the {@link redirects}, with the path to redirect to. Patterns allow
 * repeated slashes. Hosts ignore case, and allow up to nine {@link added} parts after a pattern. Without that limit,
 * some paths would take long to match.
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

/**
 * Matches paths that must not be served, even if there is a file: compressed copies, and other spellings of a page's
 * URL.
 */
export const noAddress = String.raw`//|\.(?:html|br|gz)$|/(?:404(?:\.txt)?|index)$`;

/**
 * Matches the extensions of files that are not pages. If such a file is missing, the response is short
 * ({@link shortNotFound}). The pattern doesn't match extensions such as `.html` and `.php`, because paths of old pages
 * can end in these. Such a path gets the 404 page, which suggests current pages.
 */
export const fileEnd = String.raw`\.(?!(?:html?|php|aspx?)$)[a-z][a-z0-9]*$`;

/** The document that is sent for a missing file that is not a page, such as a script. */
export const shortNotFound = '/404.txt';

/** The text of {@link shortNotFound}. */
export const shortNotFoundText = 'There is nothing at this address.\n';

/** Top-level folders without pages, such as `/assets/`, for hosts whose rules can't match {@link fileEnd}. */
export function fileFolders(files: string[]): string[] {
  const folderOf = (file: string) => /^\/[^/]+\//.exec(file)?.[0] ?? [];
  const withPages = new Set(files.filter((file) => file.endsWith('.html')).flatMap(folderOf));
  return [...new Set(files.flatMap(folderOf))].filter((folder) => !withPages.has(folder)).sort();
}

/** Folders (`/podcast/`, `/`) with their 404 documents. The deepest come first, because the first match counts. */
export const notFoundDocuments = (files: string[]): [folder: string, document: string][] =>
  files
    .filter((file) => file.endsWith('/404.html'))
    .map((file): [string, string] => [file.slice(0, -'404.html'.length), file])
    .sort(([one], [other]) => other.length - one.length);

/**
 * Matches the extensions of files that can be cached for a day: all but those of pages (`html`), and of files that
 * change with the content, such as the sitemap and the feed (`xml`, `txt`).
 */
export const lastingEnd = String.raw`\.(?!html$|xml$|txt$)[a-z0-9]+$`;

/**
 * How long a response can be cached. A 404 isn't cached, because the file might exist a minute later, for
 * example during a deploy.
 */
export const cacheTimes = {
  /** Files with a hash in their name. */
  assets: 'public, max-age=31536000, immutable',
  /** Drawings, icons and other files. */
  files: 'public, max-age=86400',
  /** Pages, and files that change with the content, such as the feed. */
  pages: 'public, max-age=300',
  notFound: 'no-store',
} as const;

const isLasting = new RegExp(lastingEnd);

/** How long the response for a path can be cached. */
export function cacheControl(pathname: string): string {
  if (pathname.startsWith('/assets/')) return cacheTimes.assets;
  return isLasting.test(pathname) ? cacheTimes.files : cacheTimes.pages;
}

/** Media types by file extension. */
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
  /** SHA-256 hashes (`sha256-…`) of the inline scripts that a page is allowed to run. */
  scriptHashes: string[];
  /** URLs of third-party scripts that a page may load. `frame`, `media`: origins of its frames, and of its media. */
  script: string[];
  frame: string[];
  media: string[];
  /** Other origins that pages are allowed to send forms and requests to. */
  connect: string[];
  /** Where browsers report policy violations. Default: nowhere. */
  reports?: string;
}

/**
 * The Content-Security-Policy. It allows no `eval`, no inline scripts except those with a listed hash, and no third
 * parties except those listed.
 */
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
    // Frames' hosts are included because the page checks whether they respond before it shows a frame.
    'connect-src': ["'self'", ...connect, ...frame],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...connect],
    'frame-ancestors': ["'none'"],
    // Both directives, because some browsers support only one of them.
    ...(reports && { 'report-uri': [reports], 'report-to': ['policy'] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Headers of every response. */
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
