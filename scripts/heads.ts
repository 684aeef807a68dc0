/** Checks whether pages' titles and descriptions are unique, and neither too long nor too short for search results. */
import { readFileSync } from 'node:fs';
import type { PageMeta } from '../src/design/text/Meta/Meta.tsx';
import type { AppRoute } from '../src/shell/routes.ts';
import { contentOf } from './history.ts';

/** A page's head, and its route. */
export interface PageHead {
  route: Pick<AppRoute, 'page' | 'path' | 'episode' | 'listing'>;
  meta: Pick<PageMeta, 'title' | 'description'>;
}

type Key = keyof PageHead['meta'];

/** Minimum and maximum lengths in characters. Search engines cut off longer text, and shorter text says little. */
const lengths: Readonly<Record<Key, [least: number, most: number]>> = {
  title: [10, 70],
  description: [50, 160],
};

const keys = Object.keys(lengths) as Key[];

/** The file and key in the content that a title or description comes from. */
export function placeOf(route: PageHead['route'], key: Key): string {
  const files = contentOf(route);
  // An episode's own file defines the title and the description.
  if (route.episode !== undefined) return `${files[0]}: ${key === 'title' ? 'episode' : key}`;
  const file = files.find((each) => /\bmeta\b/.test(readFileSync(each, 'utf8')));
  return `${file ?? `src/pages/${route.page}.tsx`}: meta.${key}`;
}

/** Titles and descriptions that are too short or too long, one line each, with file and key. */
export const headLengths = (heads: readonly PageHead[]): string[] =>
  heads.flatMap(({ route, meta }) =>
    keys.flatMap((key) => {
      const { length } = meta[key];
      const [least, most] = lengths[key];
      if (length >= least && length <= most) return [];
      return `${placeOf(route, key)} has ${length} characters; it should have ${least} to ${most}`;
    }),
  );

/** Titles and descriptions that repeat those of an earlier page, one line each. */
export const duplicateHeads = (heads: readonly PageHead[]): string[] =>
  keys.flatMap((key) => {
    const first = new Map<string, PageHead['route']>();
    return heads.flatMap(({ route, meta }) => {
      const twin = first.get(meta[key]);
      if (!twin) first.set(meta[key], route);
      return twin ? `${placeOf(route, key)} is the same as ${placeOf(twin, key)}: ${meta[key]}` : [];
    });
  });
