import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { describe, expect, test } from 'vitest';
import { theme } from '../../src/design/theme/theme.ts';
import { tokens, tokenSet } from '../../src/design/theme/tokens.ts';

/** Every stylesheet and module of the site, without their block comments. */
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file}`)
  .filter((path) => /\.(css|tsx?)$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8').replace(/\/\*.*?\*\//gs, '') }));

/** The custom properties that source code sets: in a stylesheet, in a style object, or with `setProperty`. */
const setIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\w-])(--[\w-]+)['"]?\]?\s*:|setProperty\(\s*['"](--[\w-]+)/g)].map(
    ([, declared, set]) => declared ?? set ?? '',
  );

/** The custom properties in Mantine's stylesheet, which its components set on the elements that they render. */
const mantine = new Set(readFileSync('node_modules/@mantine/core/styles.css', 'utf8').match(/--[\w-]+/g));

describe('custom properties', () => {
  test('all in use are set: by the theme, by Mantine, or where they are used', () => {
    const themed = new Set(
      sources.flatMap(({ path, text }) => (path.startsWith('src/design/theme/') ? setIn(text) : [])),
    );
    const unknown = sources.flatMap(({ path, text }) => {
      const folder = sources.filter((other) => dirname(other.path) === dirname(path));
      const own = new Set(folder.flatMap((other) => setIn(other.text)));
      return [...text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].flatMap(([, name = '']) =>
        themed.has(name) || mantine.has(name) || own.has(name) ? [] : `${path} reads ${name}`,
      );
    });
    expect(unknown).toEqual([]);
  });

  test('all of Mantine’s are set', () => {
    const { variables, light, dark } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
    const names = Object.keys({ ...variables, ...light, ...dark });
    const set = sources.find(({ path }) => path.endsWith('/tokens.css'))?.text ?? '';
    expect(names.length).toBeGreaterThan(300);
    expect(names.filter((name) => !new RegExp(`${name}:`).test(set))).toEqual([]);
  });

  test('Mantine’s classes for breakpoints exist too', () => {
    const css = sources.find(({ path }) => path.endsWith('/tokens.css'))?.text ?? '';
    for (const breakpoint of Object.keys(theme.breakpoints ?? {}))
      for (const name of ['visible', 'hidden'])
        expect(css).toContain(`.mantine-${name}-from-${breakpoint} {display: none !important;}`);
  });

  test('those of Mantine’s that follow the band are set with the band’s tokens, not on the root', () => {
    const css = sources.find(({ path }) => path.endsWith('/tokens.css'))?.text ?? '';
    const onRoot = [...css.matchAll(/(?<=\n|^):root\{([^}]*)\}/g)].map(([, body = '']) => body).join('');
    const named = Object.keys(tokenSet('light', 'page')).flatMap((token) =>
      [...onRoot.matchAll(/(--mantine-[\w-]+): var\((--[\w-]+)\)/g)].filter(
        ([, , read]) => read === `--${token}`,
      ),
    );
    expect(onRoot).toContain('--mantine-spacing-md:');
    expect(named.map(([line]) => line)).toEqual([]);
  });

  test('every step of a scale is used', () => {
    const { space, radius, border, motion, zIndex, shadow, type } = tokens;
    const steps = Object.entries({ space, radius, border, motion, z: zIndex, shadow, size: type.size });
    const read = new Set(
      sources
        .filter(({ path }) => !path.endsWith('.stories.tsx'))
        .flatMap(({ text }) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)),
    );
    const names = steps.flatMap(([scale, values]) => Object.keys(values).map((step) => `--${scale}-${step}`));
    expect(names).toContain('--space-10');
    expect(names.filter((name) => !read.has(name))).toEqual([]);
  });
});

test('Mantine’s theme and the stylesheet use the colors and typefaces of the tokens', () => {
  expect(Object.keys(theme.colors ?? {})).toEqual(expect.arrayContaining(Object.keys(tokens.mantine.colors)));
  const stacks = readFileSync('src/design/theme/fonts/stand-ins.css', 'utf8');
  for (const [name, family] of Object.entries(tokens.type.families))
    expect(stacks).toMatch(new RegExp(`--font-${name}:\\s*['"]${family}['"]`));
});
