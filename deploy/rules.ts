/**
 * What the host must do besides serving files, as pure functions: the local server applies them, and the build writes
 * the headers down for hosts that read a `_headers` file.
 */

/** Where a request path must go instead: a trailing slash is dropped. */
export function redirectFor(pathname: string): string | undefined {
  if (pathname === '/' || !pathname.endsWith('/')) return undefined;
  // One slash in front, or the browser would read `//host` as another site; it takes a backslash for a slash.
  return `/${pathname.replace(/^[/\\]+|\/+$/g, '')}`;
}

/** How long a response may be kept: hashed files for good, drawings and icons a day, pages five minutes. */
export function cacheControl(pathname: string): string {
  if (pathname.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  if (/\.[a-z0-9]+$/.test(pathname) && !pathname.endsWith('.html')) return 'public, max-age=86400';
  return 'public, max-age=300';
}

export interface ContentSecurity {
  /** SHA-256 hashes (`sha256-…`) of the fixed inline scripts. */
  scriptHashes: string[];
  /** Hosts of third-party scripts, frames and media. */
  script: string[];
  frame: string[];
  media: string[];
  /** Origins besides the site's own that forms and requests go to. */
  connect: string[];
}

/** The Content-Security-Policy: no inline scripts but the hashed ones, no eval, third parties only by name. */
export function contentSecurityPolicy({
  scriptHashes,
  script,
  frame,
  media,
  connect,
}: ContentSecurity): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...script],
    // Prerendered style attributes, the dialog's scroll lock and the carousel's slide sizes are inline styles.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'media-src': ["'self'", ...media],
    'frame-src': frame,
    'connect-src': ["'self'", ...connect],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...connect],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Headers that every response carries. */
export function securityHeaders(security: ContentSecurity): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(security),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  };
}

/**
 * The rules as a `_headers` file. Hosts join the headers of every block that matches a path, so that a kind of file
 * has its cache time in one block only. `cacheTimes` are by pattern of path; pages keep the host's default.
 */
export function headersFile(security: ContentSecurity, cacheTimes: ReadonlyMap<string, string>): string {
  const block = (path: string, headers: Record<string, string>): string =>
    `${path}\n${Object.entries(headers)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`;
  return [
    block('/*', securityHeaders(security)),
    ...[...cacheTimes].map(([pattern, time]) => block(pattern, { 'Cache-Control': time })),
  ].join('\n');
}
