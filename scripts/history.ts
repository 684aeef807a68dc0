/** The date of the last change to each page's content, from git. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AppRoute } from '../src/shell/routes.ts';
import { episodeFiles } from '../src/content/episodes/folder.ts';
import { ask } from './git.ts';

/** The date (yyyy-mm-dd) of the last commit that touched each file, keyed by path from the project's root. */
export type History = ReadonlyMap<string, string>;

/** Parses the output of `git log`, latest commit first: `>` and the date, then the files, one per line. */
export function readLog(log: string): History {
  const days = new Map<string, string>();
  let day = '';
  for (const line of log.split('\n'))
    if (line.startsWith('>')) day = line.slice(1);
    else if (line !== '' && !days.has(line)) days.set(line, day);
  return days;
}

/**
 * The dates of the content's files. Empty if there is no git history, as in an archive of the sources, or if the
 * history is incomplete: in a shallow clone, no file seems to be older than the oldest commit that was fetched.
 */
export function contentHistory(): History {
  if (ask('rev-parse', '--is-shallow-repository') !== 'false') return new Map();
  return readLog(ask('log', '--format=>%cs', '--name-only', '--relative', '--', 'src/content') ?? '');
}

/** The content modules that a page imports directly. */
function importsOf(page: string): string[] {
  const file = `src/pages/${page}.tsx`;
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(/from '\.\.\/(content\/[^']+)'/g)].map(([, module = '']) =>
    path.posix.join('src', module),
  );
}

/**
 * The files with a page's copy. For an episode's page, only the episode's file. For any other page, the content modules
 * that it imports and, if it lists episodes, all episodes' files.
 */
export function contentOf({
  page,
  episode,
  listing,
}: Pick<AppRoute, 'page' | 'episode' | 'listing'>): string[] {
  if (episode !== undefined) return episodeFiles.filter(({ id }) => id === episode).map(({ file }) => file);
  const listsEpisodes = listing !== undefined || page === 'PodcastPage';
  return [...importsOf(page), ...(listsEpisodes ? episodeFiles.map(({ file }) => file) : [])];
}

/** The date of the last change to any of the files. Undefined if git doesn't know one of them. */
export function lastChange(history: History, files: string[]): string | undefined {
  const days = files.map((file) => history.get(file));
  return days.includes(undefined) ? undefined : days.toSorted().at(-1);
}
