import { skipDistant } from '../layout/Late/show.ts';

/**
 * Speeds up a change of all colors, such as a new color scheme: turns transitions off until the change is painted, and
 * postpones the rendering of sections that are far from the viewport. Call it right before the change.
 */
export function recolor(): void {
  // This call measures sections, so it comes first: after a change, the browser would have to recalculate all styles
  // before it could measure anything.
  skipDistant();
  const { dataset } = document.documentElement;
  dataset.recoloring = '';
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      delete dataset.recoloring;
    }),
  );
}
