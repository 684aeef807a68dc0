/** Positions of steps along an arch or a wave, or on a ring. */
import { origin, placeAt, type Place } from '../../../design/art/geometry.ts';

/** The arch: a shallow arc as wide as the drawing. `radius` is its outer edge. */
export const arch = {
  width: 1344,
  height: 330,
  pivot: { x: 672, y: 1060 },
  radius: 1010,
  band: 52,
  /** Degrees on either side of the top. */
  reach: 40,
};

/** A step's share of the arch. */
export interface ArchShare {
  /** Center of the share, in the middle of the band. */
  number: Place;
  /** Lowest point of the share's inner edge; text below it doesn't touch the arch. */
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

/** The wave: a row of half circles with a stroke `band` wide around `radius`. */
export const wave = { radius: 109, band: 36, bead: 25 };

/** A half circle of the wave. */
export interface WaveTurn {
  /** Path of its arc, to be stroked. */
  path: string;
  /** Its turning point. */
  number: Place;
}

/** The wave's size, and its half circles, which alternate between up and down. */
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
  return {
    numbers: Array.from({ length: count }, (_, index) => placeAt(origin, ring.radius, share * (index + 0.5))),
    bead: placeAt(origin, ring.hand, 360 - share + 8),
  };
}

/**
 * Number of scale marks per step, so that long marks (every fourth) fall between the steps.
 *
 * @param count number of steps
 * @param total approximate number of marks in the whole scale
 */
export const marksPerStep = (count: number, total: number): number =>
  4 * Math.max(1, Math.round(total / 4 / count));
