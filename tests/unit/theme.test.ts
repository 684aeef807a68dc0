import { readFileSync } from 'node:fs';
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import stylelint from 'stylelint';
import { describe, expect, test } from 'vitest';
import { compoundProperties, siteSources, unknownProperties } from '../../scripts/custom-properties.ts';
import { theme } from '../../src/design/theme/theme.ts';
import { tokens, tokenSet } from '../../src/design/theme/tokens.ts';

const sources = siteSources();

describe('custom properties', () => {
  test('every one that is read is set: by the theme, or beside where it is read', () => {
    expect(unknownProperties(sources, sources)).toEqual([]);
    expect(compoundProperties(sources)).toEqual([]);
  });

  test('all of Mantine’s are set', () => {
    const { variables, light, dark } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
    const names = Object.keys({ ...variables, ...light, ...dark });
    const set = sources.find(({ path }) => path.endsWith('/tokens.css'))?.text ?? '';
    expect(names.length).toBeGreaterThan(300);
    expect(names.filter((name) => !new RegExp(`${name}:`).test(set))).toEqual([]);
  });

  test('Mantine’s classes for breakpoints are there too', () => {
    const css = sources.find(({ path }) => path.endsWith('/tokens.css'))?.text ?? '';
    for (const breakpoint of Object.keys(theme.breakpoints ?? {}))
      for (const name of ['visible', 'hidden'])
        expect(css).toContain(`.mantine-${name}-from-${breakpoint} {display: none !important;}`);
  });

  test('each that follows the ground is set with the tokens that it names, and nowhere else', () => {
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

  test('every step of a scale is read: none is stated for nobody', () => {
    const { space, radius, border, motion, zIndex, shadow, type } = tokens;
    const steps = Object.entries({ space, radius, border, motion, z: zIndex, shadow, size: type.scale });
    const read = new Set(
      sources
        .filter(({ path }) => !path.endsWith('.stories.tsx'))
        .flatMap(({ text }) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)),
    );
    const names = steps.flatMap(([scale, values]) => Object.keys(values).map((step) => `--${scale}-${step}`));
    expect(names).toContain('--space-10');
    expect(names.filter((name) => !read.has(name))).toEqual([]);
  });

  test('the check finds one that nothing sets', () => {
    const files = [
      { path: 'src/design/theme/tokens.css', text: ':root { --known: 1rem; }' },
      {
        path: 'src/design/A/A.module.css',
        text: '.a { gap: var(--known); inset: var(--own); margin: var(--missing); }',
      },
      { path: 'src/design/A/A.tsx', text: "style={{ '--own': 1 }}" },
      {
        path: 'src/design/B/B.module.css',
        text: '.b { gap: var(--own); padding: var(--other, 0); margin: var(--other); }',
      },
    ];
    expect(unknownProperties(files, files)).toEqual([
      'src/design/A/A.module.css reads --missing, which neither the theme nor a file beside it sets',
      'src/design/B/B.module.css reads --own, which neither the theme nor a file beside it sets',
      'src/design/B/B.module.css reads --other, which neither the theme nor a file beside it sets',
    ]);
  });

  test('the check finds a name that is put together', () => {
    const text = 'fill={`var(--art-${colors[index]})`} stroke="var(--art-ink)"';
    expect(compoundProperties([{ path: 'src/sections/a/A/A.tsx', text }])).toEqual([
      'src/sections/a/A/A.tsx reads var(--art-${colors[index]})',
    ]);
  });
});

describe('stylesheets', () => {
  /** Rules that `declarations` break in a component's stylesheet. */
  async function broken(declarations: string): Promise<string[]> {
    const { results } = await stylelint.lint({
      code: `.x { ${declarations} }`,
      codeFilename: 'src/sections/X/X.module.css',
      configFile: 'stylelint.config.js',
    });
    return results.flatMap(({ warnings, parseErrors }) => [
      ...parseErrors.map(String),
      ...warnings.map(({ rule }) => rule),
    ]);
  }

  test.each([
    ['color: #fff', 'color-no-hex'],
    ['color: rebeccapurple', 'color-named'],
    ['color: rgb(0 0 0 / 50%)', 'function-disallowed-list'],
    ['gap: 12px', 'unit-disallowed-list'],
    ['margin-left: 1em', 'property-disallowed-list'],
    ['gap: 1rem', 'declaration-property-value-disallowed-list'],
    ['padding-block: 1.125rem 0.625rem', 'declaration-property-value-disallowed-list'],
    ['margin-block-start: -0.875rem', 'declaration-property-value-disallowed-list'],
    ['padding: calc(var(--x) + 7.25rem)', 'declaration-property-value-disallowed-list'],
    ['padding-block: clamp(2rem, 5vw, 4rem)', 'declaration-property-value-disallowed-list'],
    ['row-gap: min(5vw, 4rem)', 'declaration-property-value-disallowed-list'],
    ['max-inline-size: 34ch', 'unit-disallowed-list'],
    ['font-size: 0.9375rem', 'declaration-property-value-disallowed-list'],
    ['font-size: clamp(2rem, 5vw, 4rem)', 'declaration-property-value-disallowed-list'],
    ['font-size: min(var(--size-h2), 9vw)', 'declaration-property-value-disallowed-list'],
    ['font: 600 1.25rem / 1 var(--font-display)', 'declaration-property-value-disallowed-list'],
    ['font: 600 clamp(2rem, 5vw, 4rem) / 1 var(--font-text)', 'declaration-property-value-disallowed-list'],
    ['--size-mine: 1.3rem', 'declaration-property-value-disallowed-list'],
    ['inset: 0; left: 0', 'property-disallowed-list'],
    ['text-align: left', 'declaration-property-value-disallowed-list'],
    ['margin: 0 !important', 'declaration-no-important'],
    ['/* stylelint-disable */ gap: 12px', 'unit-disallowed-list'],
  ])('%s is refused', async (declarations, rule) => {
    expect(await broken(declarations)).toEqual([rule]);
  });

  test('an attribute alone is refused, and one with a class is not', async () => {
    const rules = async (selector: string) => {
      const { results } = await stylelint.lint({
        code: `${selector} { gap: var(--space-4) }`,
        codeFilename: 'src/sections/x/X/X.module.css',
        configFile: 'stylelint.config.js',
      });
      return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
    };
    expect(await rules("[data-variant='line']")).toEqual(['selector-disallowed-list']);
    expect(await rules("li > [data-variant='line']")).toEqual(['selector-disallowed-list']);
    expect(await rules(".list[data-variant='line']")).toEqual([]);
    expect(await rules("[data-theme='conference'] .list")).toEqual([]);
  });

  test.each([
    'color: var(--text); border-color: currentcolor; background: transparent',
    'background: color-mix(in oklab, var(--bg) 80%, transparent); color: light-dark(var(--bg), var(--text))',
    '--room-after: 7rem; padding-inline-end: var(--room-after); gap: var(--space-4) 0.5em; margin: 0 -14%; inset-block-start: 0; text-align: start; inline-size: 50%',
    '--size-fit: min(4rem, 11vw); font-size: var(--size-fit); --size-fit-price: 3rem',
    'font: 600 var(--size-small) / 1.3 var(--font-text)',
    'font: inherit; font-size: inherit',
    '@mixin hover { opacity: 1 } @mixin smaller-than $mantine-breakpoint-md { opacity: 0 } & > a { opacity: 1 }',
  ])('%s is fine', async (declarations) => {
    expect(await broken(declarations)).toEqual([]);
  });
});

test('Mantine’s theme and the stylesheet name the colors and faces that the tokens state', () => {
  expect(Object.keys(theme.colors ?? {})).toEqual(expect.arrayContaining(Object.keys(tokens.mantine.colors)));
  const stacks = readFileSync('src/design/theme/fonts/stand-ins.css', 'utf8');
  for (const [name, family] of Object.entries(tokens.type.families))
    expect(stacks).toMatch(new RegExp(`--font-${name}:\\s*['"]${family}['"]`));
});
