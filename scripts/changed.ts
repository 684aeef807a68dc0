import { existsSync } from 'node:fs';
import { ask, commitName, lines } from './git.ts';

/** The steps that a change to a kind of file can break. The first pattern that a path matches is its kind. */
const kinds: [path: RegExp, steps: string[]][] = [
  // Tests hold that the documents name every section.
  [/\.(md|png)$/, ['unit']],
  // Accepted pictures: npm run test:visual looks at them.
  [/^tests\/visual\/baselines\//, []],
  [
    /^src\/.*\.(stories|sample)\.tsx?$/,
    ['oxlint', 'eslint', 'types', 'knip', 'unit', 'stories', 'build-storybook', 'storybook'],
  ],
  [/^tests\/unit\//, ['oxlint', 'eslint', 'types', 'knip', 'unit']],
  [/^tests\/hosts\//, ['oxlint', 'eslint', 'types', 'knip', 'build', 'hosts']],
  [/^tests\/storybook\//, ['oxlint', 'eslint', 'types', 'knip', 'build-storybook', 'storybook']],
  [/^tests\/e2e\//, ['oxlint', 'eslint', 'types', 'knip', 'build', 'end-to-end']],
  [/^src\/.*\.css$/, ['stylelint', 'knip', 'unit', 'build', 'stories', 'end-to-end']],
];

/** What a run is limited to. */
export interface Change {
  /** The commit that the change starts from. */
  since: string;
  /** The changed files that are still there. */
  files: string[];
  /** Whether `step` has anything to look at. */
  concerns: (step: string) => boolean;
  /** Whether the runner itself can tell which of the step's tests the change reaches, by what they import. */
  traceable: (step: 'stories' | 'end-to-end') => boolean;
}

/**
 * What a change to these paths can break. A path of no known kind (a component, a word of the content, a script, a
 * configuration) can break anything.
 */
export function reachOf(paths: string[]): Pick<Change, 'concerns' | 'traceable'> {
  const steps = paths.map((path) => kinds.find(([pattern]) => pattern.test(path))?.[1]);
  return {
    concerns: (step) =>
      paths.length > 0 &&
      (['generate', 'prettier', 'spelling'].includes(step) ||
        steps.some((known) => !known || known.includes(step))),
    traceable: (step) =>
      step === 'stories'
        ? // What stories stand in, and how they are built, no story imports.
          paths.every((path) => /^(src|tests|docs)\//.test(path) || path.endsWith('.md'))
        : // These read the built pages, which everything else is part of.
          steps.every((known) => known && (!known.includes('end-to-end') || !known.includes('stories'))),
  };
}

/** The commit that work since `since` starts from. Ends the process where `--changed` names none. */
const baseOf = (since: string): string => {
  const commit = commitName(since, '--changed');
  return ask('merge-base', commit, 'HEAD') ?? commit;
};

/** The files that the work since `since` (a branch: since it was left) has changed, committed or not; also those that are gone. */
export const changedPaths = (since: string): string[] => [
  // A file that was moved is gone from where it was.
  ...lines('diff', '--name-only', '--no-renames', '--relative', baseOf(since)),
  ...lines('ls-files', '--others', '--exclude-standard'),
];

/** The work since `since` (a branch: since it was left), committed or not. */
export function changeSince(since: string): Change {
  const paths = changedPaths(since);
  return { since: baseOf(since), files: paths.filter((path) => existsSync(path)), ...reachOf(paths) };
}
