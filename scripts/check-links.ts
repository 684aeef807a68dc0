/**
 * Requests every external link in the built pages. Needs a network, so it is not part of the tests. Exits with 1 if a
 * link is broken, or its host can't be reached.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { needSite } from './built-site.ts';
import { outsideLinks } from './documents.ts';
import { readOptions, reason } from './options.ts';

/** Timeout of a request in ms, and number of hosts to check in parallel. */
const [patience, atOnce] = [15_000, 8];

/** Statuses with which hosts block bots. They don't say whether the page exists. (999 is LinkedIn's.) */
const refusals = new Set([401, 403, 429, 999]);

/** The results, by kind. */
export interface Findings {
  /** URLs that respond with an error, each with its status (400 or more, but none of the `refusals`). */
  broken: Map<string, number>;
  /** URLs on hosts that block bots, each with the status of its response. */
  refused: Map<string, number>;
  /** Hosts that can't be reached, with the reason. */
  unreachable: Map<string, string>;
}

/** The status of a URL. If the response to `HEAD` is an error, sends `GET`, because some hosts reject `HEAD`. */
async function statusOf(url: string): Promise<number> {
  const ask = async (method: string) => {
    const response = await fetch(url, { method, signal: AbortSignal.timeout(patience) });
    await response.body?.cancel();
    return response;
  };
  const head = await ask('HEAD');
  return head.ok ? head.status : (await ask('GET')).status;
}

/** Requests the URLs, one at a time per host, and gives up on a host that can't be reached. */
export async function askFor(urls: Iterable<string>): Promise<Findings> {
  const found: Findings = { broken: new Map(), refused: new Map(), unreachable: new Map() };
  const byHost = new Map<string, string[]>();
  for (const url of urls) byHost.set(new URL(url).host, [...(byHost.get(new URL(url).host) ?? []), url]);
  const hosts = byHost.entries();
  const askHosts = async (): Promise<void> => {
    for (const [host, addresses] of hosts)
      try {
        for (const url of addresses) {
          const status = await statusOf(url);
          if (refusals.has(status)) found.refused.set(url, status);
          else if (status >= 400) found.broken.set(url, status);
        }
      } catch (error) {
        found.unreachable.set(host, reason(error));
      }
  };
  await Promise.all(Array.from({ length: atOnce }, askHosts));
  return found;
}

/** Lists up to three pages that contain a link, and the number of others. */
function linkedFrom(pages: Iterable<string>): string {
  const all = [...new Set(pages)];
  return `  linked from ${all.slice(0, 3).join(', ')}${all.length > 3 ? ` and ${all.length - 3} more` : ''}`;
}

/** The command's output. `links` contains all URLs, each with the pages that link to it. */
export function report({ broken, refused, unreachable }: Findings, links: Map<string, string[]>): string {
  const hosts = new Set([...links.keys()].map((url) => new URL(url).host));
  const [why] = unreachable.values();
  if (why !== undefined && unreachable.size === hosts.size)
    return `No other site can be reached (${why}): connect this computer to a network and try again.`;
  const ofHost = (host: string) => [...links].filter(([url]) => new URL(url).host === host);
  const lines = [
    ...[...broken]
      .toSorted()
      .flatMap(([url, status]) => [`${url} responds with ${status}`, linkedFrom(links.get(url) ?? [])]),
    ...[...unreachable].toSorted().flatMap(([host, reason]) => {
      const own = ofHost(host);
      return [
        `${host} cannot be reached, with ${own.length === 1 ? 'one URL' : `${own.length} URLs`}: ${reason}`,
        linkedFrom(own.flatMap(([, pages]) => pages)),
      ];
    }),
    ...[...refused]
      .toSorted()
      .map(([url, status]) => `${url} responds to programs with ${status}: open it in a browser`),
  ];
  const counts = [
    [broken.size, 'not there'],
    [unreachable.size, 'of their hosts not reached'],
    [refused.size, 'to open in a browser'],
  ] as const;
  return [
    ...lines,
    [`${links.size} URLs`, ...counts.map(([count, what]) => `${count} ${what}`)].join(', '),
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  readOptions({
    name: 'npm run check links',
    about: 'Checks every external link in the built pages; needs a network.',
  });
  needSite();
  const documents = readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      path: `/${file.replace(/(?:\/?index)?\.html$/, '')}`,
      html: readFileSync(`dist/${file}`, 'utf8'),
    }));
  const links = outsideLinks(documents);
  const found = await askFor(links.keys());
  console.log(report(found, links));
  process.exitCode = found.broken.size + found.unreachable.size > 0 ? 1 : 0;
}
