import { createTheme, type MantineColorsTuple } from '@mantine/core';
import { breakpoints } from './breakpoints.ts';
import { tokens } from './tokens.ts';

type Scale = keyof typeof tokens.mantine.colors;

const colors = Object.fromEntries(
  Object.entries(tokens.mantine.colors).map(([name, shades]) => [name, shades as unknown as MantineColorsTuple]),
) as Record<Scale, MantineColorsTuple>;

/** Font stacks; the fallbacks are metric-matched faces declared in fonts.css, so that a swap moves nothing. */
export const fonts = {
  display: "'Besley Variable', 'Besley fallback', Rockwell, Georgia, serif",
  text: "'Hanken Grotesk Variable', 'Hanken Grotesk fallback', system-ui, sans-serif",
  mono: "'Sometype Mono Variable', ui-monospace, monospace",
};

/** The Mantine theme, from tokens.json. Mantine brings behaviour; the look is in CSS modules over the semantic tokens. */
export const theme = createTheme({
  colors,
  primaryColor: tokens.mantine.primaryColor,
  primaryShade: { light: 8, dark: 2 },
  defaultRadius: tokens.radius.base,
  spacing: tokens.mantine.spacing,
  breakpoints,
  fontFamily: fonts.text,
  fontFamilyMonospace: fonts.mono,
  headings: { fontFamily: fonts.display },
  respectReducedMotion: true,
  cursorType: 'pointer',
});
