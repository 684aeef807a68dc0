import { flushSync } from 'react-dom';
import { nextPaint } from '../design/layout/timing/nextPaint.ts';

/** Whether the browser has view transitions and the visitor hasn't asked for reduced motion. */
const canFade = (): boolean =>
  'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Shows the next page by calling `go`, and fades out the previous page on top of it. If fading isn't possible, only
 * calls `go`. Does nothing if the visitor navigates elsewhere before the fade. After `startViewTransition`, the browser
 * paints nothing until it has a snapshot of the old page. So this function first waits until the response to the click
 * has been painted. The new page has no snapshot (`data-fading`, in base.css), because a snapshot would receive the
 * clicks meant for the page.
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
  // The browser skips this fade in a background tab, or if another fade starts. The page has changed anyway.
  ready.catch(() => undefined);
  const end = () => delete dataset.fading;
  finished.then(end, end);
}
