/** Publishes the built Storybook to Chromatic for visual review: npm run chromatic. Options are passed on. */
import { spawnSync } from 'node:child_process';

/** Runs a command with its output shown; answers its exit code. */
const run = (command: string, ...args: string[]): number =>
  spawnSync(command, args, { stdio: 'inherit' }).status ?? 1;

/** What is made into files that stories show without importing what they are made from: a change there reaches all of them. */
const generating = [
  ...['public/**', 'src/design/theme/**', 'src/design/art/**', 'scripts/**'],
  // Read when Storybook is built (scripts/data-modules.ts).
  'src/content/{episodes,podcast}/**',
];

/** What imports the whole site to tell of it. It is taken for Storybook's configuration, and any change would reach all stories. */
const telling = ['generated/**', 'overview/**', 'inspector/**', 'room/given.tsx'].map(
  (files) => `.storybook/${files}`,
);

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'Chromatic needs a project token: set CHROMATIC_PROJECT_TOKEN to the one your project shows under Manage.',
  );
  process.exitCode = 1;
} else {
  process.exitCode =
    // TurboSnap goes by what imports what.
    run('npm', 'run', 'build-storybook', '--', '--stats-json') ||
    run(
      'npx',
      'chromatic',
      '--storybook-build-dir=storybook-static',
      '--only-changed',
      ...generating.map((files) => `--externals=${files}`),
      ...telling.map((files) => `--untraced=${files}`),
      ...process.argv.slice(2),
    );
}
