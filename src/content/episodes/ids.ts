import ids from '../generated/ids.json' with { type: 'json' };
import type * as Ids from './ids.data.ts';

// JSON knows no pairs, so its type is not that of runs.
const data: unknown = ids;

/** Which episodes have a page, and how many pages the listing has. */
export const { published, takenDown, listingPages } = data as typeof Ids;
