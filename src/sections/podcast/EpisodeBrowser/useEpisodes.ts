import { useEffect, useState } from 'react';
import type { ListedEpisode } from './EpisodeBrowser.tsx';
import { filterByCategory, orderEpisodes, sortEpisodes, type EpisodeSort } from './listing.ts';

/** What filtering and sorting need to know about an episode. */
export type EpisodeIndexEntry = Pick<ListedEpisode, 'id' | 'number' | 'categories'>;

/** What the page knows about the episodes that didn't load with it. */
export interface MoreEpisodes {
  /** Total number of episodes. */
  total: number;
  /** Number of episodes per category, by its label. */
  counts: Partial<Record<string, number>>;
  /** Number of episodes on earlier pages, newest first; 0 on the first page. */
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
  /** Loads the data for filtering and sorting all episodes, in editorial order. */
  index: () => Promise<EpisodeIndexEntry[]>;
  /** Loads at least the cards with these ids. */
  load: (ids: ListedEpisode['id'][]) => Promise<ListedEpisode[]>;
}

interface Listing {
  /** Episodes in the page, in editorial order. */
  episodes: ListedEpisode[];
  more: MoreEpisodes | undefined;
  source: EpisodeSource | undefined;
  /**
   * Number of episodes per page. Without it, all of the page's episodes are visible, and as many again are added at a
   * time.
   */
  paged: number | undefined;
}

interface Choice {
  category: string | undefined;
  sort: EpisodeSort;
  /** Ids as shuffled when Popular was chosen. */
  order: ListedEpisode['id'][];
  /** The initial sort. */
  firstSort: EpisodeSort;
}

/** A range of the chosen episodes; `to` is exclusive. */
type Range = [from: number, to: number];

/**
 * The episodes that a listing shows: those in the page, and others that load on demand from the `source`, if there is
 * one.
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

  // Episodes that fail to load are not shown; the next choice retries.
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
    /** All loaded cards, including those outside the choice, in the sort order. */
    cards: orderEpisodes(
      all.flatMap(({ id }) => cards.get(id) ?? []),
      sort,
      order,
    ),
    /** Episodes to show, in order. Some have no cards while loading. */
    shown,
    /** Number of chosen episodes, including those on other pages. */
    total,
    /** Whether anything is loading. */
    busy: needsIndex || missing.length > 0,
    /** Range of the shown episodes among the chosen ones. */
    range: [from, to] as const,
    size,
    /** Shows another range of the chosen episodes. */
    turn: (range: Range) => setTurned({ choice, range }),
    /** Loads the ids of all episodes, including episodes that haven't loaded. */
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
