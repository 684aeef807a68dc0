/** Positions of steps along an arch or a wave, or on a ring. */
import { origin, placeAt, type Place } from '../../../design/art/geometry.ts';

/** The arch: a shallow arc as wide as the drawing, with its outer radius (`radius`) and its thickness (`band`). */
export const arch = {
  width: 1344,
  height: 330,
  pivot: { x: 672, y: 1060 },
  radius: 1010,
  band: 52,
  /** How far the arch extends to either side of its top, in degrees. */
  reach: 40,
};

/** The part of the arch that a step takes up: its share. */
export interface ArchShare {
  /** Position of the step's number: the center of the share. */
  number: Place;
  /** The y coordinate of the lowest point of the share's inner edge. Text below it doesn't touch the arch. */
  foot: number;
}

/**
 * Divides the arch into equal shares.
 *
 * @param count number of steps
 */
export function planArch(count: number): ArchShare[] {
  const share = (2 * arch.reach) / count;
  return Array.from({ length: count }, (_, index) => {
    const from = share * index - arch.reach;
    const outermost = Math.max(Math.abs(from), Math.abs(from + share));
    return {
      number: placeAt(arch.pivot, arch.radius - arch.band / 2, from + share / 2),
      foot: placeAt(arch.pivot, arch.radius - arch.band, outermost).y,
    };
  });
}

/**
 * The half circles of the wave: their radius, the width of their stroke (`band`), and the radius of the small circle
 * behind each step's number (`bead`).
 */
export const wave = { radius: 109, band: 36, bead: 25 };

/** A half circle of the wave. */
export interface WaveTurn {
  /** Path of the half circle's center line, for a stroke. */
  path: string;
  /** Position of the step's number: the half circle's highest or lowest point. */
  number: Place;
}

/** The size of the wave's drawing, and its half circles, which alternate between up and down. */
export interface WavePlan {
  width: number;
  height: number;
  turns: WaveTurn[];
}

/**
 * Plans a wave of half circles, each starting where the previous one ends.
 *
 * @param count number of steps
 */
export function planWave(count: number): WavePlan {
  const { radius, band, bead } = wave;
  const middle = radius + Math.max(band / 2, bead + 1) + 10;
  const turns = Array.from({ length: count }, (_, index) => {
    const start = band / 2 + 2 * radius * index;
    const up = index % 2 === 0;
    return {
      path: `M${start} ${middle}a${radius} ${radius} 0 0 ${up ? 1 : 0} ${2 * radius} 0`,
      number: { x: start + radius, y: middle + (up ? -radius : radius) },
    };
  });
  return { width: band + 2 * radius * count, height: 2 * middle, turns };
}

/** The ring: radius of its center line, and its width (`band`). */
export const ring = { radius: 260, band: 140 };

/** Positions of the steps' numbers on the ring, whose center is at 0, 0. */
export interface RingPlan {
  /** Positions of the numbers: the centers of the shares, clockwise from the top. */
  numbers: Place[];
}

/**
 * Divides the ring into equal shares.
 *
 * @param count number of steps
 */
export function planRing(count: number): RingPlan {
  const share = 360 / count;
  return {
    numbers: Array.from({ length: count }, (_, index) => placeAt(origin, ring.radius, share * (index + 0.5))),
  };
}

/**
 * Number of scale marks per step. It is a multiple of four, because every fourth mark of the arch's scale is long, and
 * each step begins at a long mark.
 *
 * @param count number of steps
 * @param total approximate number of marks in the whole scale
 */
export const marksPerStep = (count: number, total: number): number =>
  4 * Math.max(1, Math.round(total / 4 / count));
