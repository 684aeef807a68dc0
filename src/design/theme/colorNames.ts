/** The color scales of base.tokens.json, by name. */
export const scales = ['river', 'marigold', 'stone', 'sky', 'cardinal', 'peony', 'leaf'] as const;

/** The scale of the brand's highlight color, which a page's main button has. */
export const highlight = 'marigold' satisfies (typeof scales)[number];

/** Mantine's own color names, mapped to scales, so that all of its colors are the brand's. */
export const namesakes = {
  red: 'cardinal',
  pink: 'peony',
  grape: 'peony',
  violet: 'peony',
  indigo: 'sky',
  blue: 'sky',
  cyan: 'sky',
  teal: 'river',
  green: 'leaf',
  lime: 'leaf',
  yellow: 'marigold',
  orange: 'marigold',
} as const satisfies Record<string, (typeof scales)[number]>;

/**
 * Mantine colors with different values on each band: the color of controls, and Mantine's grays for the light
 * and the dark scheme.
 */
export const bandColors = ['action', 'gray', 'dark'] as const;
