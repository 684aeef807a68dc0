/**
 * Builds the whole site, including generated files: `npm run build`. With `--pseudo`, builds a copy with
 * pseudo-localized (longer) text.
 */
import { spawnSync } from 'node:child_process';
import { readOptions } from './options.ts';

const { values } = readOptions({
  name: 'npm run build',
  about: 'Builds the static site into dist/; prints what each page weighs, and fails over budget.',
  options: {
    pseudo: {
      type: 'boolean',
      about: 'a copy with accented text that is 40% longer, in .build/pseudo',
    },
  },
});

/** Runs one of the scripts. Ends the process if it fails. */
function run(script: string, ...args: string[]): void {
  const { status } = spawnSync('tsx', [`scripts/${script}.ts`, ...args], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

if (values.pseudo) run('pseudo-site', '--longer', '--build');
else {
  run('generate');
  run('build', '--types');
}
