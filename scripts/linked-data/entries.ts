import type { Thing } from 'schema-dts';
import { site } from '../../src/content/site.ts';

/** A schema.org entry with an id, by which other entries can refer to it. */
export type Entry = Exclude<Thing, string> & { '@id': string };

/** The id of an entry described on the page at `path`. */
export const id = (path: string, key: string): string => `${site.url}${path}#${key}`;

/** Widens an entry's type to {@link Entry}. Where the entry is written, `satisfies` checks its specific type. */
export const asEntry = (thing: Entry): Entry => thing;
