import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import Color from 'colorjs.io';
import { contrast } from '../../src/design/theme/contrast.ts';
import { defineTheme, type DesignTheme } from '../../src/design/theme/defineTheme.ts';
import { DesignProvider } from '../../src/design/theme/DesignProvider.tsx';
import { scaleShapes } from '../../src/design/theme/tokenNames.ts';
import { tokens } from '../../src/design/theme/tokens.ts';

/** Passes options that TypeScript would reject, as a caller in JavaScript could. */
const untyped = (input: object) => () => defineTheme(input);

describe('a theme', () => {
  test('sets the custom properties for its options, and nothing else', () => {
    const { css } = defineTheme({
      fonts: { display: 'Georgia, serif' },
      tokens: { 'radius-base': '1rem', accent: { light: 'plum', dark: 'pink' } },
      bands: { strong: { bg: 'indigo' } },
    });
    expect(css).toContain('--font-display:Georgia, serif;');
    // Every band sets its own accent, but no radius.
    expect(css).toContain(":root:root, :root [data-band='page']{--accent:light-dark(plum, pink);}");
    expect(css).toContain(':root:root, :root [data-band]{--radius-base:1rem;}');
    expect(css).toContain(":root [data-band='strong']{--bg:indigo;}");
    expect(css).not.toContain('--mantine-color');
  });

  test('uses the ten colors of a scale unchanged', () => {
    const ten = Array.from({ length: 10 }, (_, step) => `hsl(270 80% ${95 - step * 9}%)`);
    const { css } = defineTheme({ colors: { river: ten } });
    ten.forEach((color, step) => expect(css).toContain(`--mantine-color-river-${step}:${color};`));
  });

  test('makes ten steps from one color, as light as the library’s own', () => {
    const { css } = defineTheme({ colors: { river: '#5b21b6' } });
    expect(css.match(/oklch\(from #5b21b6 [\d.]+ calc\(c \* [\d.]+\) h\)/g)).toHaveLength(10);
  });

  test.each([
    [{ color: {} }, 'defineTheme: there is no part "color". Valid: colors, fonts, tokens, bands, mantine.'],
    [{ colors: { rivr: 'plum' } }, /no scale "rivr"\. Valid: river, marigold,/],
    [{ colors: { river: ['plum', 'pink'] } }, 'the scale "river" takes one color, or ten; 2 are given.'],
    [{ fonts: { heading: 'serif' } }, 'no typeface "heading". Valid: display, text, mono.'],
    [{ tokens: { radius: '1rem' } }, 'no token "radius".'],
    [{ bands: { dark: {} } }, /no band "dark"\. Valid: subtle,/],
    [{ bands: { strong: { 'radius-base': '1rem' } } }, 'no token of the band strong "radius-base".'],
  ])('%j is rejected with one sentence', (input, words) => {
    expect(untyped(input)).toThrow(words);
  });
});

/** The color that a browser computes for one step of a scale that is made from the color `seed`. */
const stepOf = (seed: string, [lightness, chroma]: readonly [number, number]): string => {
  const { c, h } = new Color(seed).to('oklch');
  return new Color('oklch', [lightness, (c ?? 0) * chroma, h ?? 0])
    .to('srgb')
    .toGamut({ method: 'clip' })
    .toString({ format: 'hex', collapse: false });
};

test.each(['#5b21b6', '#b91c1c', '#1d4ed8', '#15803d', '#a16207'])(
  'text in %s is as readable as in the library’s own color',
  (seed) => {
    const steps = scaleShapes.river.map((shape) => stepOf(seed, shape));
    const on = (words: number, ground: number) => contrast(steps[words] ?? '', steps[ground] ?? '');
    expect(contrast(steps[7] ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(steps[9] ?? '', '#ffffff')).toBeGreaterThanOrEqual(7);
    expect(on(2, 9)).toBeGreaterThanOrEqual(4.5);
    expect(on(1, 8)).toBeGreaterThanOrEqual(4.5);
  },
);

test('there is a shape for each of the library’s own scales, and no other', () => {
  expect(Object.keys(scaleShapes)).toEqual(Object.keys(tokens.mantine.colors));
});

describe('the provider', () => {
  afterEach(() => {
    vi.doUnmock('react');
    vi.resetModules();
  });

  const rendered = (theme: unknown) =>
    renderToStaticMarkup(
      <DesignProvider theme={theme as DesignTheme} toasts={false}>
        <p>Words</p>
      </DesignProvider>,
    );

  test('writes the theme before the content that it applies to', () => {
    expect(rendered(defineTheme({ tokens: { 'radius-base': '1rem' } }))).toMatch(
      /<style>.*--radius-base:1rem;.*<\/style><p>Words<\/p>/s,
    );
  });

  test('rejects a theme not created by defineTheme, with one sentence', () => {
    expect(() => rendered({ colors: { river: 'plum' } })).toThrow(
      'DesignProvider: "theme" takes what defineTheme returns, or a name.',
    );
  });

  test('says which version of React it needs', async () => {
    vi.doMock('react', async (importOriginal) => ({
      ...(await importOriginal<object>()),
      version: '18.3.1',
    }));
    await expect(import('../../src/design/theme/DesignProvider.tsx')).rejects.toThrow(
      'These components need React 19 or newer; this application has React 18.3.1.',
    );
  });
});
