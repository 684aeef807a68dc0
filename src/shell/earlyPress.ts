declare global {
  interface Window {
    /** The button that was last pressed before the page had hydrated. */
    earlyPress?: HTMLElement | null;
  }
}

/** Carries out the press that came too early, once React is through with hydrating and can answer it. */
export function replayEarlyPress(): void {
  const button = window.earlyPress;
  window.earlyPress = null;
  queueMicrotask(() => {
    if (button?.isConnected) button.click();
  });
}
