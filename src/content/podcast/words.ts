import type { Category } from '../episodes/categories.ts';
import type { EpisodeSummary } from '../episodes/types.ts';
import { feedPath } from '../meta.ts';

/** Says a number of episodes. */
export const countLabel = { one: '{count} episode', other: '{count} episodes' };

/** Address of an episode's page. */
export const episodePath = ({ id }: Pick<EpisodeSummary, 'id'>): string => `/podcast/${id}`;

/** Address of the listing, of one category where one is given. */
export const listingPath = (category?: Category): string =>
  category ? `/podcast/featured?category=${encodeURIComponent(category)}` : '/podcast/featured';

/** Address of a page of the listing, from 1. */
export const listingPagePath = (number: number): string =>
  number > 1 ? `${listingPath()}/${number}` : listingPath();

/** The guest with post and company, in one line. */
export const guestLine = ({ name, title, company }: EpisodeSummary): string =>
  `${name}, ${title}, ${company}`;

/** The show's feed, to look at, and for its address: a podcast app subscribes to that. */
export const feedLink = { label: 'RSS feed', href: feedPath, newTab: true };
