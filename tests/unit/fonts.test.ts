import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { missingCharacters } from '../../scripts/font-check.ts';
import {
  everydayCharacters,
  fontFamilies,
  fontFiles,
  fontFolder,
  readFont,
} from '../../scripts/font-faces.ts';
import { tokens } from '../../src/design/theme/tokens.ts';
import { themes } from '../../src/themes/themes.ts';

const codePointsOf = (text: string): number[] => [...text].map((character) => character.codePointAt(0)!);

describe.each(fontFamilies)('$family', (family) => {
  const { site, rest } = fontFiles(family);

  test('has the everyday characters, its own signs, and the letters of names in the content', async () => {
    const { codePoints } = await readFont(site);
    const wanted = codePointsOf(`${everydayCharacters}${family.signs}é`);
    expect(wanted.filter((codePoint) => !codePoints.has(codePoint))).toEqual([]);
  });

  test('has each Western European letter in one of its two files, and no character in both', async () => {
    const first = await readFont(site);
    const second = await readFont(rest);
    const wanted = codePointsOf('#@_€ÀÇÉÑÖØßàáäåæçèêëíñóöøúüŒœ');
    expect(wanted.filter((each) => !first.codePoints.has(each) && !second.codePoints.has(each))).toEqual([]);
    expect([...first.codePoints].filter((each) => second.codePoints.has(each))).toEqual([]);
  });

  test('has only the weights in use', async () => {
    expect((await readFont(site)).weights).toEqual(family.weights);
    expect((await readFont(rest)).weights).toEqual(family.weights);
  });
});

test('the second files declare exactly the characters they have', async () => {
  const css = readFileSync(`${fontFolder}/rest.css`, 'utf8');
  for (const family of fontFamilies) {
    const { rest } = fontFiles(family);
    const range = new RegExp(`${rest.slice(fontFolder.length + 1)}[^}]*unicode-range: ([^;]+)`).exec(
      css,
    )?.[1];
    const stated = range!.split(', ').flatMap((run) => {
      const [first = 0, last = first] = run
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    });
    expect(stated).toEqual([...(await readFont(rest)).codePoints].toSorted((a, b) => a - b));
  }
});

describe('weights in stylesheets', () => {
  const rules = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css') || file.endsWith('base.css'))
    .flatMap((file) =>
      [...readFileSync(`src/${file}`, 'utf8').matchAll(/font(?:-weight)?:\s*(\d{3})\b([^;]*);/g)].map(
        ([rule, weight, more = '']) => ({ rule: `${file}: ${rule}`, weight: Number(weight), more }),
      ),
    );
  const ranges = Object.fromEntries(
    Object.keys(tokens.type.families).map((name, index) => [name, fontFamilies[index]!.weights]),
  );
  /**
   * The lightest and the heaviest weight that a CSS rule can use. `more` is the rest of the rule's value. If `more`
   * names no family, the range is that of the display typeface, which has the most weights.
   */
  const rangeFor = (more: string): [number, number] =>
    ranges[/--font-(\w+)/.exec(more)?.[1] ?? 'display'] ?? [0, 0];

  test('are weights that the family has', () => {
    expect(rules.length).toBeGreaterThan(100);
    const beyond = rules.filter(({ weight, more }) => {
      const [min, max] = rangeFor(more);
      return weight < min || weight > max;
    });
    expect(beyond.map(({ rule }) => rule)).toEqual([]);
  });

  test('are in the display typeface’s range in the tokens, too', () => {
    const weights = [tokens, ...Object.values(themes)].flatMap(({ type }) => Object.values(type.weight));
    const [min, max] = rangeFor('');
    expect(Math.min(...weights)).toBeGreaterThanOrEqual(min);
    expect(Math.max(...weights)).toBe(max);
  });
});

describe('characters that a font lacks', () => {
  const font = (family: string, characters: string) => ({
    family,
    name: `${family}.woff2`,
    preload: true,
    weights: [400, 700] as [number, number],
    codePoints: new Set(codePointsOf(characters)),
  });
  const fonts = [font('Display', 'abc '), font('Text', 'abcé ')];

  test('are reported with code point, place and font, once for each place', () => {
    const texts = [
      { place: '/about', text: 'éé→' },
      { place: 'src/content/home.ts', text: '😀' },
    ];
    expect(missingCharacters(texts, fonts)).toEqual([
      '/about has “é” (U+00E9), which is not in Display',
      '/about has “→” (U+2192), which is not in Display, Text',
      'src/content/home.ts has “😀” (U+1F600), which is not in Display, Text',
    ]);
  });

  test('exclude characters that only one family has, or another font renders', () => {
    expect(missingCharacters([{ place: '/', text: '©\u2011' }], fonts)).toEqual([]);
  });
});
