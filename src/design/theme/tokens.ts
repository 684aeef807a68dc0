import { withColors } from './colors.ts';
import stated from './tokens.json' with { type: 'json' };

/** The design tokens: the single source of every color, size, radius and duration. Colors are hex colors here. */
export const tokens = withColors(stated, stated.mantine.colors);

/** Grounds a section can stand on. `page` is the page's own ground; inside another band it restores the page's tokens. */
export const bands = ['page', 'subtle', 'strong', 'brand', 'tint', 'highlight'] as const;
/** Name of a ground; goes into `data-band`. */
export type Band = (typeof bands)[number];

/** The color schemes that every theme has. */
export const schemes = ['light', 'dark'] as const;
/** Name of a color scheme. */
export type Scheme = (typeof schemes)[number];

/** Every color that a theme sets, in both schemes. */
export type ThemeColors = Pick<
  typeof tokens,
  'semantic' | 'bands' | 'grounds' | 'scene' | 'art' | 'categories'
>;

/** A theme beside the one of tokens.json, as its own JSON file states it. */
export interface Theme extends ThemeColors {
  /** The scale whose shades are those of Mantine's primary color. */
  primaryColor: keyof typeof tokens.mantine.colors;
  /** How its headings are set where they differ. `display` is for the two largest sizes. */
  type: Record<'display' | 'h2' | 'h3', { weight?: number; tracking?: string; lineHeight?: number }>;
}

/** A token set: what each semantic custom property is on one ground in one scheme. */
export type TokenSet = typeof tokens.semantic.light;

/** The token set of `band` in `scheme`, in the theme of tokens.json unless another one is given. */
export const tokenSet = (scheme: Scheme, band: Band, theme: ThemeColors = tokens): TokenSet =>
  band === 'page' ? theme.semantic[scheme] : theme.bands[scheme][band];
