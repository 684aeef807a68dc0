/** The names of the color scales in base.tokens.json. */
export const scales = ['river', 'marigold', 'stone', 'sky', 'cardinal', 'peony', 'leaf'] as const;

/** The scale that the brand's highlight color belongs to. A page's main button has that color. */
export const highlight = 'marigold' satisfies (typeof scales)[number];

/**
 * Mantine's own color names except `gray` and `dark`, each with the scale that supplies its shades, so that `red` and
 * `blue` are brand colors, too.
 */
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
 * Mantine colors whose values depend on the band: `action` is the color of controls, and `gray` and `dark` are
 * Mantine's grays for the light and the dark scheme.
 */
export const bandColors = ['action', 'gray', 'dark'] as const;
