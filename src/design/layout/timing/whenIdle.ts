/** Calls `task` as soon as the page has loaded and the browser is idle. Returns a function that cancels the call. */
export function whenIdle(task: () => void): () => void {
  let cancel = (): void => undefined;
  const wait = (): void => {
    if (typeof requestIdleCallback === 'function') {
      const id = requestIdleCallback(task);
      cancel = () => cancelIdleCallback(id);
    } else {
      const id = setTimeout(task);
      cancel = () => clearTimeout(id);
    }
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    cancel();
  };
}
