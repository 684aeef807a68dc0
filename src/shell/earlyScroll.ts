declare global {
  interface Window {
    /** Whether the visitor did something before hydration that can scroll the page. */
    scrolledEarly?: boolean;
  }
}

/** From the start, watches for anything the visitor does that can scroll. Part of an inline script (head.inline.ts). */
export function watchEarlyScrolling(): void {
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(type, () => (window.scrolledEarly = true), { capture: true, once: true, passive: true });
}

/** Whether the visitor may have scrolled since the document loaded. */
export const hasScrolledEarly = (): boolean => window.scrolledEarly === true;
