declare global {
  interface Window {
    /** The button that the visitor clicked last before hydration, if the last click was on a button. */
    earlyClick?: HTMLElement | null;
  }
}

/**
 * Until the document is hydrated, remembers the button that the visitor clicked last. Marks `<html>` with
 * `data-anchor` if the URL has an anchor, or if the visitor clicks a link to an anchor before hydration. With this
 * attribute, all sections have their true size (Late.module.css). Part of an inline script (head.inline.ts).
 */
export function watchEarlyClicks(): void {
  const page = document.documentElement;
  const goToAnchor = (): void => {
    page.dataset.anchor = '';
  };
  if (location.hash) goToAnchor();
  addEventListener(
    'click',
    ({ target }) => {
      if ('hydrated' in page.dataset || !(target instanceof Element)) return;
      window.earlyClick = target.closest<HTMLElement>('button[type=button]');
      if (target.closest('a[href*="#"]')) goToAnchor();
    },
    true,
  );
}

/** Repeats the click that {@link watchEarlyClicks} remembered. Call this after hydration, when React can handle it. */
export function replayEarlyClick(): void {
  const button = window.earlyClick;
  window.earlyClick = null;
  queueMicrotask(() => {
    if (button?.isConnected) button.click();
  });
}
