declare global {
  interface Window {
    /** The button that was last pressed before the page had hydrated. */
    earlyPress?: HTMLElement | null;
  }
}

/** Remembers the last button pressed until the document is marked as hydrated. Stands inline, as it is, in every page. */
export const earlyPressScript =
  "addEventListener('click',function(e){if(!('hydrated' in document.documentElement.dataset))window.earlyPress=e.target.closest('button[type=button]')},true)";

/** Carries out the press that came too early, once React is through with hydrating and can answer it. */
export function replayEarlyPress(): void {
  const button = window.earlyPress;
  window.earlyPress = null;
  queueMicrotask(() => {
    if (button?.isConnected) button.click();
  });
}
