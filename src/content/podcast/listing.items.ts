import { episodes } from '../episodes/episodes.ts';
import { pages } from './listing.data.ts';
import { pageOf, pageWith, type ListingPage } from './pages.ts';

/** An episode in the listing's index: its id, its number as written, its categories, and the page it stands on. */
type IndexEntry = [id: number, number: string, categories: string[], page: number];

/** Part of the listing, loaded when it is asked for. */
export interface ListingItem {
  /** Of the items called by a number. */
  listing?: ListingPage;
  /** Of the item `index`: all episodes, in editorial order. */
  index?: IndexEntry[];
}

const index = episodes.map((episode): IndexEntry => [
  episode.id,
  episode.episodeNumber,
  episode.categories,
  pageWith(episode),
]);

/** The listing's pages, by number, and its index. */
const items: Record<string, () => Promise<{ default: ListingItem }>> = {
  index: () => Promise.resolve({ default: { index } }),
  ...Object.fromEntries(
    Array.from({ length: pages }, (_, at) => [
      at + 1,
      () => Promise.resolve({ default: { listing: pageOf(at + 1) } }),
    ]),
  ),
};
export default items;
