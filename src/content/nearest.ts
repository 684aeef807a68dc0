import { distance } from 'fastest-levenshtein';
import type { NotFoundContent } from '../sections/frame/NotFound/NotFound.tsx';
import { conferenceHeader } from './conference/navigation.ts';
import { published } from './episodes/ids.ts';
import { fromRuns } from './episodes/numbers.ts';
import { footer, header } from './navigation.ts';

/** A link of the navigation, with the menu that it opens. */
interface Entry {
  label: string;
  href?: string;
  menu?: { links: readonly Entry[] };
}

const withMenus = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry) => [entry, ...(entry.menu?.links ?? [])]);

/** The pages that navigation links to: names by address. */
const pages = new Map(
  [
    ...footer.columns.flatMap(({ links }) => links),
    ...footer.legal,
    ...withMenus(header.items),
    ...withMenus(conferenceHeader.items),
  ].flatMap(({ href, label }) => (href && /^\/[^#]+$/.test(href) ? [[href, label] as const] : [])),
);

/** Episodes have no names here: the episodes' words are no part of this page. */
const episodes = new Set(fromRuns(published).map((id) => `/podcast/${id}`));

/** How many pages are suggested at most. */
const most = 3;

/** How different a page's address may be: the share of its letters that have to change. */
const tolerance = 0.4;

/** An address as it was probably meant: in lower case, without doubled slashes, a file's ending or the punctuation of a sentence around it. */
const meant = (path: string): string =>
  `/${path.toLowerCase()}`
    .replace(/[\s.,;:!?'"’”)\]>]+$/, '')
    .replace(/(\/index)?\.(html?|php|aspx?)$/, '')
    .replace(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '');

/** The share of letters that have to change to make one address of another, or of the last part of it, which alone says less. */
function difference(path: string, page: string): number {
  const last = page.slice(page.lastIndexOf('/'));
  return Math.min(distance(path, page) / page.length, distance(path, last) / last.length + 0.1);
}

/**
 * The pages that an unknown address probably meant, the nearest first, at most three: `/Podcast`, `/podcast.`, `//podcast`
 * and `/podcasts` all mean the podcast. An address that is right but for its case and punctuation has one answer.
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
