/** The {@link HostRules}, in the languages of hosts. */
import {
  addressOf,
  cacheControl,
  cacheTimes,
  lastingEnd,
  mediaTypes,
  methods,
  noAddress,
  notFoundDocuments,
  type HostRules,
} from './rules.ts';

/** Files that may be kept for longer than a host's default, which is to ask again each time. */
const kept = (files: string[]): string[] => files.filter((file) => cacheControl(file) !== cacheTimes.pages);

/**
 * A `_headers` file, which Netlify and Cloudflare Pages read. These hosts give the headers of a path to its 404 as well: so each file
 * that may be kept for good is named, and a chunk that is gone is not kept. `most` is how many rules the host takes: what is
 * left over, and pages, keep the host's default, which is to ask again each time.
 */
export function headersFile({ headers, files }: HostRules, most = Infinity): string {
  const block = (path: string, headers: Record<string, string>): string =>
    `${path}\n${Object.entries(headers)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`;
  return [
    block('/*', headers),
    ...kept(files)
      .slice(0, most - 1)
      .map((file) => block(file, { 'Cache-Control': cacheControl(file) })),
  ].join('\n');
}

/**
 * A `_redirects` file for Netlify: which document answers a path that nothing else does. That a trailing slash is dropped follows
 * from the flat layout.
 */
export const redirectsFile = ({ files }: HostRules): string =>
  notFoundDocuments(files)
    .map(([folder, document]) => `${folder}* ${document} 404\n`)
    .join('');

/**
 * Where the flat layout has a file: `/contact.html` for `/contact/index.html`. Netlify and Cloudflare Pages answer `/contact` with it
 * and send `/contact/` there; a folder they would answer the other way around.
 */
export const flatFile = (file: string): string =>
  file === '/index.html' ? file : file.replace(/\/index\.html$/, '.html');

/** Which requests wake Cloudflare's function. */
export const routesFile = ({ endpoint }: HostRules): string =>
  JSON.stringify({ version: 1, include: [`${endpoint}/*`], exclude: [] }, undefined, 2);

/** A rule of Vercel's `routes`. */
export interface VercelRoute {
  src?: string;
  handle?: 'filesystem' | 'hit';
  headers?: Record<string, string>;
  dest?: string;
  status?: number;
  continue?: boolean;
}

/** `vercel.json`: rules apply from top to bottom; what stands under `hit`, only to files that are there. */
export function vercelConfig({ headers, files, endpoint }: HostRules, functionPath: string): string {
  const routes: VercelRoute[] = [
    { src: '/.*', headers, continue: true },
    { src: `${endpoint}/.*`, dest: functionPath },
    // One slash in front, or the browser would read it as another site.
    { src: String.raw`/[/\\]*((?:.*[^/])?)/+`, status: 301, headers: { Location: '/$1' } },
    { handle: 'filesystem' },
    ...notFoundDocuments(files).map(([folder, document]): VercelRoute => ({
      src: `${folder}.*`,
      status: 404,
      dest: document,
      headers: { 'Cache-Control': cacheTimes.notFound },
    })),
    { handle: 'hit' },
    { src: '/.*', headers: { 'Cache-Control': cacheTimes.pages }, continue: true },
    {
      src: `/.*${lastingEnd}`,
      headers: { 'Cache-Control': cacheTimes.files },
      continue: true,
    },
    { src: '/assets/.*', headers: { 'Cache-Control': cacheTimes.assets }, continue: true },
  ];
  return JSON.stringify({ routes }, undefined, 2);
}

/** Where nginx stands, and what it stands before. */
export interface NginxPlace {
  /** Address and port to listen on, as nginx writes them. */
  listen: string;
  /** Names that the site is known by. */
  serverName: string;
  /** Folder of the built site. */
  root: string;
  /** Address of the newsletter's forwarder. */
  forwarder: string;
  /**
   * With it the site is served over TLS on this address and port, and `listen` leads there: `certificate` is the folder of
   * `fullchain.pem` and `privkey.pem`, as certbot makes it.
   */
  secure?: { listen: string; certificate: string } | undefined;
}

/** A text as nginx reads it in quotation marks. Nothing in it is a variable. */
const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/**
 * An nginx configuration, to be included in the `http` block. Needs nginx 1.18 with `ngx_http_gzip_static_module` and
 * `ngx_brotli`'s static module.
 */
export function nginxConfig(
  { headers, files, endpoint }: HostRules,
  { listen, serverName, root, forwarder, secure }: NginxPlace,
): string {
  const folders = notFoundDocuments(files);
  const found = String.raw`^ (?:200|206|304) `;
  const header = ([name, value]: [string, string]): string => `  add_header ${name} ${quoted(value)} always;`;

  return `# Written from deploy/rules.ts by the build: change it there.

# The path as it was sent, without its query.
map $request_uri $sent_path {
  ${quoted('~^(?<sent>[^?]*)')} $sent;
}

# Where a path with a trailing slash goes. One slash in front, or the browser would read it as another site.
map $request_uri $slashless {
  default "";
  ${quoted(String.raw`~^/[/\\]*(?<kept>(?:[^?]*[^?/])?)/+(?<query>\?.*)?$`)} /$kept$query;
}

# Every address has one spelling, and some files are no address.
map "$uri $sent_path" $is_address {
  default "";
  ${quoted(String.raw`~^(?<spelling>.*) \k<spelling>$`)} 1;
}
map $sent_path $is_no_address {
  default "";
  ${quoted(`~${noAddress}`)} 1;
}

# How long a response may be kept. The forwarder says so itself.
map "$upstream_status $status $sent_path" $cache_time {
  default "";
  "~^ 404 " ${quoted(cacheTimes.notFound)};
  ${quoted(`~${found}/assets/`)} ${quoted(cacheTimes.assets)};
  ${quoted(`~${found}.*${lastingEnd}`)} ${quoted(cacheTimes.files)};
  ${quoted(`~${found}`)} ${quoted(cacheTimes.pages)};
}
map "$upstream_status$status" $allowed {
  default "";
  405 ${quoted(methods)};
}

${
  secure
    ? `server {
  listen ${listen};
  server_name ${serverName};
  server_tokens off;
  return 301 https://$host$request_uri;
}

server {
  listen ${secure.listen};
  ssl_certificate ${secure.certificate}/fullchain.pem;
  ssl_certificate_key ${secure.certificate}/privkey.pem;`
    : `server {
  listen ${listen};`
}
  server_name ${serverName};
  root ${root};

  server_tokens off;
  absolute_redirect off;
  merge_slashes off;
  if_modified_since before;
  max_ranges 1;
  types {
${Object.entries(mediaTypes)
  .map(([ending, type]) => `    ${quoted(type)} ${ending};`)
  .join('\n')}
  }
  default_type application/octet-stream;

  # The build compressed what gains from it.
  gzip off;
  gzip_static on;
  gzip_vary on;
  gzip_proxied any;
  brotli_static on;

  # All headers stand here: a location with one of its own would have none of these.
${Object.entries(headers).map(header).join('\n')}
  add_header Cache-Control $cache_time always;
  add_header Allow $allowed always;

  # An address that cannot be read is one that is not there.
  error_page 400 404 =404 /404.html;
${folders.map(([, document]) => `  location = ${document} {\n    internal;\n    error_page 404 ${document};\n  }`).join('\n')}
${folders
  .map(
    ([folder, document]) => `
  location ${folder === '/' ? '' : '^~ '}${folder} {${folder === '/' ? '' : `\n    error_page 404 ${document};`}
    if ($slashless) {
      return 301 $slashless;
    }
    if ($request_method !~ ^(?:${methods.replace(', ', '|')})$) {
      return 405;
    }
    if ($is_address = "") {
      return 404;
    }
    if ($is_no_address) {
      return 404;
    }
    try_files $uri $uri/index.html =404;
  }`,
  )
  .join('\n')}

  # The newsletter's forwarder, which adds the provider's key.
  location ^~ ${endpoint}/ {
    client_max_body_size 16k;
    proxy_pass ${forwarder};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Real-IP $remote_addr;
    proxy_connect_timeout 2s;
    # The forwarder itself answers within 9 s.
    proxy_read_timeout 15s;
    # Sent twice, a subscription could be one too many.
    proxy_next_upstream off;
  }
}
`;
}

/** The addresses that a site answers, for checks. */
export const addresses = (files: string[]): string[] =>
  files.filter((file) => !file.endsWith('/404.html')).map(addressOf);
