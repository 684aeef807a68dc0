/** The part of Embla's API that we use: moves a carousel and reports its position. */
export interface CarouselApi {
  scrollPrev: () => void;
  scrollNext: () => void;
  /** Moves to a snap point, given its index. */
  scrollTo: (index: number) => void;
  canScrollPrev: () => boolean;
  canScrollNext: () => boolean;
  /** Index of the current snap point. */
  selectedScrollSnap: () => number;
  /** The viewport that the slides scroll in. */
  rootNode: () => HTMLElement;
  /** The slides. */
  slideNodes: () => HTMLElement[];
  on: (event: 'select' | 'reInit', listener: () => void) => unknown;
  off: (event: 'select' | 'reInit', listener: () => void) => unknown;
}

/**
 * The API of a natively scrolling row, for a carousel whose code hasn't loaded yet, or can't be loaded.
 *
 * @param loop whether the ends are connected: a step beyond one end goes to the other end
 */
export function scrollingRow(region: HTMLElement, loop: boolean): CarouselApi {
  const slides = (): HTMLElement[] => [...region.querySelectorAll<HTMLElement>('[role="group"]')];
  const step = (): number => slides()[0]?.clientWidth || 1;
  const stop = (): number => Math.round(Math.abs(region.scrollLeft) / step());
  const stops = (): number => Math.round((region.scrollWidth - region.clientWidth) / step()) + 1;
  const scrollTo = (target: number): void => {
    const forward = getComputedStyle(region).direction === 'rtl' ? -1 : 1;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    region.scrollTo({ left: target * forward * step(), behavior: still ? 'instant' : 'smooth' });
  };
  const scroll = (by: number): void => {
    const next = stop() + by;
    scrollTo(loop ? (next + stops()) % stops() : next);
  };
  const loops = (): boolean => loop && stops() > 1;
  return {
    scrollPrev: () => scroll(-1),
    scrollNext: () => scroll(1),
    scrollTo,
    canScrollPrev: () => loops() || stop() > 0,
    canScrollNext: () => loops() || stop() < stops() - 1,
    selectedScrollSnap: stop,
    rootNode: () => region,
    slideNodes: slides,
    on: (event, listener) => event === 'select' && region.addEventListener('scroll', listener),
    off: (event, listener) => event === 'select' && region.removeEventListener('scroll', listener),
  };
}
