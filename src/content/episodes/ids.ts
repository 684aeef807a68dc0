import ids from '../generated/ids.json' with { type: 'json' };
import type * as Ids from './ids.data.ts';

// TypeScript doesn't infer tuples from JSON, so this converts the data to the type of runs.
const data: unknown = ids;

/** Ids of published and of removed episodes, and the number of pages of the episode list. */
export const { published, takenDown, listingPages } = data as typeof Ids;
