/** Compares screenshots of all stories in Storybook's sidebar with their baselines: npm run check visual. */
import { spawnSync } from 'node:child_process';
import { needChromium } from './ensure-chromium.ts';
import { readOptions, stop } from './options.ts';

const { values: options } = readOptions({
  name: 'npm run check visual',
  about: 'Takes a screenshot of every visible story, and compares it with its baseline.',
  options: {
    'no-build': { type: 'boolean', about: 'uses storybook-static without building it' },
    update: { type: 'boolean', about: 'accepts all changes' },
    'update-all': { type: 'boolean', about: 'retakes all screenshots, for example for another browser' },
    only: { type: 'string', value: 'Stats', about: 'only stories with this in their title or name' },
  },
});

/** Runs a command and shows its output. Returns its exit code. */
const run = (command: string, ...args: string[]): number =>
  spawnSync(command, args, { stdio: 'inherit' }).status ?? 1;

const { executablePath } = await needChromium();
process.env.CHROMIUM_PATH = executablePath;
if (!options['no-build'] && run('npm', 'run', '--silent', 'build-storybook') !== 0)
  stop('The Storybook build failed.');
const update = options['update-all'] ? 'all' : options.update ? 'changed' : 'none';
process.exitCode = run(
  'playwright',
  'test',
  '--config=tests/visual',
  `--update-snapshots=${update}`,
  ...(options.only ? [`--grep=${options.only}`] : []),
);
