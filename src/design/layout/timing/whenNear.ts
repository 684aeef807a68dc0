/**
 * Calls `task` as soon as `element` is in the viewport or at most `margin` px below the viewport. An element above the
 * viewport also counts as near, because a visitor who jumps past it (with an anchor or the End key) never has it in
 * view. Returns a function that cancels the call.
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
