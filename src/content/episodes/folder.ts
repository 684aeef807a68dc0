import { readdirSync } from 'node:fs';
import { ContentFault } from './fault.ts';
import type { Episode } from './types.ts';

/** An episode's file and its content. */
export interface EpisodeFile {
  /** Path from the repository root, for error messages. */
  file: string;
  /** The number at the start of the file's name. */
  id: number;
  episode: Episode;
}

const folder = new URL('.', import.meta.url);

/** An id that no episode can have: hosts serve `/podcast/404.html` for unknown episodes. */
export const reservedId = 404;

/** Returns an error message if the id is reserved, or if the previous file (`before`) has the same id. */
export const idFault = (id: number, before?: { id: number; name: string }): string | undefined => {
  if (id === reservedId)
    return `the id ${id} belongs to the page for unknown episodes: give it another number`;
  return before?.id === id ? `the id ${id} is taken by ${before.name}` : undefined;
};

/** The id in a file name: 21 for `0021-its-title.ts`, undefined for other files. */
export const idOf = (name: string): number | undefined => {
  const [, id] = /^(\d+)-.+\.ts$/.exec(name) ?? [];
  return id === undefined ? undefined : Number(id);
};

/**
 * All episode files, by id. Only Node reads them: browsers get the data they need as JSON (scripts/data.ts), and load
 * no module that imports this one.
 */
export const episodeFiles: EpisodeFile[] = await Promise.all(
  readdirSync(folder)
    .flatMap((name) => {
      const id = idOf(name);
      return id === undefined ? [] : [{ id, name }];
    })
    .sort((one, other) => one.id - other.id)
    .map(async ({ id, name }, at, all) => {
      const file = `src/content/episodes/${name}`;
      const fault = idFault(id, all[at - 1]);
      if (fault) throw new ContentFault(file, fault);
      const { default: episode } = (await import(/* @vite-ignore */ new URL(name, folder).href)) as {
        default?: Episode;
      };
      if (!episode) throw new ContentFault(file, 'there is no default export');
      return { file, id, episode };
    }),
);
