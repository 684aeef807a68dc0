import { categories, type Category } from '../episodes/categories.ts';
import { episodes, episodesIn, listedEpisodes } from '../episodes/episodes.ts';
import { pageSize } from './pages.ts';

/** How many episodes there are. */
export const total = episodes.length;

/** How many of them belong to each category. */
export const counts = Object.fromEntries(
  categories.map((category) => [category, episodesIn(category).length]),
) as Record<Category, number>;

export const covers = listedEpisodes.map(({ image }) => image);

/** How many pages the listing has, and how many episodes come with one. */
export { pageSize };
export const pages = Math.max(Math.ceil(total / pageSize), 1);
