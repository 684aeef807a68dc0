/**
 * Breakpoints, in em, so that they follow the visitor's font size. Mantine's theme, the stylesheets' variables
 * `$mantine-breakpoint-*` and most of Storybook's viewports are made from them.
 */
export const breakpoints = { xs: '36em', sm: '48em', md: '56.25em', lg: '75em', xl: '90em' } as const;

/**
 * Additional breakpoints; stylesheets use them as `$breakpoint-*`. Below `narrow` (the smallest phones, and desktops at
 * 400% zoom), nothing fits beside a long word. Below `phone`, most layouts have one column. From `wide` up, text and
 * large drawings fit side by side.
 */
export const layoutBreakpoints = { narrow: '23em', phone: '40em', wide: '68.75em' } as const;
