/** The distance below the viewport at which a drawing's file starts to load, in px. */
export const loadMargin = 300;

function load(drawing: Element): void {
  const use = drawing.querySelector<SVGUseElement>('[data-href]');
  if (use?.dataset.href) use.setAttribute('href', use.dataset.href);
}

/**
 * Loads the files of prerendered drawings as they near the viewport, even if the page's main script fails. Part of an
 * inline script (shell/head.inline.ts).
 */
export function loadDrawings(): void {
  const drawings = () => document.querySelectorAll('svg:has(> [data-href])');
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        load(target);
      }
    },
    { rootMargin: `1000000px 0px ${loadMargin}px` },
  );
  for (const drawing of drawings()) observer.observe(drawing);
  addEventListener('beforeprint', () => drawings().forEach(load));
}
