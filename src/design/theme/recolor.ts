import { skipDistant } from '../layout/Late/show.ts';

/**
 * Prepares a change of all colors, such as a new color scheme: turns transitions off for the next frame, and makes the
 * browser skip sections that are far from the viewport.
 */
export function recolor(): void {
  // This measures sections, so it comes first: after a change, the browser would have to recalculate all styles before
  // it can measure.
  skipDistant();
  const { dataset } = document.documentElement;
  dataset.recoloring = '';
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      delete dataset.recoloring;
    }),
  );
}
