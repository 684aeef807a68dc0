/**
 * The bands: full-width strips of the page with their own background and colors. `page` has the page's colors, even
 * inside another band.
 */
export const bands = ['page', 'subtle', 'strong', 'brand', 'tint', 'highlight'] as const;
/** Name of a band, as in `data-band`. */
export type Band = (typeof bands)[number];

/** The color schemes that every theme has. */
export const schemes = ['light', 'dark'] as const;
/** Name of a color scheme. */
export type Scheme = (typeof schemes)[number];
