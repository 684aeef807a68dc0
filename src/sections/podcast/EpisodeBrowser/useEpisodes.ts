import { useEffect, useState } from 'react';
import type { ListedEpisode } from './EpisodeBrowser.tsx';
import { filterByCategory, orderEpisodes, sortEpisodes, type EpisodeSort } from './listing.ts';

/** What filtering and sorting need to know of an episode. */
export type EpisodeIndexEntry = Pick<ListedEpisode, 'id' | 'number' | 'categories'>;

/** The episodes that did not come with the page. */
export interface MoreEpisodes {
  /** How many there are in all. */
  total: number;
  /** How many there are of each category, by its label. */
  counts: Partial<Record<string, number>>;
  /** How many stand before those of this page, newest first; 0 on the first page. */
  start: number;
  /** Names the control that shows the next ones. @maxLength 20 */
  label: string;
  /** Where the next ones stand, for browsers without scripts; after the last page, the first one. */
  href: string;
}

/** How a listing reaches the episodes that did not come with the page. */
export interface EpisodeSource {
  /** Loads what filtering and sorting need of all episodes, in editorial order. */
  index: () => Promise<EpisodeIndexEntry[]>;
  /** Loads the cards of these ids, at least. */
  load: (ids: ListedEpisode['id'][]) => Promise<ListedEpisode[]>;
}

interface Listing {
  /** Those that came with the page, in editorial order. */
  episodes: ListedEpisode[];
  more: MoreEpisodes | undefined;
  source: EpisodeSource | undefined;
  /** How many to show at a time; without it, all that came with the page, and as many more at a time. */
  paged: number | undefined;
}

interface Choice {
  category: string | undefined;
  sort: EpisodeSort;
  /** Ids as they were shuffled when Popular was chosen. */
  order: ListedEpisode['id'][];
  /** The sort that the page came with. */
  firstSort: EpisodeSort;
}

/** From which to which of the chosen episodes, without the last one's next. */
type Range = [from: number, to: number];

/**
 * The episodes that a listing shows: what came with the page, and what is loaded as a choice asks for it. Without a
 * `source` nothing is.
 */
export function useEpisodes(
  { episodes, more, source, paged }: Listing,
  { category, sort, order, firstSort }: Choice,
) {
  const [index, setIndex] = useState<EpisodeIndexEntry[]>();
  const [loaded, setLoaded] = useState<ListedEpisode[]>([]);
  const [turned, setTurned] = useState<{ choice: string; range: Range }>();

  const choice = `${sort} ${category ?? ''}`;
  const untouched = category === undefined && sort === firstSort;
  const size = paged ?? (more ? Math.max(episodes.length, 1) : Infinity);
  const start = untouched ? (more?.start ?? 0) : 0;
  const [from, to]: Range = turned?.choice === choice ? turned.range : [start, start + size];

  const all = index ?? episodes;
  const offset = index ? 0 : start;
  const matching = sortEpisodes(filterByCategory<EpisodeIndexEntry>(all, category), sort, order);
  const total =
    index || !more ? matching.length : category === undefined ? more.total : (more.counts[category] ?? 0);
  const shown = matching.slice(Math.max(from - offset, 0), Math.max(to - offset, 0));

  const cards = new Map([...episodes, ...loaded].map((card) => [card.id, card]));
  const missing = shown.filter(({ id }) => !cards.has(id)).map(({ id }) => id);
  const asks = !untouched || from < start || Math.min(to, total) > start + episodes.length;
  const needsIndex = Boolean(source) && !index && asks;

  // What cannot be loaded stays out; the next choice tries again.
  useEffect(() => {
    if (needsIndex) source?.index().then(setIndex, () => undefined);
  }, [needsIndex, source, choice, from, to]);
  const wanted = missing.join(' ');
  useEffect(() => {
    if (wanted)
      source?.load(wanted.split(' ')).then(
        (next) => setLoaded((had) => [...had, ...next]),
        () => undefined,
      );
  }, [wanted, source]);

  return {
    /** The cards that are here, those outside the choice included, in the order of the sort. */
    cards: orderEpisodes(
      all.flatMap(({ id }) => cards.get(id) ?? []),
      sort,
      order,
    ),
    /** Those to be seen, in order. Not all of them have cards while some are loaded. */
    shown,
    /** How many the choice has, those on other pages included. */
    total,
    /** Whether something is being loaded. */
    busy: needsIndex || missing.length > 0,
    /** How many of the chosen ones stand before those shown, and up to the last of them. */
    range: [from, to] as const,
    size,
    /** Shows others of the chosen ones. */
    turn: (range: Range) => setTurned({ choice, range }),
    /** All ids, also of those that are not here, once they are known. */
    allIds: async () => {
      if (source && !index) {
        const known = await source.index();
        setIndex(known);
        return known.map(({ id }) => id);
      }
      return all.map(({ id }) => id);
    },
  };
}
