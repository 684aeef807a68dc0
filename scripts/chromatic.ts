/** Builds Storybook, and publishes it to Chromatic for visual review: npm run chromatic. */
import { spawnSync } from 'node:child_process';
import { readOptions, stop } from './options.ts';

readOptions({
  name: 'npm run chromatic',
  about: 'Builds Storybook and sends it to Chromatic for visual review.',
  options: {
    'auto-accept-changes': {
      type: 'string',
      alone: '**',
      value: '<branch>',
      about: 'accepts all changes, or those on that branch',
    },
    'exit-zero-on-changes': {
      type: 'string',
      alone: '**',
      value: '<branch>',
      about: 'succeeds despite changes, or despite those on that branch',
    },
    'force-rebuild': { type: 'boolean', about: 'even if this commit was sent before' },
    'dry-run': { type: 'boolean', about: 'sends nothing' },
    debug: { type: 'boolean', about: 'prints details' },
  },
  variables: { CHROMATIC_PROJECT_TOKEN: 'the token that the project shows under Manage' },
});

/** Runs a command and shows its output. Returns its exit code. */
const run = (command: string, ...args: string[]): number =>
  spawnSync(command, args, { stdio: 'inherit' }).status ?? 1;

/**
 * Static files and the sources of generated files. They affect stories that don't import them. TurboSnap follows
 * imports to select the stories that a change affects, so it has to select all stories when one of these files changes.
 */
const generating = [
  ...['public/**', 'src/design/theme/**', 'scripts/**'],
  // The sources of the episodes' JSON (scripts/data.ts).
  'src/content/{episodes,podcast}/**',
];

/**
 * Files that import the whole site in order to describe it. TurboSnap counts them as Storybook's configuration, so
 * without this list it would select all stories after any change to the site.
 */
const telling = ['generated/site.ts', 'overview/**'].map((files) => `.storybook/${files}`);

if (!process.env.CHROMATIC_PROJECT_TOKEN)
  stop('Chromatic needs a token: set CHROMATIC_PROJECT_TOKEN to the one on your project’s Manage page.');

process.exitCode =
  // TurboSnap needs the stats to follow imports.
  run('npm', 'run', 'build-storybook', '--', '--stats-json') ||
  run(
    'npx',
    'chromatic',
    '--storybook-build-dir=storybook-static',
    '--only-changed',
    ...generating.map((files) => `--externals=${files}`),
    ...telling.map((files) => `--untraced=${files}`),
    // All options of this command are Chromatic's.
    ...process.argv.slice(2),
  );
