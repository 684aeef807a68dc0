/**
 * Breakpoints, in em, so that they follow the visitor's font size. The single source for Mantine's theme, the CSS
 * variables `$mantine-breakpoint-*` and `$breakpoint-*`, Storybook's viewports and Chromatic's modes.
 */
export const breakpoints = { xs: '36em', sm: '48em', md: '56.25em', lg: '75em', xl: '90em' } as const;

/**
 * Additional breakpoints: below `narrow` are the smallest phones, and 400 % zoom, with no room beside long words;
 * `phone` is one column; `wide` has room for the drawn compositions.
 */
export const layoutBreakpoints = { narrow: '23em', phone: '40em', wide: '68.75em' } as const;
