import type { ListedEpisode } from '../../sections/podcast/EpisodeBrowser/EpisodeBrowser.tsx';
import { episodes, featuredEpisode, newestFirst } from '../episodes/episodes.ts';
import type { EpisodeSummary } from '../episodes/types.ts';
import { episodePath, featuredLabel } from './words.ts';

/** Number of episodes per page of the episode list. The site's owner set it. */
export const pageSize = 20;

/** A page of the episode list: /podcast/featured is the first, /podcast/featured/2 the second. */
export interface ListingPage {
  /** Number of the page, 1-based. */
  number: number;
  /** The page's episodes, in editorial order. */
  cards: ListedEpisode[];
}

/** The data for a page of the episode list. */
export interface ListingItem {
  listing: ListingPage;
}

/** An episode in the index: its id, its number as shown, its categories, and the number of the list page it is on. */
export type IndexEntry = [id: number, number: string, categories: string[], page: number];

const card = (episode: EpisodeSummary): ListedEpisode => ({
  id: episode.id,
  number: episode.episodeNumber,
  title: episode.episode,
  text: episode.description,
  guest: episode.name,
  role: episode.title,
  company: episode.company,
  date: episode.date,
  mark: episode === featuredEpisode ? featuredLabel : undefined,
  href: episodePath(episode),
  media: episode.portrait,
  categories: episode.categories,
});

const inOrder = newestFirst(episodes);

/** The number of the page of the episode list that an episode is on. */
const pageWith = (episode: EpisodeSummary): number => Math.floor(inOrder.indexOf(episode) / pageSize) + 1;

/** The index of all episodes, in editorial order. */
export const index = episodes.map((episode): IndexEntry => [
  episode.id,
  episode.episodeNumber,
  episode.categories,
  pageWith(episode),
]);

/** Returns a page of the episode list. The first page has the newest episodes. */
export function pageOf(number: number): ListingPage {
  const here = new Set(inOrder.slice((number - 1) * pageSize, number * pageSize));
  return { number, cards: episodes.filter((episode) => here.has(episode)).map(card) };
}
