import ids from '../generated/ids.json' with { type: 'json' };
import type * as Ids from './ids.data.ts';

// JSON has no tuples, so its type has to be converted to that of runs.
const data: unknown = ids;

/** Which episodes have a page, and the number of listing pages. */
export const { published, takenDown, listingPages } = data as typeof Ids;
