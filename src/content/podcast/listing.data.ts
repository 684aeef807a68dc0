import type { ListedEpisode } from '../../sections/podcast/EpisodeBrowser/EpisodeBrowser.tsx';
import { categories, type Category } from '../episodes/categories.ts';
import { episodesIn, listedEpisodes } from '../episodes/episodes.ts';
import { episodePath } from './words.ts';

/** How many episodes the listing holds. */
export const total = listedEpisodes.length;

/** How many of them belong to each category. */
export const counts = Object.fromEntries(
  categories.map((category) => [category, episodesIn(category).length]),
) as Record<Category, number>;

export const covers = listedEpisodes.map(({ image }) => image);

export const cards = listedEpisodes.map((episode): ListedEpisode => ({
  id: episode.id,
  number: episode.episodeNumber,
  title: episode.episode,
  description: episode.description,
  guest: episode.name,
  role: episode.title,
  company: episode.company,
  href: episodePath(episode),
  portrait: episode.portrait,
  categories: episode.categories,
}));
