import { fill, rectPath, sectorPath, type Drawing, type Point, type Sweep } from '../geometry.ts';
import { ink, WHITE } from '../inks.ts';
import { createRandom } from '../random.ts';

/** The number of rows, and also the number of counties (tiles) in each row. */
const ROW = 5;
const SIDE = 100;
/** The distance between two counties. */
const GAP = 8;

const GROUNDS = [ink('river', 8), WHITE, ink('sky', 2), ink('river', 6), ink('marigold', 2)];
const INKS = [ink('marigold', 4), ink('cardinal', 5), WHITE, ink('river', 8), ink('sky', 2)];

/**
 * The corners of a county (a tile of the map) that its ring can be centered on, relative to its upper-left corner. Each
 * corner has a range of angles: the directions from the corner into the county.
 */
const CORNERS: readonly (readonly [pivot: Point, sweep: Sweep])[] = [
  [
    [0, SIDE],
    [0, 90],
  ],
  [
    [SIDE, SIDE],
    [90, 180],
  ],
  [
    [SIDE, 0],
    [180, 270],
  ],
  [
    [0, 0],
    [270, 360],
  ],
];

/** The color at index `start`, or the next one if that color is `taken`. */
function other(colors: readonly string[], start: number, taken: string | undefined): string {
  const index = colors[start] === taken ? (start + 1) % colors.length : start;
  return colors[index] ?? WHITE;
}

/** Collects paths by color, and fills them in the order in which the colors were first used. */
class Paint {
  readonly #paths = new Map<string, string[]>();

  add(color: string, path: string): void {
    this.#paths.set(color, [...(this.#paths.get(color) ?? []), path]);
  }

  toString(): string {
    return [...this.#paths].map(([color, paths]) => fill(color, ...paths)).join('');
  }
}

/** A region, county by county: twenty-five tiles. Each has a core in one corner, and most have a ring around it. */
export function successTiles(): Drawing {
  const random = createRandom('counties-12');
  const draw = (choices: number): number => Math.floor(random() * choices);
  const grounds = new Paint();
  const rings = new Paint();
  let before: string | undefined;
  for (let county = 0; county < ROW * ROW; county += 1) {
    const left = (county % ROW) * (SIDE + GAP);
    const top = Math.floor(county / ROW) * (SIDE + GAP);
    const ground = other(GROUNDS, draw(GROUNDS.length), before);
    before = ground;
    const core = other(INKS, draw(INKS.length), ground);
    const [[x, y], sweep] = CORNERS[draw(CORNERS.length)] ?? [
      [0, 0],
      [0, 90],
    ];
    const pivot: Point = [left + x, top + y];
    grounds.add(ground, rectPath([left, top, SIDE, SIDE]));
    rings.add(core, sectorPath(pivot, [0, 30 + draw(3) * 12], sweep));
    if (random() > 0.35) {
      rings.add(other(INKS, draw(INKS.length), ground), sectorPath(pivot, [70, 88], sweep));
    }
  }
  const side = ROW * (SIDE + GAP) - GAP;
  return { viewBox: [0, 0, side, side], fit: 'xMidYMid slice', body: grounds.toString() + rings.toString() };
}
