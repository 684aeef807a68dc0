/** Where steps stand along an arch or a wave. */
import { placeAt, type Place } from '../../../design/media/arc/places.ts';

/** The arch: a shallow arc that spans the drawing's width. `radius` is its outer edge. */
export const arch = {
  width: 1344,
  height: 330,
  pivot: { x: 672, y: 1060 },
  radius: 1010,
  band: 52,
  /** How far it reaches to either side of the top. */
  reach: 40,
};

/** An arc of the arch, clockwise from its left end. */
export function archPath(radius: number): string {
  const from = placeAt(arch.pivot, radius, -arch.reach);
  const to = placeAt(arch.pivot, radius, arch.reach);
  return `M${from.x} ${from.y}A${radius} ${radius} 0 0 1 ${to.x} ${to.y}`;
}

/** A step's share of the arch. */
export interface ArchShare {
  /** Middle of the share, on the band's middle. */
  number: Place;
  /** Lowest point of the share's inner edge: words below it stand clear of the arch. */
  foot: number;
}

/**
 * Shares the arch out evenly.
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

/** The wave: half turns in a row, each `band` wide around `radius`. */
export const wave = { radius: 109, band: 36, bead: 25 };

/** A half turn of the wave. */
export interface WaveTurn {
  /** Its arc, to be stroked. */
  path: string;
  /** Its turning point. */
  number: Place;
}

/** The wave's size, and its half turns: the odd ones upwards, the even ones downwards. */
export interface WavePlan {
  width: number;
  height: number;
  turns: WaveTurn[];
}

/**
 * Lays a wave of half turns, each beginning where the one before ends.
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
