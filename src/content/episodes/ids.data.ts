import { episodeFiles } from './folder.ts';
import { pages } from '../podcast/listing.data.ts';
import { toRuns } from './numbers.ts';

const idsOf = (takenDown: boolean) =>
  toRuns(episodeFiles.filter(({ episode }) => Boolean(episode.takenDown) === takenDown).map(({ id }) => id));

/**
 * Ids of published episodes, as runs of consecutive ids. The route table, which every page loads, needs only the ids of
 * episodes.
 */
export const published = idsOf(false);

/** Ids of removed episodes, as runs of consecutive ids. */
export const takenDown = idsOf(true);

/** Number of pages of the episode list. */
export const listingPages = pages;
