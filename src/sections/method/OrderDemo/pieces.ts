/** The picture of the order: a half circle on the middle of its foot, in units. */
export const picture = { width: 926, height: 480 };

/** Thickness of the rings, in units of the picture. */
export const thickness = 56;

/** Radius of the half disc in the middle. */
export const sun = 91.7;

/** Radius of the scale around all rings. */
export const rim = 453.2;

/** A part of a ring, which has a place in the noise and one in the order. Both are the center of its arc. */
export interface Piece {
  /** In the noise, from the middle of the stage's foot: share of the stage's width, and of its height. */
  noise: readonly [x: number, y: number];
  /** Turn in the noise, in degrees clockwise from lying like the keystone of an arch. */
  turn: number;
  /** In the order, from the middle of the picture's foot: share of the picture's width, and of its height, in percent. */
  order: readonly [x: number, y: number];
  /** Turn in the order, as above. */
  angle: number;
}

/** A ring: equal pieces that fill the half circle. */
export interface Ring {
  /** Middle between its edges. */
  radius: number;
  /** Path of a piece's middle line, to be stroked; its center is the origin. */
  arc: string;
  /** Counter-clockwise from the east. */
  pieces: Piece[];
}

/** Pieces of the rings, from the inside out. */
const counts = [4, 6, 8, 10, 12];
/** The noise has one piece in each cell of a grid, off its middle: chance alone would leave holes. */
const grid = { columns: 8, rows: 5 };
/** From one ring to the next. */
const pitch = 66;
const innermost = 144;
/** Half the gap between two pieces, in units. */
const gap = 1.2;

/** Rounds, so that the page does not carry sixteen digits of each number. */
const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** Numbers from 0 up to but without 1, by chance, though the same for every run (a linear congruential generator). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** One place for every piece, in an order without order. */
function scatter(random: () => number): (readonly [x: number, y: number])[] {
  const { columns, rows } = grid;
  const places = Array.from({ length: columns * rows }, (_, index) => {
    const x = (index % columns) + 0.5 + (random() - 0.5) * 0.7;
    const y = Math.floor(index / columns) + 0.5 + (random() - 0.5) * 0.7;
    return [round(x / columns - 0.5, 3), round(y / rows - 1, 3)] as const;
  });
  return places
    .map((place) => ({ place, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ place }) => place);
}

/**
 * The rings and where their pieces lie, before and after. The same `seed` always gives the same noise.
 *
 * @param seed any whole number
 */
export function planPieces(seed: number): Ring[] {
  const random = chance(seed);
  const places = scatter(random);
  return counts.map((count, index) => {
    const radius = innermost + index * pitch;
    const half = Math.PI / 2 / count - gap / radius;
    const x = round(radius * Math.sin(half), 1);
    const y = round(radius * (1 - Math.cos(half)), 1);
    const pieces = Array.from({ length: count }, (_, number): Piece => {
      const angle = 90 - (180 / count) * (number + 0.5);
      const radians = (angle * Math.PI) / 180;
      const left = radius * Math.sin(radians);
      const top = -radius * Math.cos(radians);
      return {
        noise: places.pop() ?? [0, 0],
        turn: Math.round(angle + random() * 300 - 150),
        order: [round((left / picture.width) * 100, 2), round((top / picture.height) * 100, 2)],
        angle: round(angle, 2),
      };
    });
    return { radius, arc: `M-${x} ${y}A${radius} ${radius} 0 0 1 ${x} ${y}`, pieces };
  });
}
