import { layoutBreakpoints } from '../src/design/theme/breakpoints.ts';

/**
 * Whether the window has room for the drawn compositions. What a play says of places side by side holds there: one may
 * look at its story at any width.
 */
export const onDesk = (): boolean => window.matchMedia(`(min-width: ${layoutBreakpoints.wide})`).matches;
