/**
 * Calls `task` once `element` is within `margin` px below the viewport. Everything above counts as near, too: an
 * anchor or the End key skips past it. Returns a function that cancels it.
 */
export function whenNear(element: Element | null | undefined, task: () => void, margin = 600): () => void {
  if (!element) return () => undefined;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      task();
    },
    { rootMargin: `1000000px 0px ${margin}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
