import { layoutBreakpoints } from '../src/design/theme/breakpoints.ts';

/**
 * Whether the window has room for the drawn compositions. Only then does a play check side-by-side positions, since a
 * story can be viewed at any width.
 */
export const onDesk = (): boolean => window.matchMedia(`(min-width: ${layoutBreakpoints.wide})`).matches;
