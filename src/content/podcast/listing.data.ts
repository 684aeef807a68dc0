import { categories, type Category } from '../episodes/categories.ts';
import { episodes, episodesIn, listedEpisodes } from '../episodes/episodes.ts';
import { pageSize } from './pages.ts';

/** Number of episodes. */
export const total = episodes.length;

/** Number of episodes per category. */
export const counts = Object.fromEntries(
  categories.map((category) => [category, episodesIn(category).length]),
) as Record<Category, number>;

export const covers = listedEpisodes.map(({ image }) => image);

/** Number of episodes per page of the episode list (`pageSize`), and number of these pages (`pages`). */
export { pageSize };
export const pages = Math.max(Math.ceil(total / pageSize), 1);
