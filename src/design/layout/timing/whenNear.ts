/**
 * Calls `task` once `element` is within `margin` px below the view. All that lies above counts as near, too: a hash or
 * the End key passes it. Returns how to cancel.
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
