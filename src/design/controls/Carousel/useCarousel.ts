import { useCallback, useState, useSyncExternalStore } from 'react';
import type { CarouselApi } from './scrollingRow.ts';

/**
 * Connects a carousel to components that move it or show its position. When the carousel moves, only components that
 * subscribe re-render, not the section's slides, which might not have hydrated yet.
 */
export interface CarouselHandle {
  /** The carousel's API. Null on the server, and until the carousel has mounted and is interactive. */
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

/** Creates the handle of one carousel. */
export const useCarousel = (): CarouselHandle => useState(createHandle)[0];

const none = () => null;

/** The API of the carousel that a handle belongs to; null until the carousel is interactive. */
export const useRunning = (handle: CarouselHandle): CarouselApi | null =>
  useSyncExternalStore(handle.subscribe, handle.get, none);

/**
 * The result of `read`, which is called again whenever the carousel moves or changes size. Until the carousel is
 * interactive, the result is `before`.
 */
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

/**
 * The 1-based numbers of the fully visible slides, in visual order. If not even one slide fits, only the number of the
 * first one in view.
 */
export function slidesInView(carousel: CarouselApi): number[] {
  const slides = carousel.slideNodes();
  // The viewport's width is rounded, so a slide that is cut off by a pixel counts as fully visible.
  const width = slides[0]?.getBoundingClientRect().width;
  const fit = Math.floor(carousel.rootNode().clientWidth / (width || 1) + 0.02);
  return Array.from(
    { length: Math.min(Math.max(fit, 1), slides.length) },
    (_, at) => ((carousel.selectedScrollSnap() + at) % slides.length) + 1,
  );
}
