import type { Thing } from 'schema-dts';
import { site } from '../../src/content/site.ts';

/** A thing of schema.org with an address of its own, by which others refer to it. */
export type Entry = Exclude<Thing, string> & { '@id': string };

/** The address of a thing that the page at `path` tells of. */
export const id = (path: string, key: string): string => `${site.url}${path}#${key}`;

/** A thing whose kind was checked where it is written, as one of many kinds. */
export const asEntry = (thing: Entry): Entry => thing;
