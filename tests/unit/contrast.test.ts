import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast } from '../../src/design/theme/contrast.ts';
import { bands, themes, tokens, tokenSet, type Band, type ThemeName } from '../../src/design/theme/tokens.ts';
import { inks } from '../../src/design/theme/variables.ts';

type Colors = Record<string, string>;
type Gate = [foreground: string, background: string, min: number];

/** The gates that `colors` misses, said so that a failing run tells which pair, by how much. */
const missed = (colors: Colors, gates: Gate[]): string[] =>
  gates.flatMap(([foreground, background, min]) => {
    const [a, b] = [colors[foreground], colors[background]];
    if (!a || !b) return `${foreground}/${background}: no such color`;
    const ratio = contrast(a, b);
    return ratio < min ? `${foreground}/${background}: ${ratio} < ${min}` : [];
  });

/** Pairs that hold on the page and on every band. */
const gates: Gate[] = Object.entries(tokens.contrast).map(([pair, min]) => {
  const [foreground = '', background = ''] = pair.split('/');
  return [foreground, background, min];
});

const badgeGates: Gate[] = Object.keys(tokens.badges).map((kind) => [
  `badge-${kind}-text`,
  `badge-${kind}`,
  4.5,
]);

/** Pairs that stand in one place only; names as in the stylesheet, `highlight …` on the highlight band. */
const onceGates: Gate[] = [
  ['foot-text', 'foot-ground', 7],
  ['foot-muted', 'foot-ground', 4.5],
  ['foot-focus', 'foot-ground', 3],
  ['text', 'hero-ground', 7],
  ['highlight text', 'news-disc', 7],
  ['highlight field-line', 'news-disc', 3],
  ['highlight focus', 'news-disc', 3],
  ['tile-text', 'tile', 4.5],
  // Labels on filled shapes: murals, legs, pillars and stages.
  ['white', 'mantine-color-cardinal-6', 4.5],
  ['white', 'mantine-color-river-8', 4.5],
  ['white', 'mantine-color-river-9', 4.5],
  ['mantine-color-river-9', 'mantine-color-marigold-4', 4.5],
  ['mantine-color-river-9', 'mantine-color-sky-2', 4.5],
  ['mantine-color-river-9', 'mantine-color-river-3', 4.5],
  ['mantine-color-marigold-4', 'strong bg', 4.5],
  ['white', 'a-water', 4.5],
  ...badgeGates,
];
const conferenceGates: Gate[] = [['text', 'conference-ground', 7]];

/** Top-level parts of `text` between commas. */
function parts(text: string): string[] {
  const [first = '', ...rest] = text.split(/,(?![^(]*\))/);
  return [first, ...rest].map((part) => part.trim());
}

/** What the custom properties in the rules with `selector` are in `scheme`. */
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
const conference = readFileSync('src/design/theme/tokens.conference.css', 'utf8');

/** The colors of `band` in `theme` as a browser has them from the stylesheets that ship. */
function shipped(theme: ThemeName, band: Band): Colors {
  const scheme = theme.endsWith('dark') ? 'dark' : 'light';
  const own = declared(site, `[data-band="${band}"]`, scheme);
  if (!theme.startsWith('conference')) return own;
  return { ...own, ...declared(conference, `[data-theme="conference"] [data-band="${band}"]`, scheme) };
}

/** The colors of a page in `theme`, with those of its bands that stand beside page colors and the scales. */
function shippedPage(theme: ThemeName): Colors {
  const scheme = theme.endsWith('dark') ? 'dark' : 'light';
  const scales = Object.entries(tokens.mantine.colors).flatMap(([name, shades]) =>
    shades.map((shade, index) => [`mantine-color-${name}-${index}`, shade]),
  );
  const named = (band: Band): Colors =>
    Object.fromEntries(
      Object.entries(shipped(theme, band)).map(([name, value]) => [`${band} ${name}`, value]),
    );
  return {
    white: '#ffffff',
    ...(Object.fromEntries(scales) as Colors),
    ...declared(site, ':root', scheme),
    ...declared(conference, ':root', scheme),
    ...(theme.startsWith('conference') ? declared(conference, '[data-theme="conference"]', scheme) : {}),
    ...named('highlight'),
    ...named('strong'),
  };
}

describe('the check itself', () => {
  test('knows the ratios that WCAG states', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#777777', '#ffffff')).toBe(4.47);
    expect(contrast('#ffffff', '#767676')).toBe(4.54);
  });

  test('fails a pair below its gate, and one that is missing', () => {
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

  test('no gate is below what WCAG asks: 4.5 for text, 3 for lines, marks and focus', () => {
    const notText = ['action', 'line-strong', 'field-line', 'focus', 'accent-mark'];
    expect(gates.length).toBeGreaterThanOrEqual(35);
    for (const [foreground, background, min] of gates)
      expect(min, `${foreground}/${background}`).toBeGreaterThanOrEqual(
        notText.includes(foreground) ? 3 : 4.5,
      );
  });
});

describe.each(themes)('%s', (theme) => {
  test.each(bands)('every pair holds on %s, and the stylesheet has these colors', (band) => {
    const set = tokenSet(theme, band);
    expect(missed(set, gates)).toEqual([]);
    const ofScales = Object.entries(inks(theme, band)).map(([name, step]) => [name.slice(2), step]);
    expect(shipped(theme, band)).toEqual({ ...set, ...Object.fromEntries(ofScales) });
  });

  test.each(bands)('each scale has an ink that can be read on %s', (band) => {
    const page = shippedPage(theme);
    const scales = Object.keys(tokens.mantine.colors);
    const own = Object.entries(shipped(theme, band)).map(([name, value]) => [
      name,
      page[/^var\(--([\w-]+)\)$/.exec(value)?.[1] ?? ''] ?? value,
    ]);
    const inkGates = scales.flatMap((scale) =>
      ['bg', 'surface', 'surface-2'].map((ground): Gate => [`mantine-color-${scale}-text`, ground, 4.5]),
    );
    expect(inkGates).toHaveLength(21);
    expect(missed(Object.fromEntries(own) as Colors, inkGates)).toEqual([]);
  });

  test('every pair holds on the page itself, and so do those that stand in one place', () => {
    const page = shippedPage(theme);
    expect(page).toMatchObject(tokenSet(theme, 'page'));
    expect(missed(page, gates)).toEqual([]);
    expect(missed(page, onceGates)).toEqual([]);
    if (theme.startsWith('conference')) expect(missed(page, conferenceGates)).toEqual([]);
  });

  test('what the page has besides is in the tokens too', () => {
    const scheme = theme.endsWith('dark') ? 'dark' : 'light';
    const of = <T>(set: { light: T; dark: T; conference: { light: T; dark: T } }): T =>
      (theme.startsWith('conference') ? set.conference : set)[scheme];
    const { footer, grounds, artScene, conferenceScene } = tokens;
    expect(shippedPage(theme)).toMatchObject({
      'foot-ground': of(footer).ground,
      'foot-text': of(footer).text,
      'foot-muted': of(footer).muted,
      'foot-focus': of(footer).focus,
      'hero-ground': of(grounds).hero,
      'conference-ground': of(grounds).conference,
      'news-disc': of(grounds).newsDisc,
      tile: of(grounds).tile,
      'tile-text': of(grounds).tileText,
      ...Object.fromEntries(Object.entries(of(artScene)).map(([name, value]) => [`a-${name}`, value])),
      ...Object.fromEntries(Object.entries(of(conferenceScene)).map(([name, value]) => [`k-${name}`, value])),
      ...Object.fromEntries(
        Object.entries(tokens.badges).flatMap(([kind, colors]) => [
          [`badge-${kind}`, colors[scheme].background],
          [`badge-${kind}-text`, colors[scheme].text],
        ]),
      ),
    });
  });
});
