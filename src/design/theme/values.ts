import { createTheme, defaultVariantColorsResolver, type MantineColorsTuple } from '@mantine/core';
import { breakpoints } from './breakpoints.ts';
import { bandColors, namesakes, scales } from './colorNames.ts';

/** A color's ten shades, as references to its CSS variables. */
export const references = (name: string): MantineColorsTuple =>
  Array.from(
    { length: 10 },
    (_, shade) => `var(--mantine-color-${name}-${shade})`,
  ) as unknown as MantineColorsTuple;

const straight = 'var(--radius-base)';

/**
 * Mantine's theme values for all components: this brand's typefaces, sizes, shapes and colors. The values refer to CSS
 * variables, so they follow the band, the scheme and the theme without a script. scripts/theme.ts generates the
 * variables from the design tokens.
 */
export const values = createTheme({
  colors: Object.fromEntries(
    [...scales, ...Object.keys(namesakes), ...bandColors].map((name) => [name, references(name)]),
  ),
  primaryColor: 'action',
  primaryShade: { light: 8, dark: 2 },
  white: 'var(--mantine-color-white)',
  black: 'var(--mantine-color-black)',
  /** Gives text on a fill the color that is readable on it, in either scheme. */
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input);
    const {
      color = input.theme.primaryColor,
      variant,
      theme: { colors: known },
    } = input;
    return variant === 'filled' && color in known
      ? { ...colors, color: `var(--mantine-color-${color}-contrast)` }
      : colors;
  },
  fontFamily: 'var(--font-text)',
  fontFamilyMonospace: 'var(--font-mono)',
  fontSizes: {
    xs: 'var(--size-caption)',
    sm: 'var(--size-small)',
    md: 'var(--size-body)',
    lg: 'var(--size-lg)',
    xl: 'var(--size-xl)',
  },
  lineHeights: { xs: '1.4', sm: '1.5', md: '1.6', lg: '1.5', xl: '1.4' },
  fontWeights: { regular: '400', medium: '600', bold: '700' },
  headings: {
    fontFamily: 'var(--font-display)',
    fontWeight: 'var(--weight-h3)',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'var(--size-h1)', lineHeight: 'var(--leading-h2)', fontWeight: 'var(--weight-h2)' },
      h2: { fontSize: 'var(--size-title)', lineHeight: 'var(--leading-h2)', fontWeight: 'var(--weight-h2)' },
      h3: { fontSize: 'var(--size-h3)', lineHeight: 'var(--leading-h3)' },
      h4: { fontSize: 'var(--size-h4)', lineHeight: 'var(--leading-h3)' },
      h5: { fontSize: 'var(--size-lg)', lineHeight: '1.3' },
      h6: { fontSize: 'var(--size-base)', lineHeight: '1.3' },
    },
  },
  spacing: {
    xs: 'var(--space-2)',
    sm: 'var(--space-3)',
    md: 'var(--space-4)',
    lg: 'var(--space-5)',
    xl: 'var(--space-6)',
  },
  radius: { xs: straight, sm: straight, md: straight, lg: straight, xl: '62.5rem' },
  defaultRadius: 'md',
  /** The page is flat; only what floats above it has a shadow. */
  shadows: {
    xs: 'none',
    sm: 'none',
    md: 'var(--shadow-float)',
    lg: 'var(--shadow-float)',
    xl: 'var(--shadow-float)',
  },
  breakpoints,
  focusRing: 'auto',
  respectReducedMotion: true,
  cursorType: 'pointer',
});
