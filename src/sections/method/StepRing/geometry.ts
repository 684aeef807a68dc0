/** Positions of steps on a ring. */
import { placeAt, type Place } from '../../../design/media/arc/places.ts';

/** The ring: `band` wide around `radius`, with a hand inside. Its center is at 0, 0. */
export const ring = { radius: 260, band: 140, hand: 146 };

/** Positions of the ring's numbers, and of the hand. */
export interface RingPlan {
  /** Centers of the shares, clockwise from the top. */
  numbers: Place[];
  /** Position of the bead on the hand: the start of the last share. */
  bead: Place;
}

/**
 * Divides the ring into equal shares.
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
