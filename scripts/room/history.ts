/** What has changed since the last release, from the history of the repository. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A commit since the last release. */
export interface Change {
  /** Short hash. */
  commit: string;
  /** Day, yyyy-mm-dd. */
  date: string;
  subject: string;
  /** Sections it touched, by their folder below src/sections. */
  sections: string[];
  /** Pages it touched, by the names of their files. */
  pages: string[];
  /** Files of content it touched, from the root. */
  content: string[];
  /** Whether it touched what all of them are made of: src/design. */
  design: boolean;
}

/** The history since the last release. */
export interface History {
  /** The commit that this was built from; none without a history. */
  commit?: string;
  /** Its day, yyyy-mm-dd. */
  date?: string;
  /** Whether files had been changed since. */
  edited: boolean;
  /** The last release: its name, and where it has a commit, that and its day. */
  release: { name: string; commit?: string; date?: string };
  /** The copy's history is cut off before the release: there may be more changes. */
  shallow: boolean;
  changes: Change[];
}

/** Runs git in a folder; nothing, where there is no history to ask. */
function git(folder: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64e6,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/** The parts of a path list that match, each once. */
const matches = (paths: string[], pattern: RegExp): string[] => [
  ...new Set(paths.flatMap((path) => pattern.exec(path)?.[1] ?? [])),
];

/** The commits in the output of `git log --name-only` with the format below. */
function readLog(log: string): Change[] {
  return log
    .split('\u0001')
    .slice(1)
    .map((entry) => {
      const [head = '', ...paths] = entry.split('\n');
      const [commit = '', date = '', subject = ''] = head.split('\u0002');
      return {
        commit,
        date,
        subject,
        sections: matches(paths, /^src\/sections\/(\w+\/\w+)\/\w+(?<!\.stories|\.sample)(?:\.module)?\.\w+$/),
        pages: matches(paths, /^src\/pages\/(\w+Page)\.tsx$/),
        content: matches(paths, /^(src\/content\/.+\.ts)$/),
        design: paths.some((path) => /^src\/design\/(?!.*\.stories\.)/.test(path)),
      };
    });
}

/**
 * Reads the history. A release is the latest tag; where there is none, the commit that gave package.json its version.
 *
 * @param folder The repository.
 */
export function readHistory(folder = '.'): History {
  const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { version: string };
  const [commit, date] = git(folder, 'log', '-1', '--format=%h%n%cs')?.split('\n') ?? [];
  const none = { release: { name: version }, edited: false, shallow: false, changes: [] };
  // Below another repository, that one's history is not this one's.
  if (!commit || !date || git(folder, 'rev-parse', '--show-prefix')) return none;
  const tag = git(folder, 'describe', '--tags', '--abbrev=0');
  const since =
    tag ?? git(folder, 'log', '-1', '--format=%H', `-S"version": "${version}"`, '--', 'package.json');
  const [start, day] = (since && git(folder, 'log', '-1', '--format=%h%n%cs', since)?.split('\n')) || [];
  const range = start ? [`${start}..HEAD`] : ['HEAD'];
  const log = git(folder, 'log', '--no-merges', '--name-only', '--format=%x01%h%x02%cs%x02%s', ...range);
  return {
    commit,
    date,
    edited: git(folder, 'status', '--porcelain', '--untracked-files=no') !== '',
    release: { name: tag ?? version, ...(start && day ? { commit: start, date: day } : {}) },
    shallow: git(folder, 'rev-parse', '--is-shallow-repository') === 'true',
    changes: readLog(log ?? ''),
  };
}
