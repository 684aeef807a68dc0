/** The colors of drawings. All come from the design tokens. */
import { tokens, type ThemeColors } from '../../src/design/theme/tokens.ts';

type ScaleName = keyof typeof tokens.mantine.colors;
type Shade = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/**
 * A color that depends on the page's color scheme and on the band around the drawing. It is given as the name of a
 * custom property, without the leading dashes.
 */
export type ThemedColor =
  | keyof ThemeColors['semantic']['light']
  | 'hero-ground'
  | 'white'
  | `scene-${keyof ThemeColors['scene']['light']}`
  | `art-${keyof ThemeColors['art']['light']}`;

/** Names of the cover palettes. */
export type PaletteName = keyof typeof tokens.artPalettes;

/** Names of the portrait backgrounds. */
export type GroundName = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h';

/** A skin tone, from 1 (the lightest) to 6 (the darkest). */
export type Tone = 1 | 2 | 3 | 4 | 5 | 6;

/** The color of a skin tone: the same in every brand, a little darker in the dark scheme. */
export function skin(tone: Tone): string {
  const [day, night] = [tokens.artSkin.light[tone - 1], tokens.artSkin.dark[tone - 1]];
  if (day === undefined || night === undefined) throw new Error(`There is no skin tone ${tone}`);
  return byScheme(day, night);
}

/** The colors of a cover. */
export interface Palette {
  /** The color that fills the square, behind everything else. */
  readonly ground: string;
  /** The colors of the rings; the first is the color of the core. */
  readonly inks: readonly string[];
  /** The scale's color. */
  readonly line: string;
}

/** The colors of a portrait and of the rings behind it. */
export interface PortraitGround {
  /** The color that fills the square, behind everything else. */
  readonly ground: string;
  /** The disc behind the head, the ring around it, and the outer ring. */
  readonly inks: readonly [disc: string, inner: string, outer: string];
  /** The scale's color. */
  readonly line: string;
  /** Replaces white in the portrait, except on the skin. */
  readonly light: string;
  /** Replaces black in the portrait. */
  readonly dark: string;
}

/** The white of paper, which isn't in any of the color scales. */
export const WHITE: string = tokens.semantic.light.bg;

/**
 * A step of one of the color scales, as a hex color.
 *
 * @param scale name of the scale
 * @param shade 0 is the lightest, 9 the darkest
 */
export function ink(scale: ScaleName, shade: Shade): string {
  const color = tokens.mantine.colors[scale][shade];
  if (color === undefined) {
    throw new Error(`The scale ${scale} has no step ${shade}`);
  }
  return color;
}

/** The colors of drawings in a theme's light scheme, keyed by custom property without the leading dashes. */
const lightColors = ({ semantic, grounds, scene, art }: ThemeColors): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(semantic.light),
    ['hero-ground', grounds.light['hero-ground']],
    ['white', WHITE],
    ...Object.entries(scene.light).map(([name, color]): [string, string] => [`scene-${name}`, color]),
    ...Object.entries(art.light).map(([name, color]): [string, string] => [`art-${name}`, color]),
  ]);

/**
 * Returns a function that turns a color's name into a reference to the page's custom property. In an image element,
 * which can't read the page's properties, the color is the one from the theme's light scheme.
 *
 * @param theme the theme whose pages the drawing is for
 */
export function themedIn(theme: ThemeColors): (name: ThemedColor) => string {
  const light = lightColors(theme);
  return (name) => {
    const color = light.get(name);
    if (color === undefined) throw new Error(`No token gives the light color of --${name}`);
    return `var(--${name},${color})`;
  };
}

/**
 * Refers to a color of the page, for drawings used in any theme. In an image element, the site's light scheme applies.
 */
export const themed = themedIn(tokens);

/**
 * A color with one value per scheme.
 *
 * @param day the color in the light scheme
 * @param night the color in the dark scheme
 */
export const byScheme = (day: string, night: string): string =>
  day === night ? day : `light-dark(${day},${night})`;

function palette(name: PaletteName): Palette {
  const { ground, ink: inks, line } = tokens.artPalettes[name];
  return { ground, inks, line };
}

/** The cover palettes. */
export const PALETTES: Readonly<Record<PaletteName, Palette>> = {
  dawn: palette('dawn'),
  river: palette('river'),
  corn: palette('corn'),
  stone: palette('stone'),
  brick: palette('brick'),
  peony: palette('peony'),
  oxblood: palette('oxblood'),
};

/** The color of paper in portraits. In the dark scheme, it is at most as bright as the text beside the portrait. */
const PAPER = byScheme(WHITE, ink('sky', 1));
const ROSY_PAPER = byScheme(WHITE, ink('peony', 1));

/** Colors of clothes, which are one step darker in the dark scheme. */
const CREAM = byScheme(ink('marigold', 0), ink('marigold', 1));
const PALE = byScheme(ink('sky', 1), ink('sky', 2));
const BLUSH = byScheme(ink('peony', 0), ink('peony', 1));
const ROSE = byScheme(ink('peony', 1), ink('peony', 2));

/** The portrait backgrounds. Neighbors in a row of portraits have different ones. */
export const PORTRAIT_GROUNDS: Readonly<Record<GroundName, PortraitGround>> = {
  a: {
    ground: ink('sky', 2),
    inks: [ink('marigold', 4), PAPER, ink('river', 5)],
    line: ink('river', 9),
    light: CREAM,
    dark: ink('river', 9),
  },
  b: {
    ground: ink('marigold', 4),
    inks: [ink('river', 7), PAPER, ink('cardinal', 5)],
    line: ink('river', 9),
    light: PALE,
    dark: ink('river', 9),
  },
  c: {
    ground: ink('river', 8),
    inks: [ink('sky', 3), ink('marigold', 4), ink('river', 5)],
    line: ink('sky', 1),
    light: PALE,
    dark: ink('river', 9),
  },
  d: {
    ground: ink('stone', 2),
    inks: [ink('cardinal', 5), ink('river', 7), ink('marigold', 4)],
    line: ink('river', 9),
    light: CREAM,
    dark: ink('river', 9),
  },
  e: {
    ground: ink('peony', 2),
    inks: [ink('cardinal', 5), ROSY_PAPER, ink('marigold', 4)],
    line: ink('peony', 9),
    light: BLUSH,
    dark: ink('peony', 9),
  },
  f: {
    ground: ink('cardinal', 5),
    inks: [ink('marigold', 4), ink('peony', 2), ink('peony', 9)],
    line: ink('peony', 9),
    light: ROSE,
    dark: ink('peony', 9),
  },
  g: {
    ground: ink('peony', 7),
    inks: [ink('cardinal', 5), ink('peony', 3), ink('marigold', 4)],
    line: ink('peony', 2),
    light: ROSE,
    dark: ink('peony', 9),
  },
  h: {
    ground: ink('marigold', 3),
    inks: [ink('peony', 7), ROSY_PAPER, ink('cardinal', 5)],
    line: ink('peony', 9),
    light: ROSE,
    dark: ink('peony', 9),
  },
};
