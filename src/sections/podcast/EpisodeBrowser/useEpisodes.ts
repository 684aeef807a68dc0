import { useEffect, useState } from 'react';
import type { ListedEpisode } from './EpisodeBrowser.tsx';
import { filterByCategory, orderEpisodes, sortEpisodes, type EpisodeSort } from './listing.ts';

/** The part of an episode's data that filtering and sorting need. */
export type EpisodeIndexEntry = Pick<ListedEpisode, 'id' | 'number' | 'categories'>;

/** Data for a page that includes only some of the episodes. */
export interface MoreEpisodes {
  /** Total number of episodes. */
  total: number;
  /** Number of episodes in each category, by the category's label. */
  counts: Partial<Record<string, number>>;
  /** Number of episodes on the pages before this one, which have the newer episodes. 0 on the first page. */
  start: number;
  /** Label of the link to the next episodes. @maxLength 20 */
  label: string;
  /**
   * URL of the page with the next episodes, for browsers without JavaScript. On the last page, it is the first page's
   * URL.
   */
  href: string;
}

/** Functions that load the episodes that didn't load with the page. */
export interface EpisodeSource {
  /** Loads an entry for every episode, in editorial order, so that filtering and sorting can include all of them. */
  index: () => Promise<EpisodeIndexEntry[]>;
  /** Loads the episodes with these ids. The result can include others too. */
  load: (ids: ListedEpisode['id'][]) => Promise<ListedEpisode[]>;
}

interface Listing {
  /** The episodes that loaded with the page, in editorial order. */
  episodes: ListedEpisode[];
  more: MoreEpisodes | undefined;
  source: EpisodeSource | undefined;
  /**
   * Number of episodes per page of the pager. Without it, all episodes that loaded with the page are visible, and each
   * click on the link to more episodes adds as many again.
   */
  paged: number | undefined;
}

interface Choice {
  category: string | undefined;
  sort: EpisodeSort;
  /** The ids in random order, shuffled whenever the visitor chooses Popular. Empty for the other sort orders. */
  order: ListedEpisode['id'][];
  /** The sort order before the visitor chooses one. */
  firstSort: EpisodeSort;
}

/** A range of 0-based positions among the episodes that match the filters. `to` is exclusive. */
type Range = [from: number, to: number];

/**
 * Returns the episodes that a listing shows. Those that didn't load with the page load on demand from the `source`, if
 * there is one.
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

  // Episodes that fail to load aren't shown. The visitor's next choice of a category, sort order or page tries again.
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
    /** All loaded cards in the current sort order, including those to hide because they aren't in `shown`. */
    cards: orderEpisodes(
      all.flatMap(({ id }) => cards.get(id) ?? []),
      sort,
      order,
    ),
    /** Episodes to show, in order. Some have no cards while loading. */
    shown,
    /** Number of episodes that match the filters, including those on other pages. */
    total,
    /** Whether anything is loading. */
    busy: needsIndex || missing.length > 0,
    /** Which of the matching episodes to show: the indices of the first, and of the one after the last. */
    range: [from, to] as const,
    size,
    /** Shows another range of the matching episodes. */
    turn: (range: Range) => setTurned({ choice, range }),
    /** Loads the ids of all episodes, including those whose cards haven't loaded. */
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
