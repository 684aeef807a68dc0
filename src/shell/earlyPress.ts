declare global {
  interface Window {
    /** The button that was last pressed before the page had hydrated. */
    earlyPress?: HTMLElement | null;
  }
}

/**
 * Until the document is marked as hydrated: remembers the last button pressed, and says on the root element that an anchor is
 * in the address or was pressed (`data-anchor`): all sections then have their true size (Late.module.css), and the page
 * scrolls there at once (base.css). Part of an inline script (head.inline.ts).
 */
export function watchEarlyPresses(): void {
  const page = document.documentElement;
  const goToAnchor = (): void => {
    page.dataset.anchor = '';
  };
  if (location.hash) goToAnchor();
  addEventListener(
    'click',
    ({ target }) => {
      if ('hydrated' in page.dataset || !(target instanceof Element)) return;
      window.earlyPress = target.closest<HTMLElement>('button[type=button]');
      if (target.closest('a[href*="#"]')) goToAnchor();
    },
    true,
  );
}

/** Carries out the press that came too early, once React is through with hydrating and can answer it. */
export function replayEarlyPress(): void {
  const button = window.earlyPress;
  window.earlyPress = null;
  queueMicrotask(() => {
    if (button?.isConnected) button.click();
  });
}
