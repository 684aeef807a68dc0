/**
 * Proves that the brand's name and primary color are each defined in one place: copies the project into .build/rebrand,
 * changes the business's name (one line) and the hue of the primary color scale (one list), builds the site and
 * Storybook there, and looks for leftovers of the old name and colors. Then the copy's contrast test reports which
 * pairs of the new colors are not readable, if any.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '../src/content/site.ts';
import { tokens } from '../src/design/theme/tokens.ts';
import { copyProject } from './copy-project.ts';
import { readOptions, stop } from './options.ts';

readOptions({
  name: 'npm run check rebrand',
  about: 'Builds a copy with another name and primary color, and finds leftovers of the old ones.',
});

const copy = path.resolve('.build/rebrand');
const newName = 'Quorvex';
/** Hue rotation of the primary scale, in degrees: dark teal becomes violet. */
const turn = 100;

/** Rewrites a file of the copy. Ends the process if that changes nothing, because the check would prove nothing. */
function rewrite(file: string, change: (text: string) => string): void {
  const at = path.join(copy, file);
  const before = readFileSync(at, 'utf8');
  const after = change(before);
  if (after === before) stop(`${file} doesn’t define the brand where this command expects it.`);
  writeFileSync(at, after);
}

/** Runs a command in the copy. Returns whether it succeeded. */
const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { cwd: copy, stdio: 'inherit' }).status === 0;

/**
 * In a folder of the copied project, lists the files whose name or text contains one of the strings (ignoring case),
 * each with that string.
 */
function holding(folder: string, texts: readonly string[]): string[] {
  return readdirSync(path.join(copy, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => /\.(html|js|css|svg|json|xml|txt|webmanifest|ics)$/.test(file) || file.includes(site.name),
    )
    .flatMap((file) => {
      const text = `${file}\n${readFileSync(path.join(copy, folder, file), 'utf8')}`.toLowerCase();
      return texts
        .filter((each) => text.includes(each.toLowerCase()))
        .map((each) => `${folder}/${file}: ${each}`);
    });
}

copyProject(copy);
rewrite('src/content/site.ts', (text) => text.replace(`'${site.name}'`, `'${newName}'`));
const scale = tokens.mantine.colors.river;
rewrite('src/design/theme/base.tokens.json', (text) =>
  text.replace(/"river": \{.*?\n    \}/s, (steps) =>
    steps.replaceAll(/([\d.]+)\](?= \} \})/g, (_, hue: string) => `${(Number(hue) + turn) % 360}]`),
  ),
);

const built = run('npm', 'test', '--', '--only=generate,build') && run('npm', 'run', 'build-storybook');
const left = built
  ? [...holding('dist', [site.name, ...scale]), ...holding('storybook-static', [site.name])]
  : ['Not built.'];
const readable = run('npx', 'vitest', 'run', '--project=unit', 'tests/unit/contrast.test.ts');

console.log(
  left.length === 0
    ? 'No trace of the old name and colors remains.'
    : `Leftovers of the old brand:\n${left.join('\n')}`,
);
console.log(
  readable ? 'All pairs of the new colors are readable.' : 'The pairs listed above have too little contrast.',
);
process.exitCode = left.length === 0 && readable ? 0 : 1;
