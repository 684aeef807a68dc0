import { distance } from 'fastest-levenshtein';
import type { NotFoundContent } from '../sections/frame/NotFound/NotFound.tsx';
import { conferenceHeader } from './conference/navigation.ts';
import { published } from './episodes/ids.ts';
import { fromRuns } from './episodes/numbers.ts';
import { footer, header } from './navigation.ts';

/** An entry in the navigation: a link, or the label of a menu with links. */
interface Entry {
  label: string;
  href?: string;
  menu?: { links: readonly Entry[] };
}

const withMenus = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry) => [entry, ...(entry.menu?.links ?? [])]);

/** Names of the pages that the navigation links to, by path. */
const pages = new Map(
  [
    ...footer.columns.flatMap(({ links }) => links),
    ...footer.legal,
    ...withMenus(header.items),
    ...withMenus(conferenceHeader.items),
  ].flatMap(({ href, label }) => (href && /^\/[^#]+$/.test(href) ? [[href, label] as const] : [])),
);

/**
 * Paths of the episodes' pages. The page for unknown paths doesn't load episode titles, so a suggested episode is
 * labeled with its path.
 */
const episodes = new Set(fromRuns(published).map((id) => `/podcast/${id}`));

/** Maximum number of suggestions. */
const most = 3;

/**
 * Maximum difference between a wrong path and a suggested one, as the share of letters that have to change.
 */
const tolerance = 0.4;

/**
 * Normalizes a path: makes it lower case, and removes repeated slashes, a file extension and trailing
 * punctuation.
 */
const meant = (path: string): string =>
  `/${path.toLowerCase()}`
    .replace(/[\s.,;:!?'"’”)\]>]+$/, '')
    .replace(/(\/index)?\.(html?|php|aspx?)$/, '')
    .replace(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '');

/**
 * The share of letters that have to change to turn `path` into `page`, or into the last part of `page` if that share is
 * smaller. For the last part, 0.1 is added, so a match with only the last part counts a little less.
 */
function difference(path: string, page: string): number {
  const last = page.slice(page.lastIndexOf('/'));
  return Math.min(distance(path, page) / page.length, distance(path, last) / last.length + 0.1);
}

/**
 * Returns up to three pages with paths similar to an unknown one, closest first: `/Podcast`, `/podcast.`, `//podcast`
 * and `/podcasts` all suggest the podcast. If the normalized path is that of a page, only that page is suggested.
 */
export function nearestPages(path: string): NonNullable<NotFoundContent['suggestions']>['links'] {
  const wanted = meant(path);
  const exact = pages.get(wanted) ?? (episodes.has(wanted) ? wanted : undefined);
  if (exact) return [{ label: exact, href: wanted }];
  return [...pages]
    .map(([href, label]) => ({ label, href, difference: difference(wanted, href) }))
    .filter(({ difference }) => difference <= tolerance)
    .sort((one, other) => one.difference - other.difference)
    .slice(0, most)
    .map(({ label, href }) => ({ label, href }));
}
