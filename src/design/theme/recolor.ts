import { skipFar } from '../layout/Late/show.ts';

/** Has all colors change at once, in the next frame: in transitions, each would take its own time. */
export function recolor(): void {
  // First, as it measures: after a change the browser would have to work out all styles for it.
  skipFar();
  const { dataset } = document.documentElement;
  dataset.recoloring = '';
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      delete dataset.recoloring;
    }),
  );
}
