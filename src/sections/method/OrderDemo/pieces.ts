/** Size of the ordered picture, in SVG units. The rings form a half circle around the picture's bottom center. */
export const picture = { width: 926, height: 480 };

/** Thickness of the rings, in SVG units. */
export const thickness = 56;

/** Radius of the half disc in the middle of the rings, in SVG units. */
export const sun = 91.7;

/** Radius of the scale (a line with tick marks) around all rings, in SVG units. */
export const rim = 453.2;

/** A piece of a ring. Its positions, scattered and ordered, are those of its arc's midpoint. */
export interface Piece {
  /** Scattered position, from the bottom center of the box around the picture, as fractions of the box's size. */
  noise: readonly [x: number, y: number];
  /** Scattered rotation, in degrees clockwise. At 0, the piece curves like the top of an arch. */
  turn: number;
  /** Ordered position, from the picture's bottom center, in percent of the picture's width and height. */
  order: readonly [x: number, y: number];
  /** Ordered rotation, measured like `turn`. */
  angle: number;
}

/** One of the half-circle rings, divided into equal pieces. */
export interface Ring {
  /** Radius of the ring's center line, in SVG units. */
  radius: number;
  /** SVG path of a piece's center line, to be stroked. The origin is at the line's midpoint. */
  arc: string;
  /** The ring's pieces, counterclockwise from the right. */
  pieces: Piece[];
}

/** Number of pieces per ring, innermost first. */
const counts = [4, 6, 8, 10, 12];
/** Grid of the scattered pieces: one per cell, at a random offset. Fully random positions would leave holes. */
const grid = { columns: 8, rows: 5 };
/** Distance between the center lines of neighboring rings, in SVG units. */
const pitch = 66;
/** Radius of the innermost ring's center line, in SVG units. */
const innermost = 144;
/** Half the gap between two pieces, in SVG units. */
const gap = 1.2;

/** Rounds a number, to keep the page's markup short. */
const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** Creates a linear congruential generator of random numbers in [0, 1). The same seed gives the same numbers. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Returns one scattered position per piece, in random order. */
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
 * Plans the rings and the positions of their pieces, scattered and in order. The same `seed` always gives the same
 * positions.
 *
 * @param seed any integer
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
