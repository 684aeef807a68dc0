import { createTheme, type MantineColorsTuple } from '@mantine/core';
import { breakpoints } from './breakpoints.ts';

/** The color scales of tokens.json, by name. */
const scales = ['river', 'marigold', 'stone', 'sky', 'cardinal', 'peony', 'leaf'] as const;

/** A scale as references to its CSS variables: the values are in tokens.css, and not a second time in the script. */
const references = (scale: string): MantineColorsTuple =>
  Array.from(
    { length: 10 },
    (_, shade) => `var(--mantine-color-${scale}-${shade})`,
  ) as unknown as MantineColorsTuple;

/**
 * The Mantine theme as the browser needs it. Mantine brings behavior; the look is in CSS modules over the semantic
 * tokens. Values (colors, sizes, fonts) are CSS variables written by scripts/theme.ts from tokens.json.
 */
export const theme = createTheme({
  colors: Object.fromEntries(scales.map((scale) => [scale, references(scale)])),
  primaryColor: 'river',
  primaryShade: { light: 8, dark: 2 },
  breakpoints,
  respectReducedMotion: true,
  cursorType: 'pointer',
});
