import { flushSync } from 'react-dom';

/** Whether the browser has view transitions and the visitor accepts motion. */
const canFade = (): boolean =>
  'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Resolves after the next paint. */
const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * Calls `go`, which shows the next page, and fades the previous page out over it, unless the visitor has gone elsewhere
 * meanwhile. The browser paints nothing between `startViewTransition` and its snapshot of the old page, so the call waits until
 * the press has been painted. There is no snapshot of the new page (`data-fading`, in base.css): it would catch presses in the
 * page's place.
 */
export async function fadeTo(go: () => void): Promise<void> {
  if (!canFade()) {
    go();
    return;
  }
  const { href } = window.location;
  const isHere = (): boolean => window.location.href === href;
  await nextPaint();
  if (!isHere()) return;
  const { dataset } = document.documentElement;
  const { ready, finished } = document.startViewTransition(() => {
    if (!isHere()) return;
    dataset.fading = '';
    flushSync(go);
  });
  // Skipped in a background tab, or by the next fade; the page has changed anyway.
  ready.catch(() => undefined);
  const end = () => delete dataset.fading;
  finished.then(end, end);
}
