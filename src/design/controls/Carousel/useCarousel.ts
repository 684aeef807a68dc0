import { useCallback, useState, useSyncExternalStore } from 'react';
import type { CarouselApi } from './scrollingRow.ts';

/**
 * Ties a carousel to what moves it or shows where it is. What has changed is told to those who ask, not to the section
 * around them: a section that rendered anew would take its slides along, and with them HTML that still waits for its code.
 */
export interface CarouselHandle {
  /** The carousel, once there is one. */
  get: () => CarouselApi | null;
  set: (carousel: CarouselApi) => void;
  subscribe: (changed: () => void) => () => void;
}

function createHandle(): CarouselHandle {
  let current: CarouselApi | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (carousel) => {
      current = carousel;
      listeners.forEach((changed) => changed());
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/** A handle for one carousel. */
export const useCarousel = (): CarouselHandle => useState(createHandle)[0];

const none = () => null;

/** The carousel of a handle; null until it runs. */
export const useRunning = (handle: CarouselHandle): CarouselApi | null =>
  useSyncExternalStore(handle.subscribe, handle.get, none);

/** What `read` finds of a handle's carousel, anew whenever it has moved or its size has changed; `before` until it runs. */
export function useCarouselState<T>(
  handle: CarouselHandle,
  read: (carousel: CarouselApi) => T,
  before: T,
): T {
  const carousel = useRunning(handle);
  const subscribe = useCallback(
    (changed: () => void) => {
      carousel?.on('select', changed);
      carousel?.on('reInit', changed);
      return () => {
        carousel?.off('select', changed);
        carousel?.off('reInit', changed);
      };
    },
    [carousel],
  );
  return useSyncExternalStore(
    subscribe,
    () => (carousel ? read(carousel) : before),
    () => before,
  );
}

/** Numbers of the slides that the page shows whole, from 1, in the order in which they stand; where none fits, of the first. */
export function slidesInView(carousel: CarouselApi): number[] {
  const slides = carousel.slideNodes();
  // The room's width is rounded: what is a pixel short of it is shown whole.
  const width = slides[0]?.getBoundingClientRect().width;
  const fit = Math.floor(carousel.rootNode().clientWidth / (width || 1) + 0.02);
  return Array.from(
    { length: Math.min(Math.max(fit, 1), slides.length) },
    (_, at) => ((carousel.selectedScrollSnap() + at) % slides.length) + 1,
  );
}
