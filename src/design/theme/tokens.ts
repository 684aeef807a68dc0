import { withColors } from './colors.ts';
import stated from './tokens.json' with { type: 'json' };

/** The design tokens: the single source of every color, size, radius and duration. Colors are hex colors here. */
export const tokens = withColors(stated, stated.mantine.colors);

/** Grounds a section can stand on. `page` is the page's own ground; inside another band it restores the page's tokens. */
export const bands = ['page', 'subtle', 'strong', 'brand', 'tint', 'highlight'] as const;
/** Name of a ground; goes into `data-band`. */
export type Band = (typeof bands)[number];

/** The four themes: the site and the conference, each in light and dark. */
export const themes = ['light', 'dark', 'conference light', 'conference dark'] as const;
/** Name of a theme. */
export type ThemeName = (typeof themes)[number];

/** A token set: what each semantic custom property is on one ground of one theme. */
export type TokenSet = typeof tokens.semantic.light;

/** The token set of `band` in `theme`. */
export function tokenSet(theme: ThemeName, band: Band): TokenSet {
  const scheme = theme.endsWith('dark') ? 'dark' : 'light';
  const semantic = theme.startsWith('conference') ? tokens.semantic.conference : tokens.semantic;
  const onBands = theme.startsWith('conference') ? tokens.bands.conference : tokens.bands;
  return band === 'page' ? semantic[scheme] : onBands[scheme][band];
}
