import { readFileSync } from 'node:fs';
import Color from 'colorjs.io';
import { describe, expect, test } from 'vitest';
import { contrast, pairs } from '../../src/design/theme/contrast.ts';
import { bands, schemes, tokens, tokenSet, type Band, type Scheme } from '../../src/design/theme/tokens.ts';
import { inks } from '../../src/design/theme/variables.ts';
import { themeColors, type ThemeName } from '../../src/themes/themes.ts';

type Colors = Record<string, string>;
type Gate = [foreground: string, background: string, min: number];

/** The pairs of `colors` with too little contrast, each with its contrast and limit. */
const missed = (colors: Colors, gates: Gate[]): string[] =>
  gates.flatMap(([foreground, background, min]) => {
    const [a, b] = [colors[foreground], colors[background]];
    if (!a || !b) return `${foreground}/${background}: no such color`;
    const ratio = contrast(a, b);
    return ratio < min ? `${foreground}/${background}: ${ratio} < ${min}` : [];
  });

const categoryGates = tokens.categories.light.map((_, index): Gate => [
  `category-${index + 1}-text`,
  `category-${index + 1}-ground`,
  4.5,
]);

/**
 * Pairs of colors that only one place uses, each with its minimum contrast. Colors have the same names as in the
 * stylesheet. `highlight` or `strong` before a name means the color in that band.
 */
const onceGates: Gate[] = [
  ['base-text', 'base-ground', 7],
  ['base-muted', 'base-ground', 4.5],
  ['base-focus', 'base-ground', 3],
  ['warm-tint-text', 'warm-tint', 7],
  ['warm-tint-muted', 'warm-tint', 4.5],
  ['text', 'hero-ground', 7],
  ['highlight text', 'art-disc', 7],
  ['highlight field-line', 'art-disc', 3],
  ['highlight focus', 'art-disc', 3],
  ['tile-text', 'tile', 4.5],
  ['tile-text', 'tile-strong', 4.5],
  // Labels on filled shapes: murals, legs, pillars and stages.
  ['white', 'art-cool-deep', 4.5],
  ['white', 'base-ground', 4.5],
  ['art-on-color', 'art-warm', 4.5],
  ['art-on-color', 'art-pale', 4.5],
  ['art-on-color', 'art-cool-pale', 4.5],
  ['art-warm', 'strong bg', 4.5],
  ['white', 'scene-water', 4.5],
  ...categoryGates,
];

/** Splits `text` at its top-level commas. */
function parts(text: string): string[] {
  const [first = '', ...rest] = text.split(/,(?![^(]*\))/);
  return [first, ...rest].map((part) => part.trim());
}

/** The custom properties set by the rules for `selector`, with their values in `scheme`. */
function declared(css: string, selector: string, scheme: 'light' | 'dark'): Colors {
  const colors: Colors = {};
  for (const [, rule, body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (rule?.replace(/\/\*.*?\*\//gs, '').trim() !== selector) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
      const inner = /^light-dark\((.*)\)$/s.exec(value)?.[1];
      colors[name] = (inner ? parts(inner)[scheme === 'light' ? 0 : 1] : value) ?? '';
    }
  }
  return colors;
}

const site = readFileSync('src/design/theme/tokens.css', 'utf8');

/** A theme in one scheme. */
interface Subject {
  theme: 'site' | ThemeName;
  scheme: Scheme;
}

const subjects = Object.keys(themeColors).flatMap((theme) =>
  schemes.map((scheme) => ({ theme: theme as Subject['theme'], scheme })),
);

/**
 * The custom properties set by the rules for `selector` in a theme. The site's own theme is in tokens.css, and every
 * other theme has a stylesheet in src/themes.
 */
const declaredIn = ({ theme, scheme }: Subject, selector: string): Colors =>
  theme === 'site'
    ? declared(site, selector || ':root', scheme)
    : declared(
        readFileSync(`src/themes/${theme}.css`, 'utf8'),
        `[data-theme="${theme}"] ${selector}`.trim(),
        scheme,
      );

/** The colors of `band` in the theme's stylesheet. */
const shipped = (subject: Subject, band: Band): Colors => declaredIn(subject, `[data-band="${band}"]`);

/** The colors of a page and of its highlight and strong bands, together with white and the colors of all scales. */
function shippedPage(subject: Subject): Colors {
  const scales = Object.entries(tokens.mantine.colors).flatMap(([name, shades]) =>
    shades.map((shade, index) => [`mantine-color-${name}-${index}`, shade]),
  );
  const named = (band: Band): Colors =>
    Object.fromEntries(
      Object.entries(shipped(subject, band)).map(([name, value]) => [`${band} ${name}`, value]),
    );
  return {
    white: '#ffffff',
    ...(Object.fromEntries(scales) as Colors),
    ...declaredIn(subject, ''),
    ...named('highlight'),
    ...named('strong'),
  };
}

describe('the check itself', () => {
  test('computes the ratios in WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#777777', '#ffffff')).toBe(4.47);
    expect(contrast('#ffffff', '#767676')).toBe(4.54);
  });

  test('fails a pair below its limit, and a missing one', () => {
    expect(missed({ text: '#777777', bg: '#ffffff' }, [['text', 'bg', 4.5]])).toEqual([
      'text/bg: 4.47 < 4.5',
    ]);
    expect(missed({ text: '#767676', bg: '#ffffff' }, [['text', 'bg', 4.5]])).toEqual([]);
    expect(missed({ text: '#767676' }, [['text', 'bg', 4.5]])).toEqual(['text/bg: no such color']);
  });

  test('reads both schemes from a stylesheet', () => {
    const css = '/* x */ .a { --x: light-dark(rgb(1, 2, 3), #000000); --y: #ffffff; } .b { --x: #111111; }';
    expect(declared(css, '.a', 'light')).toEqual({ x: 'rgb(1, 2, 3)', y: '#ffffff' });
    expect(declared(css, '.a', 'dark')).toEqual({ x: '#000000', y: '#ffffff' });
  });

  test("no limit is below WCAG's: 4.5 for text, 3 for lines, marks and focus", () => {
    const notText = ['action', 'line-strong', 'field-line', 'focus', 'accent-mark'];
    expect(pairs.length).toBeGreaterThanOrEqual(35);
    for (const [foreground, background, min] of pairs)
      expect(min, `${foreground}/${background}`).toBeGreaterThanOrEqual(
        notText.includes(foreground) ? 3 : 4.5,
      );
  });
});

/** A color's lightness in OKLCH, in percent. */
const lightness = (color: string): number => Math.round(100 * (new Color(color).to('oklch').l ?? 0));

describe('in the dark scheme', () => {
  test.each(Object.entries(themeColors))(
    '%s: backgrounds are equally light, or differ by at least 8%',
    (_, theme) => {
      const grounds = bands.map((band) => tokenSet('dark', band, theme).bg);
      const { 'hero-ground': hero, 'base-ground': foot } = theme.grounds.dark;
      const steps = [...new Set([...grounds, hero, foot].map(lightness))].sort((a, b) => a - b);
      expect(steps.length).toBeGreaterThan(4);
      steps.slice(1).forEach((step, below) => expect(step - (steps[below] ?? 0)).toBeGreaterThanOrEqual(8));
    },
  );

  test.each(Object.entries(themeColors))(
    '%s: the highlight band looks the same as in the light scheme',
    (_, theme) => {
      expect(tokenSet('dark', 'highlight', theme)).toEqual(tokenSet('light', 'highlight', theme));
    },
  );
});

describe.each(subjects)('$theme $scheme', (subject) => {
  const { theme, scheme } = subject;
  const colors = themeColors[theme];

  test.each(bands)('every pair passes on %s, and the stylesheet has these colors', (band) => {
    const set = tokenSet(scheme, band, colors);
    expect(missed(set, pairs)).toEqual([]);
    const ofScales = Object.entries(inks([set.bg, set.surface, set['surface-2']], tokens.mantine.colors)).map(
      ([name, step]) => [name.slice(2), step],
    );
    expect(shipped(subject, band)).toEqual({ ...set, ...Object.fromEntries(ofScales) });
  });

  test.each(bands)('each scale has a readable text color on %s', (band) => {
    const page = shippedPage(subject);
    const scales = Object.keys(tokens.mantine.colors);
    const own = Object.entries(shipped(subject, band)).map(([name, value]) => [
      name,
      page[/^var\(--([\w-]+)\)$/.exec(value)?.[1] ?? ''] ?? value,
    ]);
    const inkGates = scales.flatMap((scale) =>
      ['bg', 'surface', 'surface-2'].map((ground): Gate => [`mantine-color-${scale}-text`, ground, 4.5]),
    );
    expect(inkGates).toHaveLength(21);
    expect(missed(Object.fromEntries(own) as Colors, inkGates)).toEqual([]);
  });

  test('every pair passes on the page itself, and so do those used in one place', () => {
    const page = shippedPage(subject);
    expect(page).toMatchObject(tokenSet(scheme, 'page', colors));
    expect(missed(page, pairs)).toEqual([]);
    expect(missed(page, onceGates)).toEqual([]);
  });

  test('all other colors of the page are the theme’s', () => {
    const { grounds, scene, art, categories } = colors;
    expect(shippedPage(subject)).toMatchObject({
      ...grounds[scheme],
      ...Object.fromEntries(Object.entries(scene[scheme]).map(([name, value]) => [`scene-${name}`, value])),
      ...Object.fromEntries(Object.entries(art[scheme]).map(([name, value]) => [`art-${name}`, value])),
      ...Object.fromEntries(
        categories[scheme].flatMap(({ mark, ground, text }, index) => [
          [`category-${index + 1}`, mark],
          [`category-${index + 1}-ground`, ground],
          [`category-${index + 1}-text`, text],
        ]),
      ),
    });
  });

  test('is complete: it sets every color of the site, and no other', () => {
    const keys = (value: unknown): unknown =>
      typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, keys(inner)]))
        : '';
    for (const group of ['semantic', 'bands', 'grounds', 'scene', 'art', 'categories'] as const)
      expect(keys(colors[group]), group).toEqual(keys(themeColors.site[group]));
  });
});
