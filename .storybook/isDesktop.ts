import { layoutBreakpoints } from '../src/design/theme/breakpoints.ts';

/**
 * Whether the window is wide enough for text and large drawings side by side. Play functions check side-by-side
 * positions only if it is, because a story can be viewed at any width.
 */
export const isDesktop = (): boolean => window.matchMedia(`(min-width: ${layoutBreakpoints.wide})`).matches;
