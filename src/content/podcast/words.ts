import type { Category } from '../episodes/categories.ts';
import type { EpisodeSummary } from '../episodes/types.ts';
import { feedPath } from '../meta.ts';

/** The words for a number of episodes, in the singular and the plural. */
export const countLabel = { one: '{count} episode', other: '{count} episodes' };

/** What the podcast's home page and the list of all episodes call the featured episode. */
export const featuredLabel = 'Featured episode';

/** Path of an episode's page. */
export const episodePath = ({ id }: Pick<EpisodeSummary, 'id'>): string => `/podcast/${id}`;

/** Path of the episode list, with or without a category. */
export const listingPath = (category?: Category): string =>
  category ? `/podcast/featured?category=${encodeURIComponent(category)}` : '/podcast/featured';

/** Path of a page of the episode list, given its 1-based number. */
export const listingPagePath = (number: number): string =>
  number > 1 ? `${listingPath()}/${number}` : listingPath();

/** The guest with job title and company, in one line. */
export const guestLine = ({ name, title, company }: EpisodeSummary): string =>
  `${name}, ${title}, ${company}`;

/** Link to the podcast's RSS feed, to view it or to copy its URL into a podcast app. */
export const feedLink = { label: 'RSS feed', href: feedPath, newTab: true };
