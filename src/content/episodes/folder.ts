import { readdirSync } from 'node:fs';
import { ContentFault } from './fault.ts';
import type { Episode } from './types.ts';

/** An episode's file, read. */
export interface EpisodeFile {
  /** Its path from the project's root, for messages. */
  file: string;
  /** The number that its name begins with. */
  id: number;
  episode: Episode;
}

const folder = new URL('.', import.meta.url);

/** No episode's id: hosts answer with `/podcast/404.html` where there is no episode. */
export const reservedId = 404;

/** What is wrong with an id of a file, after the one before it; undefined where nothing is. */
export const idFault = (id: number, before?: { id: number; name: string }): string | undefined => {
  if (id === reservedId)
    return `the id ${id} belongs to the page for unknown episodes: give it another number`;
  return before?.id === id ? `the id ${id} is taken by ${before.name}` : undefined;
};

/** The id in a file's name: 21 in `0021-its-title.ts`, none in other files. */
export const idOf = (name: string): number | undefined => {
  const [, id] = /^(\d+)-.+\.ts$/.exec(name) ?? [];
  return id === undefined ? undefined : Number(id);
};

/**
 * All episodes' files, by id. Node reads them: browsers get what they need of it as JSON (scripts/data.ts), and load no
 * module that imports this one.
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
