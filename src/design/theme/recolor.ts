import { skipFar } from '../Late/show.ts';

/** Has all colours change at once, in the next frame: in transitions, each would take its own time. */
export function recolor(): void {
  const { dataset } = document.documentElement;
  dataset.recoloring = '';
  skipFar();
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      delete dataset.recoloring;
    }),
  );
}
