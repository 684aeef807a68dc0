import type { MantineThemeOverride } from '@mantine/core';
import { scales } from './colorNames.ts';
import { bandTokenNames, scaleShapes, tokenNames } from './tokenNames.ts';
import type { Band } from './tokens.ts';

/** Name of a color scale. */
export type Scale = (typeof scales)[number];

/** Name of a token: its custom property without the leading dashes. */
export type TokenName = (typeof tokenNames)[number];

/** Name of a token whose value depends on the band. */
export type BandTokenName = (typeof bandTokenNames)[number];

/** A token's value: one for both color schemes, or one for each. Any CSS value is valid. */
export type TokenValue = string | { light: string; dark: string };

/** The options of {@link defineTheme}: everything that differs from the library's own theme. */
export interface ThemeInput {
  /**
   * The color scales. Almost every color refers to one of them: `river` is for text, buttons and dark backgrounds,
   * `marigold` for highlights, `sky` for tints and secondary buttons, `cardinal` for accents and errors, `peony` for
   * lighter accents, `stone` for gray surfaces and lines, `leaf` for success.
   *
   * If you set a scale to one color, its ten steps keep the lightness, and so the contrast, of the library's scale.
   * You can also set all ten colors, from light to dark.
   */
  colors?: Partial<Record<Scale, string | readonly string[]>>;
  /** The typefaces, as values for `font-family`. The application loads the fonts. */
  fonts?: Partial<Record<(typeof fontNames)[number], string>>;
  /**
   * Individual tokens. If a token's value depends on the band, this sets its value on the page (outside of bands and on
   * the band `page`); use `bands` for its values on the other bands. Example:
   * `{ 'radius-base': '1rem', accent: { light: '#a21caf', dark: '#f0abfc' } }`.
   */
  tokens?: Partial<Record<TokenName, TokenValue>>;
  /** Tokens to set on individual bands, keyed by the band's name. */
  bands?: Partial<Record<(typeof bandNames)[number], Partial<Record<BandTokenName, TokenValue>>>>;
  /** Default props, classes and styles of Mantine's components, as in Mantine's `createTheme`. */
  mantine?: Pick<MantineThemeOverride, 'components' | 'other'>;
}

/** A theme for DesignProvider, made by {@link defineTheme}. */
export interface DesignTheme {
  /** The custom properties, as a stylesheet. */
  css: string;
  /** The options for Mantine's components. */
  mantine?: ThemeInput['mantine'];
}

const fontNames = ['display', 'text', 'mono'] as const;
const bandNames = ['subtle', 'strong', 'brand', 'tint', 'highlight'] as const satisfies readonly Band[];

/**
 * Throws if a key of `given` isn't one of the `known` names. The message lists the known names if there are at most
 * ten.
 */
function check(what: string, known: readonly string[], given: object = {}): void {
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const list = known.length <= 10 ? ` Valid: ${known.join(', ')}.` : '';
  throw new Error(`defineTheme: there is no ${what} "${unknown}".${list}`);
}

/** The ten colors of a scale. If only one color is given, they are derived from it. */
function steps(scale: Scale, given: string | readonly string[]): readonly string[] {
  if (typeof given === 'string')
    return scaleShapes[scale].map(
      ([lightness, chroma]) => `oklch(from ${given} ${lightness} calc(c * ${chroma}) h)`,
    );
  if (given.length === 10) return given;
  throw new Error(`defineTheme: the scale "${scale}" takes one color, or ten; ${given.length} are given.`);
}

const valueOf = (value: TokenValue): string =>
  typeof value === 'string' ? value : `light-dark(${value.light}, ${value.dark})`;

const isBandToken = (name: string): boolean => (bandTokenNames as readonly string[]).includes(name);

/** The values whose names pass the test. */
const chosen = (values: object, passes: (name: string) => boolean): object =>
  Object.fromEntries(Object.entries(values).filter(([name]) => passes(name)));

/**
 * CSS declarations that set custom properties. The keys of `values` are the properties' names without the leading
 * dashes.
 */
const declarations = (values: object): string =>
  Object.entries(values)
    .map(([name, value]: [string, TokenValue]) => `--${name}:${valueOf(value)};`)
    .join('');

/**
 * Creates a theme for DesignProvider from a brand's colors, typefaces and individual tokens. This function runs
 * anywhere, including on a server. Call it once, outside of components.
 *
 * @throws If a name is unknown, or a scale is neither one color nor a list of ten.
 */
export function defineTheme(input: ThemeInput): DesignTheme {
  const { colors = {}, fonts = {}, tokens = {}, bands = {}, mantine } = input;
  check('part', ['colors', 'fonts', 'tokens', 'bands', 'mantine'], input);
  check('scale', scales, colors);
  check('typeface', fontNames, fonts);
  check('token', tokenNames, tokens);
  check('band', bandNames, bands);
  for (const [band, own] of Object.entries(bands)) check(`token of the band ${band}`, bandTokenNames, own);

  const shades = Object.entries(colors).flatMap(([scale, given]) =>
    steps(scale as Scale, given).map((color, step) => [`mantine-color-${scale}-${step}`, color]),
  );
  const faces = Object.entries(fonts).map(([name, family]) => [`font-${name}`, family]);
  // The additional `:root` makes these rules more specific than the library's own, so they win wherever a bundler puts
  // the library's stylesheet.
  const rules: [selector: string, values: object][] = [
    [':root:root', Object.fromEntries([...shades, ...faces]) as object],
    [":root:root, :root [data-band='page']", chosen(tokens, isBandToken)],
    [':root:root, :root [data-band]', chosen(tokens, (name) => !isBandToken(name))],
    ...Object.entries(bands).map(([band, own]): [string, object] => [`:root [data-band='${band}']`, own]),
  ];
  const css = rules.map(([selector, values]) => `${selector}{${declarations(values)}}`).join('\n');
  return { css, mantine };
}
