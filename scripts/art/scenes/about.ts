/** The drawings on the about page's tiles. They have their own backgrounds, and look the same in both schemes. */
import {
  fill,
  fillBox,
  linePath,
  pathData,
  rectPath,
  scale,
  sectorPath,
  stroke,
  type Drawing,
  type Point,
  type Sweep,
} from '../geometry.ts';
import { ink, WHITE } from '../inks.ts';

const GOLD = ink('marigold', 4);
const RED = ink('cardinal', 5);
const RIVER = ink('river', 8);
const SKY = ink('sky', 2);
const UPPER: Sweep = [0, 180];

/** Business: an arch for the consulting business, and a microphone for the podcast. */
export function work(): Drawing {
  const arch: Point = [230, 400];
  // The microphone is close enough to the arch that both fit when a phone crops the drawing to its middle.
  const foot: Point = [460, 400];
  const grille = [142, 166, 190].map((y) => linePath([414, y], [506, y]));
  const head = pathData(
    'M',
    414,
    142,
    'a',
    46,
    46,
    0,
    0,
    1,
    92,
    0,
    'v',
    58,
    'a',
    46,
    46,
    0,
    0,
    1,
    -92,
    0,
    'z',
  );
  const body = [
    fillBox(RIVER, [0, 0, 640, 400]),
    fill(ink('river', 6), sectorPath(arch, [120, 190], [0, 150])),
    fill(SKY, sectorPath(arch, [212, 226], UPPER)),
    fill(RED, sectorPath(arch, [256, 320], [60, 180])),
    scale(arch, 338, UPPER, { color: SKY, every: 2, length: 7, width: 1.2 }),
    fill(WHITE, head),
    stroke({ color: RIVER, width: 5 }, ...grille),
    fill(
      GOLD,
      sectorPath(arch, [0, 90], UPPER),
      sectorPath([460, 204], [66, 80], [180, 360]),
      rectPath([453, 280, 14, 90]),
      sectorPath(foot, [0, 52], UPPER),
    ),
  ];
  return { viewBox: [0, 0, 640, 400], fit: 'xMidYMid slice', body: body.join('') };
}

/** Width of a ring, in units. */
const PITCH = 26;

/**
 * Conference: two semicircles, one for each day, offset by five rings so that every ring of one continues as a ring of
 * the other.
 */
export function conference(): Drawing {
  const first: Point = [320, 135];
  const second: Point = [320, 135 + 5 * PITCH];
  const left: Sweep = [90, 270];
  const right: Sweep = [-90, 90];
  const dark = ink('peony', 9);
  const ring = (pivot: Point, at: number, sweep: Sweep): string =>
    sectorPath(pivot, [at * PITCH, (at + 1) * PITCH], sweep);
  const marks = { color: dark, every: 3, length: 5, width: 1.2 };
  const body = [
    fillBox(ink('peony', 2), [0, 0, 640, 400]),
    fill(GOLD, ring(first, 0, left), ring(second, 4, right)),
    fill(WHITE, ring(first, 1, left), ring(second, 3, right)),
    fill(RED, ring(first, 2, left), ring(second, 2, right)),
    fill(dark, ring(first, 4, left), ring(second, 0, right)),
    scale(first, 5 * PITCH + 14, left, marks),
    scale(second, 5 * PITCH + 14, right, marks),
  ];
  return { viewBox: [0, 0, 640, 400], fit: 'xMidYMid slice', body: body.join('') };
}
