import { skipDistant } from '../layout/Late/show.ts';

/** Switches all colors in the next frame, without transitions. */
export function recolor(): void {
  // First, because it measures: after a change the browser would have to recalculate all styles for it.
  skipDistant();
  const { dataset } = document.documentElement;
  dataset.recoloring = '';
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      delete dataset.recoloring;
    }),
  );
}
