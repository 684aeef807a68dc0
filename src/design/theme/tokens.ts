import { withColors } from './colors.ts';
import stated from './tokens.json' with { type: 'json' };

/** The design tokens: the single source of every color, size, radius and duration. Colors are hex colors here. */
export const tokens = withColors(stated, stated.mantine.colors);

/**
 * Bands: backgrounds for sections. `page` is the page's own background; inside another band it restores the page's
 * tokens.
 */
export const bands = ['page', 'subtle', 'strong', 'brand', 'tint', 'highlight'] as const;
/** Name of a band, as in `data-band`. */
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

/** A theme besides the one in tokens.json, as in its own JSON file. */
export interface Theme extends ThemeColors {
  /** The scale for Mantine's primary color. */
  primaryColor: keyof typeof tokens.mantine.colors;
  /** The look of headings, where it differs. `display` is for the two largest sizes. */
  type: Record<'display' | 'h2' | 'h3', { weight?: number; tracking?: string; lineHeight?: number }>;
}

/** A token set: the value of each semantic custom property on one band in one scheme. */
export type TokenSet = typeof tokens.semantic.light;

/** The token set of `band` in `scheme`. Default: in the theme of tokens.json. */
export const tokenSet = (scheme: Scheme, band: Band, theme: ThemeColors = tokens): TokenSet =>
  band === 'page' ? theme.semantic[scheme] : theme.bands[scheme][band];
