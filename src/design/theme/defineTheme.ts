import type { MantineThemeOverride } from '@mantine/core';
import { scales } from './colorNames.ts';
import { bandTokenNames, scaleShapes, tokenNames } from './tokenNames.ts';
import type { Band } from './tokens.ts';

/** Name of a color scale. */
export type Scale = (typeof scales)[number];

/** Name of a token: its custom property without the dashes before it. */
export type TokenName = (typeof tokenNames)[number];

/** Name of a token that every band has its own value for. */
export type BandTokenName = (typeof bandTokenNames)[number];

/** What a token is, or what it is in each color scheme. Any value of CSS will do. */
export type TokenValue = string | { light: string; dark: string };

/** What {@link defineTheme} takes: only what differs from the library's own theme. */
export interface ThemeInput {
  /**
   * The color scales. Almost every color refers to one of them: `river` is for text, buttons and dark grounds, `marigold` for
   * highlights, `sky` for tints and secondary buttons, `cardinal` for accents and errors, `peony` for lighter accents, `stone` for
   * gray surfaces and lines, `leaf` for success.
   *
   * Give one color, and its ten steps keep the lightness of the library's, and with it the contrast; or ten colors of your own,
   * from light to dark.
   */
  colors?: Partial<Record<Scale, string | readonly string[]>>;
  /** The typefaces, as `font-family` takes them. Loading them is up to the application. */
  fonts?: Partial<Record<(typeof fontNames)[number], string>>;
  /** Single tokens of the page: `{ 'radius-base': '1rem', accent: { light: '#a21caf', dark: '#f0abfc' } }`. */
  tokens?: Partial<Record<TokenName, TokenValue>>;
  /** Single tokens of a band. */
  bands?: Partial<Record<(typeof bandNames)[number], Partial<Record<BandTokenName, TokenValue>>>>;
  /** Default props, classes and styles of Mantine's components, as its `createTheme` takes them. */
  mantine?: Pick<MantineThemeOverride, 'components' | 'other'>;
}

/** A theme for DesignProvider, made by {@link defineTheme}. */
export interface DesignTheme {
  /** The custom properties, as a stylesheet. */
  css: string;
  /** What Mantine's components are like beside that. */
  mantine?: ThemeInput['mantine'];
}

const fontNames = ['display', 'text', 'mono'] as const;
const bandNames = ['subtle', 'strong', 'brand', 'tint', 'highlight'] as const satisfies readonly Band[];

/** Throws where a name is unknown, and lists the known ones where they are few. */
function check(what: string, known: readonly string[], given: object = {}): void {
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const list = known.length <= 10 ? ` It may be ${known.join(', ')}.` : '';
  throw new Error(`defineTheme: there is no ${what} "${unknown}".${list}`);
}

/** The ten steps of a scale. */
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

/** The values whose names pass. */
const chosen = (values: object, passes: (name: string) => boolean): object =>
  Object.fromEntries(Object.entries(values).filter(([name]) => passes(name)));

/** Declarations of custom properties, each by its name without dashes. */
const declarations = (values: object): string =>
  Object.entries(values)
    .map(([name, value]: [string, TokenValue]) => `--${name}:${valueOf(value)};`)
    .join('');

/**
 * Makes a theme for DesignProvider out of a brand's colors, typefaces and single tokens. It needs no browser: call it once,
 * beside the application's other constants.
 *
 * @throws When a name is unknown, or a scale has another number of steps.
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
  // Twice the root: stronger than the library's own rules, wherever a bundler puts them.
  const rules: [selector: string, values: object][] = [
    [':root:root', Object.fromEntries([...shades, ...faces]) as object],
    [":root:root, :root [data-band='page']", chosen(tokens, isBandToken)],
    [':root:root, :root [data-band]', chosen(tokens, (name) => !isBandToken(name))],
    ...Object.entries(bands).map(([band, own]): [string, object] => [`:root [data-band='${band}']`, own]),
  ];
  const css = rules.map(([selector, values]) => `${selector}{${declarations(values)}}`).join('\n');
  return { css, mantine };
}
