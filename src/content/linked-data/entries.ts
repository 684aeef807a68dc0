import type { Thing } from 'schema-dts';
import { site } from '../site.ts';

/** A thing of schema.org with an address of its own, by which others refer to it. */
export type Entry = Exclude<Thing, string> & { '@id': string };

/** The address of a thing that the page at `path` tells of. */
export const id = (path: string, name: string): string => `${site.url}${path}#${name}`;

/** A thing whose kind was checked where it is written, as one of many kinds. */
export const asEntry = (thing: Entry): Entry => thing;
