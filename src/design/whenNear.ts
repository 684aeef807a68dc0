/** How far below the view something counts as near, in px. All that lies above does, too: a hash or the End key passes it. */
const margin = '1000000px 0px 600px';

/** Calls `task` once `element` nears the view. Returns how to cancel. */
export function whenNear(element: Element | null, task: () => void): () => void {
  if (!element) return () => undefined;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      task();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
