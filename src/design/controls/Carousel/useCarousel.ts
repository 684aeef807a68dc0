import { useState, useSyncExternalStore } from 'react';
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
