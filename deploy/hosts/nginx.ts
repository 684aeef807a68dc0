import {
  added,
  addresses,
  cacheTimes,
  fileEnd,
  lastingEnd,
  mediaTypes,
  noAddress,
  notFoundDocuments,
  shortNotFound,
  type HostRules,
} from '../rules.ts';
import type { Host } from './index.ts';

/** Settings of the nginx server. */
export interface NginxPlace {
  /** IP address and port to listen on, in nginx's format. */
  listen: string;
  /** The site's domain names, separated by spaces. */
  serverName: string;
  /** Folder of the built site. */
  root: string;
  /** URL of the newsletter forwarder. */
  forwarder: string;
  /**
   * Where to serve the site over TLS. If this is set, the server at the outer `listen` only redirects there.
   * `certificate` is the folder with certbot's files.
   */
  secure?: { listen: string; certificate: string };
}

/** A quoted nginx string, with quotation marks and backslashes escaped. */
const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Lines of the configuration, one for each item. */
const lines = <Item>(items: readonly Item[], line: (item: Item) => string): string =>
  items.map(line).join('\n');

/** The `listen` directives: plain HTTP, or TLS and a second server that redirects from HTTP to TLS. */
function listening({ listen, serverName, secure }: NginxPlace): string {
  if (!secure) return `  listen ${listen};`;
  return `  listen ${listen};
  server_name ${serverName};
  server_tokens off;
  return 301 https://$host$request_uri;
}

server {
  listen ${secure.listen};
  ssl_certificate ${secure.certificate}/fullchain.pem;
  ssl_certificate_key ${secure.certificate}/privkey.pem;`;
}

/**
 * An nginx configuration, to be included in the `http` block. Needs nginx 1.18 or later with
 * `ngx_http_gzip_static_module` and `ngx_brotli`'s static module.
 */
export function nginxConfig({ headers, files, endpoint }: HostRules, place: NginxPlace): string {
  const documents = notFoundDocuments(files);
  return `# Written from deploy/rules.ts by the build: change it there.

# How long a response can be cached. The forwarder sets this header itself.
map "$status $uri" $cache_time {
  default "";
  ${quoted(String.raw`~^\d+ ${endpoint}/`)} "";
  "~^404 " ${quoted(cacheTimes.notFound)};
  "~^(?:200|206|304) /assets/" ${quoted(cacheTimes.assets)};
  ${quoted(`~^(?:200|206|304) .*${lastingEnd}`)} ${quoted(cacheTimes.files)};
  "~^(?:200|206|304) " ${quoted(cacheTimes.pages)};
}

# The path that each spelling of a URL redirects to.
map $uri $target {
  default "";
${lines(addresses(files), ([pattern, target]) => `  ${quoted(`~*^${pattern}${added}{0,9}$`)} ${target};`)}
}
map "$target $request_uri" $redirect {
  default $target;
  ${quoted(String.raw`~^(\S*) \1(?:\?|$)`)} "";
}

server {
${listening(place)}
  server_name ${place.serverName};
  root ${place.root};

  server_tokens off;
  absolute_redirect off;
  merge_slashes off;
  log_not_found off;
  types {
${lines(Object.entries(mediaTypes), ([ending, type]) => `    ${quoted(type)} ${ending};`)}
  }
  default_type application/octet-stream;

  # The build has already compressed the files that become smaller.
  gzip off;
  gzip_static on;
  gzip_vary on;
  gzip_proxied any;
  brotli_static on;

  # Do not add headers to a location: it would lose all of these.
${lines(Object.entries(headers), ([name, value]) => `  add_header ${name} ${quoted(value)} always;`)}
  add_header Cache-Control $cache_time always;

  if ($redirect) { return 301 $redirect$is_args$args; }

  # A URL that cannot be parsed gets the 404 page, too.
  error_page 400 404 =404 /404.html;
${lines([shortNotFound, ...documents.map(([, document]) => document)], (file) => `  location = ${file} { internal; }`)}
  location ~ ${quoted(noAddress)} { return 404; }
  location ~* ${quoted(fileEnd)} { error_page 404 ${shortNotFound}; }
${lines(
  documents,
  ([folder, document]) => `  location ${folder} {
    error_page 404 ${document};
    try_files $uri $uri/index.html =404;
  }`,
)}

  # The newsletter's forwarder, which adds the provider's key.
  location ^~ ${endpoint}/ {
    client_max_body_size 16k;
    proxy_pass ${place.forwarder};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Real-IP $remote_addr;
    proxy_connect_timeout 2s;
    # The forwarder itself responds within 9 s.
    proxy_read_timeout 15s;
    # A request sent twice could subscribe twice.
    proxy_next_upstream off;
  }
}
`;
}

export const nginx: Host = {
  folder: 'site',
  compressed: true,
  forwarder: ['node-server', 'forwarder.mjs'],
  files: (rules, place) => ({ 'site.conf': nginxConfig(rules, place) }),
  next: 'Copy it to the server: docs/deploying.md says how.',
};
