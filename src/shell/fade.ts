let arrive = (): void => undefined;

/** Tells a fade that the next page is shown. */
export const arrived = (): void => arrive();

/** Whether the browser can let a page fade, and the visitor bears motion. */
const canFade = (): boolean =>
  'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Resolves after the next paint. */
const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * Shows the next page by `go`, and lets the one before fade away over it, unless the visitor has gone elsewhere meanwhile
 * (`signal`). From the call of `startViewTransition` on the browser paints nothing until it has a picture of the old page, so
 * the call waits for the paint that answers the press. Of the new page there is no picture, or presses would meet that and not
 * the page (`data-fading`, in base.css).
 */
export async function fadeTo(go: () => void, signal: AbortSignal): Promise<void> {
  const fades = canFade();
  if (fades) await nextPaint();
  if (signal.aborted) return;
  if (!fades) {
    go();
    return;
  }
  const { dataset } = document.documentElement;
  const { ready, finished } = document.startViewTransition(() => {
    dataset.fading = '';
    go();
    return new Promise<void>((resolve) => (arrive = resolve));
  });
  // A tab in the background, or the next fade, skips this one; the page has changed all the same.
  ready.catch(() => undefined);
  const end = () => delete dataset.fading;
  finished.then(end, end);
}
