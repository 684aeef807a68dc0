/** Compares screenshots of Storybook's visible stories with their baselines: npm run check visual. */
import { spawnSync } from 'node:child_process';
import { needChromium } from './ensure-chromium.ts';
import { readOptions, stop } from './options.ts';

const { values: options } = readOptions({
  name: 'npm run check visual',
  about: 'Takes a picture of every story that Storybook shows, and compares it with the accepted one.',
  options: {
    'no-build': { type: 'boolean', about: 'takes storybook-static as it is' },
    update: { type: 'boolean', about: 'accepts all pictures that differ' },
    'update-all': { type: 'boolean', about: 'takes all pictures anew, such as with another browser' },
    only: { type: 'string', value: 'Stats', about: 'looks at stories whose title or name matches' },
  },
});

/** Runs a command with its output shown. */
const run = (command: string, ...args: string[]): number =>
  spawnSync(command, args, { stdio: 'inherit' }).status ?? 1;

const { executablePath } = await needChromium();
process.env.CHROMIUM_PATH = executablePath;
if (!options['no-build'] && run('npm', 'run', '--silent', 'build-storybook') !== 0)
  stop('Storybook could not be built.');
const update = options['update-all'] ? 'all' : options.update ? 'changed' : 'none';
process.exitCode = run(
  'playwright',
  'test',
  '--config=tests/visual',
  `--update-snapshots=${update}`,
  ...(options.only ? [`--grep=${options.only}`] : []),
);
