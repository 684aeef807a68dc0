/** Custom properties of stylesheets and components: which are set, and which are read though nothing sets them. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A source file, by its path from the project's folder. */
export interface Source {
  path: string;
  text: string;
}

/** Every stylesheet and module of the site, without their block comments. */
export const siteSources = (): Source[] =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter((path) => /\.(css|tsx?)$/.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8').replace(/\/\*.*?\*\//gs, '') }));

/** Names of the custom properties that `text` sets: in a stylesheet, in a style object, or through setProperty. */
const defined = (text: string): string[] =>
  [...text.matchAll(/(?<![\w-])(--[\w-]+)['"]?\]?\s*:|setProperty\(\s*['"](--[\w-]+)/g)].map(
    ([, declared, set]) => declared ?? set ?? '',
  );

/** Names of those it reads without a fallback. */
const used = (text: string): string[] =>
  [...text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name = '']) => name);

/** Every name that a section puts together as it reads it, where that is no type: whether it is set, nobody sees. */
export const compoundProperties = (sources: Source[]): string[] =>
  sources
    .filter(({ path }) => path.startsWith('src/sections/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/`(var\(--[\w-]*\$\{[^`]*)`(?!>)/g)].map(([, read = '']) => `${path} reads ${read}`),
    );

/** Every custom property that `readers` read and neither their own folder's files nor the theme set: a line each. */
export function unknownProperties(readers: Source[], all: Source[]): string[] {
  const themed = new Set(
    all.filter(({ path }) => path.startsWith('src/design/theme/')).flatMap(({ text }) => defined(text)),
  );
  return readers.flatMap(({ path, text }) => {
    const own = new Set(
      all
        .filter((source) => dirname(source.path) === dirname(path))
        .flatMap((source) => defined(source.text)),
    );
    return used(text)
      .filter((name) => !themed.has(name) && !own.has(name))
      .map((name) => `${path} reads ${name}, which neither the theme nor a file beside it sets`);
  });
}
