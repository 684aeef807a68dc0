import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { cssOf, propertyOf, readThemes, referenceOf, type Tokens } from '../../scripts/tokens.ts';
import { bands, schemes } from '../../src/design/theme/bands.ts';

const { site, themes } = await readThemes('src/themes/themes.resolver.json');

/** The themes in both schemes, by name. */
const all: [name: string, tokens: Tokens][] = Object.entries({ site, ...themes }).flatMap(([name, theme]) =>
  schemes.map((scheme): [string, Tokens] => [`${name} ${scheme}`, theme[scheme]]),
);

describe('a token in CSS', () => {
  test.each([
    ['white', '#ffffff', '#ffffff'],
    ['color.river.9', '#002326', '#002326'],
    ['page.action-text', '#002326', 'var(--mantine-color-river-9)'],
    // Another lightness and chroma, with the hue of a step.
    ['page.bg', '#041a1b', 'oklch(from var(--mantine-color-river-7) 0.2 0.028 h)'],
    // A color that a band takes from the page refers to the same step.
    ['bands.subtle.text', '#edf6f5', 'oklch(from var(--mantine-color-river-0) 0.966 0.01 h)'],
    // Independent of scales, because skin doesn't follow the brand.
    ['skin.light.4', '#ba855c', '#ba855c'],
    ['ground.backdrop', 'rgb(0 8 9 / 0.74)', 'rgb(0 8 9 / 0.74)'],
    ['space.1', '0.25rem', '0.25rem'],
    ['size.h1', 'clamp(2.5rem, 1.5rem + 2.8vw, 4.25rem)', 'clamp(2.5rem, 1.5rem + 2.8vw, 4.25rem)'],
    ['tracking.d1', '-0.024em', '-0.024em'],
    ['motion.ease', 'cubic-bezier(0.2, 0.7, 0.1, 1)', 'cubic-bezier(0.2, 0.7, 0.1, 1)'],
  ])('%s is %s, or with references %s', (id, css, reference) => {
    const token = site.dark[id];
    expect(token && [cssOf(token), referenceOf(token)]).toEqual([css, reference]);
  });

  test.each([
    ['page.bg', '--bg'],
    ['bands.strong.bg', '--bg'],
    ['ground.tile', '--tile'],
    ['scene.sky', '--scene-sky'],
    ['category.1.mark', '--category-1'],
    ['category.1.ground', '--category-1-ground'],
    ['color.river.8', '--mantine-color-river-8'],
    ['action.8', '--mantine-color-action-8'],
    ['space.fluid-1', '--space-fluid-1'],
  ])('%s is the custom property %s', (id, property) => {
    expect(propertyOf(id)).toBe(property);
  });
});

describe.each(all)('%s', (_, tokens) => {
  test('states hues only in scales: other colors refer to one, except skin and shadows', () => {
    const own = Object.values(tokens).filter(
      (token) =>
        token.$type === 'color' &&
        !/^(white|color|skin)\b/.test(token.id) &&
        token.$value.alpha === 1 &&
        !token.aliasOf &&
        !token.partialAliasOf?.components[2],
    );
    expect(own.map(({ id }) => id)).toEqual([]);
  });

  test('sets every color on every band', () => {
    const names = (group: string) =>
      Object.keys(tokens)
        .filter((id) => id.startsWith(`${group}.`))
        .map((id) => id.slice(group.length + 1))
        .toSorted();
    expect(names('page')).toContain('bg');
    for (const band of bands.slice(1)) expect(names(`bands.${band}`), band).toEqual(names('page'));
  });
});

test.each(['design/theme/light', 'design/theme/dark', 'themes/conference-light', 'themes/conference-dark'])(
  '%s: bands state only what differs from the page',
  (file) => {
    const { page, bands: stated } = JSON.parse(readFileSync(`src/${file}.tokens.json`, 'utf8')) as Record<
      'page' | 'bands',
      Record<string, object>
    >;
    const own = Object.entries(stated).flatMap(([band, tokens]) =>
      Object.entries(tokens).map(([name, token]) => ({
        name: `${band}.${name}`,
        token: token as object,
        of: page[name],
      })),
    );
    expect(own.length).toBeGreaterThan(40);
    const same = own.filter(({ token, of }) => JSON.stringify(token) === JSON.stringify(of));
    expect(same.map(({ name }) => name)).toEqual([]);
  },
);

test('Figma gets the same variables in every mode, in sRGB and px', () => {
  const files = ['light', 'dark', 'conference-light', 'conference-dark'].map((mode) =>
    readFileSync(`figma/${mode}.tokens.json`, 'utf8'),
  );
  const variables = files.map((text) => {
    const found: string[] = [];
    JSON.parse(text, (name: string, value: object) => {
      if (typeof value === 'object' && '$value' in value) found.push(name);
      return value;
    });
    return found;
  });
  expect(variables[0]?.length).toBeGreaterThan(400);
  for (const names of variables) expect(names).toEqual(variables[0]);
  for (const text of files) expect(text).not.toMatch(/oklch|"rem"|clamp|\{color\./);
});

describe('a file is rejected if it has', () => {
  const token = (value: object) => JSON.stringify({ a: value });

  test.each([
    ['a color as text', token({ $type: 'color', $value: '#ff0000' }), /object format/],
    [
      'an unknown color space',
      token({ $type: 'color', $value: { colorSpace: 'pantone', components: [1] } }),
      /pantone/,
    ],
    [
      'a length in a unit that the format lacks',
      token({ $type: 'dimension', $value: { value: 1, unit: 'vw' } }),
      /vw/,
    ],
    ['a step that no scale has', token({ $type: 'color', $value: '{color.rivr.1}' }), /color\.rivr\.1/],
    ['a comma too many', '{ "a": {}, }', /a\.tokens\.json: .*JSON/],
  ])('%s', async (_, text, message) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tokens-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const document = path.join(folder, 'themes.resolver.json');
    const sources = [{ $ref: './a.tokens.json' }];
    writeFileSync(path.join(folder, 'a.tokens.json'), text);
    writeFileSync(
      document,
      JSON.stringify({
        version: '2025.10',
        modifiers: { theme: { contexts: { light: sources, dark: sources } } },
        resolutionOrder: [{ $ref: '#/modifiers/theme' }],
      }),
    );
    await expect(readThemes(document)).rejects.toThrow(message);
  });
});
