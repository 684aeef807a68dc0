import { episodeFiles } from './folder.ts';
import { pages } from '../podcast/listing.data.ts';
import { toRuns } from './numbers.ts';

const idsOf = (takenDown: boolean) =>
  toRuns(episodeFiles.filter(({ episode }) => Boolean(episode.takenDown) === takenDown).map(({ id }) => id));

/** The ids that have a page, as runs: every page's route table needs them, and nothing more of the episodes. */
export const published = idsOf(false);

/** The ids of the episodes that were taken down. */
export const takenDown = idsOf(true);

/** How many pages the listing has. */
export const listingPages = pages;
