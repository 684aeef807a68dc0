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

/** The id in a file's name: 21 in `0021-its-title.ts`, none in other files. */
export const idOf = (name: string): number | undefined => {
  const [, id] = /^(\d+)-.+\.ts$/.exec(name) ?? [];
  return id === undefined ? undefined : Number(id);
};

/**
 * All episodes' files, by id. Node reads them: browsers get what they need of it from modules that run at build time
 * (`*.data.ts`, `*.items.ts`), and load no other module that imports this one.
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
      const twin = all[at - 1];
      if (twin?.id === id) throw new ContentFault(file, `the id ${id} is taken by ${twin.name}`);
      const { default: episode } = (await import(/* @vite-ignore */ new URL(name, folder).href)) as {
        default?: Episode;
      };
      if (!episode) throw new ContentFault(file, 'there is no default export');
      return { file, id, episode };
    }),
);
