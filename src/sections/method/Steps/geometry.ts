/** Where a sequence's steps stand in its drawings. Angles are in degrees, clockwise from the top. */

/** A place in a drawing: x grows to the right, y downwards. */
export interface Place {
  x: number;
  y: number;
}

/** Rounded, so that server and browser agree on every digit. */
const round = (value: number): number => Math.round(value * 100) / 100;

/**
 * A point on a circle.
 *
 * @param pivot its center
 * @param radius in units of the drawing
 * @param angle where on it
 */
export function placeAt(pivot: Place, radius: number, angle: number): Place {
  const radians = (angle * Math.PI) / 180;
  return { x: round(pivot.x + radius * Math.sin(radians)), y: round(pivot.y - radius * Math.cos(radians)) };
}

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

/**
 * Marks of a scale for each step, so that long marks (every fourth) fall between the steps.
 *
 * @param count number of steps
 * @param total about how many marks the whole scale has
 */
export const marksPerStep = (count: number, total: number): number =>
  4 * Math.max(1, Math.round(total / 4 / count));
