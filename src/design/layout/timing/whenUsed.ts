/** What a visitor does first: it scrolls, touches, presses. */
const acts = ['scroll', 'pointerdown', 'keydown'];

/** Calls `task` once the visitor has done anything on the page. Returns how to cancel. */
export function whenUsed(task: () => void): () => void {
  const use = new AbortController();
  for (const act of acts)
    window.addEventListener(
      act,
      () => {
        use.abort();
        task();
      },
      { capture: true, passive: true, signal: use.signal },
    );
  return () => use.abort();
}
