import type { Band, Scheme } from './bands.ts';
import { themeOf } from './themeOf.ts';
import resolved from './tokens.resolved.json' with { type: 'json' };

export { bands, schemes, type Band, type Scheme } from './bands.ts';

/**
 * The design tokens of the site's own theme: every color, size, radius and duration, as resolved from the token files
 * (`*.tokens.json`). Opaque colors are in hex.
 */
export const tokens = themeOf(resolved);

/** A theme: values for the same tokens as in the site's own theme. */
export type Theme = typeof tokens;

/** A theme's colors, named for their use, in both schemes. */
export type ThemeColors = Pick<Theme, 'semantic' | 'bands' | 'grounds' | 'scene' | 'art' | 'categories'>;

/** A token set: the value of each semantic custom property on one band in one scheme. */
export type TokenSet = Theme['semantic']['light'];

/** The token set of `band` in `scheme`, by default in the site's own theme. */
export const tokenSet = (scheme: Scheme, band: Band, theme: ThemeColors = tokens): TokenSet =>
  band === 'page' ? theme.semantic[scheme] : theme.bands[scheme][band];
