/**
 * Proves that no code depends on what the copy says. Copies the project into .build/pseudo, replaces all copy with
 * pseudo-English, builds the site, and runs its tests: types, unit tests, hosts, stories and end-to-end tests, but not
 * tests/acceptance or the checks of source formatting. With `--longer`, all text is 40% longer, and only tests/pseudo
 * runs, which visits every page except most episodes. `--only=types,unit` runs just these steps, in a minute; `--build`
 * only builds.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { episodeFiles } from '../src/content/episodes/folder.ts';
import { copyProject } from './copy-project.ts';
import { readOptions } from './options.ts';
import { pseudoModules } from './pseudo-modules.ts';
import type { PseudoStyle } from './pseudo.ts';

const { values: options } = readOptions({
  name: 'npm run check pseudo',
  about: 'Replaces all text in a copy of the project, builds it and runs its tests.',
  options: {
    longer: { type: 'boolean', about: 'makes all text 40% longer, and checks the layout' },
    build: { type: 'boolean', about: 'only builds' },
    only: { type: 'string', value: 'types,unit', about: 'only these steps of npm test' },
  },
});
const style: PseudoStyle = options.longer ? 'longer' : 'other';
const copy = path.resolve('.build/pseudo');

copyProject(copy);
for (const [file, text] of pseudoModules(style))
  writeFileSync(path.join(copy, path.relative('.', file)), text);
// Allows unused declarations, because removed entries were the only use of some.
const types = path.join(copy, 'tsconfig.json');
writeFileSync(
  types,
  readFileSync(types, 'utf8').replace('"noUnusedLocals": true', '"noUnusedLocals": false'),
);
// Removes the oldest episode, because the folder of episodes is also a list, and lists become one entry shorter.
const [oldest] = episodeFiles;
if (style === 'other' && oldest) rmSync(path.join(copy, oldest.file));

const tests = { other: 'types,unit,build,hosts,stories,end-to-end', longer: 'build,end-to-end' };
const steps = options.only ?? (options.build ? 'build' : tests[style]);
const { status } = spawnSync('npm', ['test', '--', `--only=generate,${steps}`], {
  cwd: copy,
  stdio: 'inherit',
  env: { ...process.env, PSEUDO: style },
});
console.log(`The site in pseudo-English is in ${path.relative('.', copy)}: npm run serve shows it there.`);
process.exit(status ?? 1);
