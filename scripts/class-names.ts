import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Consonants: two of them spell no word, such as "ad", that a content blocker hides. */
const letters = 'bcdfghjklmnpqrstvwxz';

const modulesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.resolve(folder, file))
    .sort();

/** The site's come first: Storybook's own change none of their names. */
const modules = [...modulesIn('src'), ...modulesIn('.storybook')];

/**
 * A short name for the class or animation `name` of the stylesheet `file`: two letters for the file, by its place among
 * all modules, and the name's place in the file. So the client's and the server's build agree, and no two are alike.
 *
 * @param file its path, absolute
 * @param css what it holds
 */
export function shortClassName(name: string, file: string, css: string): string {
  const module = modules.indexOf(file);
  const names = [...css.matchAll(/\.([a-z][\w-]*)|@keyframes\s+([\w-]+)/gi)].map(
    ([, className, animation]) => className ?? animation,
  );
  const place = [...new Set(names)].indexOf(name);
  const [first, second] = [letters[Math.floor(module / letters.length)], letters[module % letters.length]];
  if (place < 0 || first === undefined || second === undefined)
    throw new Error(`No short name for ${name} of ${file}`);
  return first + second + place.toString(36);
}

/** Gives the classes of CSS modules short names in builds: in documents and stylesheets they recur thousands of times. */
export const shortClassNames: Plugin = {
  name: 'short-class-names',
  apply: 'build',
  config: () => ({ css: { modules: { generateScopedName: shortClassName } } }),
};
