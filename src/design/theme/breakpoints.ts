/**
 * Breakpoints, in em, so that they follow the visitor's font size. The single source for Mantine's theme, the CSS
 * variables `$mantine-breakpoint-*` and `$breakpoint-*`, Storybook's viewports and Chromatic's modes.
 */
export const breakpoints = { xs: '36em', sm: '48em', md: '56.25em', lg: '75em', xl: '90em' } as const;

/**
 * Additional breakpoints. Below `narrow` (the smallest phones, and desktops at 400% zoom), nothing fits beside a long
 * word. Below `phone`, layouts have one column. From `wide` up, text and large drawings fit side by side.
 */
export const layoutBreakpoints = { narrow: '23em', phone: '40em', wide: '68.75em' } as const;
