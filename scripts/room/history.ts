/** What has changed since the last release, from the history of the repository. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

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

/** What a changelog says under one of its headings, such as "Added"; an item is Markdown. */
export interface Notes {
  heading: string;
  items: string[];
}

/** The history since the last release. */
export interface History {
  /** The commit that this was built from; none without a history. */
  commit?: string;
  /** Its day, yyyy-mm-dd. */
  date?: string;
  /** Whether files had been changed since. */
  edited: boolean;
  /** The last release: its name, its commit and the day, yyyy-mm-dd; none, where there has been no release yet. */
  release?: { name: string; commit: string; date: string };
  /** What CHANGELOG.md says of the time since. */
  notes: Notes[];
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

const heading = /^## \[?v?(?<version>\d+\.\d+\.\d+[^\s\]]*).*$/m;

/** The newest release that a changelog names, with the line that names it, and what it says of the time since. */
export function readChangelog(text: string): { version?: string; line?: string; notes: Notes[] } {
  const release = heading.exec(text);
  const [, ...parts] = text.slice(0, release?.index).split(/^### /m);
  const notes = parts.map((part) => {
    const [heading = '', ...items] = part.split(/\n+- /);
    return { heading: heading.trim(), items: items.map((item) => item.trim().replaceAll(/\s+/g, ' ')) };
  });
  return { notes, ...(release ? { version: release.groups?.version ?? '', line: release[0] } : {}) };
}

/**
 * Reads the history. A release is the latest tag; where there is none, the commit that gave CHANGELOG.md the newest of its
 * versions; where that has none either, there has been no release, and all of the history counts.
 *
 * @param folder The repository.
 */
export function readHistory(folder = '.'): History {
  const changelog = `${folder}/CHANGELOG.md`;
  const { version, line, notes } = readChangelog(
    existsSync(changelog) ? readFileSync(changelog, 'utf8') : '',
  );
  const [commit, date] = git(folder, 'log', '-1', '--format=%h%n%cs')?.split('\n') ?? [];
  // Below another repository, that one's history is not this one's.
  if (!commit || !date || git(folder, 'rev-parse', '--show-prefix'))
    return { edited: false, notes, shallow: false, changes: [] };
  const tag = git(folder, 'describe', '--tags', '--abbrev=0');
  const since =
    tag ?? (line && git(folder, 'log', '--format=%H', `-S${line}`, '--', 'CHANGELOG.md')?.split('\n').at(-1));
  const [start, day] = (since && git(folder, 'log', '-1', '--format=%h%n%cs', since)?.split('\n')) || [];
  const range = start ? [`${start}..HEAD`] : ['HEAD'];
  const log = git(folder, 'log', '--no-merges', '--name-only', '--format=%x01%h%x02%cs%x02%s', ...range);
  return {
    commit,
    date,
    edited: git(folder, 'status', '--porcelain', '--untracked-files=no') !== '',
    ...(start && day ? { release: { name: tag ?? version ?? '', commit: start, date: day } } : {}),
    notes,
    shallow: git(folder, 'rev-parse', '--is-shallow-repository') === 'true',
    changes: readLog(log ?? ''),
  };
}
