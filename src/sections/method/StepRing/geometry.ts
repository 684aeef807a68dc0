/** Where steps stand on a ring. */
import { placeAt, type Place } from '../../../design/media/arc/places.ts';

/** The ring: `band` wide around `radius`, with a hand inside it. Its pivot is 0, 0. */
export const ring = { radius: 260, band: 140, hand: 146 };

/** Where the ring's numbers stand, and its hand points. */
export interface RingPlan {
  /** Middles of the shares, clockwise from the top. */
  numbers: Place[];
  /** Where the hand's bead is: at the beginning of the last share. */
  bead: Place;
}

/**
 * Shares the ring out evenly.
 *
 * @param count number of steps
 */
export function planRing(count: number): RingPlan {
  const share = 360 / count;
  const pivot = { x: 0, y: 0 };
  return {
    numbers: Array.from({ length: count }, (_, index) => placeAt(pivot, ring.radius, share * (index + 0.5))),
    bead: placeAt(pivot, ring.hand, 360 - share + 8),
  };
}
