/** The drawings of the six solution tiles. They have no background, so that the tile's background shows. */
import {
  arcPath,
  discPath,
  dotsPath,
  fill,
  pointAt,
  rectPath,
  scale,
  sectorPath,
  stroke,
  type Drawing,
  type Point,
  type Sweep,
} from '../geometry.ts';
import { byScheme, ink, themed, WHITE } from '../inks.ts';

const HALF_CIRCLE: Sweep = [0, 180];

/** Government: a statehouse dome over its colonnade, within two rings and an arc of tick marks. */
export function government(): Drawing {
  const dome: Point = [336, 284];
  const [x, foot] = dome;
  const seams = [1, 2, 3, 4].map((seam) => arcPath(dome, 145 - seam * 29, HALF_CIRCLE));
  const columns = Array.from({ length: 9 }, (_, column) =>
    rectPath([x - 152 + column * 35.5, foot + 13, 20, 48]),
  );
  const flag = sectorPath([x + 3, foot - 190], [0, 21], [-90, 90]);
  const door = columns.filter((_, column) => column === 4);
  const body = [
    fill(ink('river', 5), sectorPath(dome, [166, 187], HALF_CIRCLE)),
    fill(ink('river', 6), sectorPath(dome, [208, 247], [28, 152])),
    fill(ink('sky', 2), sectorPath(dome, [0, 145], HALF_CIRCLE)),
    stroke({ color: ink('river', 8), width: 3 }, ...seams),
    fill(ink('marigold', 4), sectorPath(dome, [0, 145], [78, 102])),
    fill(ink('sky', 2), rectPath([x - 3.5, foot - 211, 7, 70])),
    fill(ink('cardinal', 5), flag, ...door),
    fill(WHITE, rectPath([x - 165, foot, 330, 13])),
    fill(ink('sky', 3), ...columns.filter((_, column) => column !== 4)),
    scale(dome, 264, HALF_CIRCLE, { color: ink('sky', 2), every: 2, length: 8, width: 1.2 }),
  ];
  return { viewBox: [0, 0, 672, 640], fit: 'xMidYMid meet', bleeds: true, body: body.join('') };
}

/** Education: an open book of two quarter discs, and a reader's head above it. */
export function education(): Drawing {
  const left: Point = [48, 96];
  const right: Point = [52, 96];
  const leftPage: Sweep = [90, 180];
  const rightPage: Sweep = [0, 90];
  const lines = (pivot: Point, sweep: Sweep): string => arcPath(pivot, 30, sweep) + arcPath(pivot, 18, sweep);
  const body = [
    fill(ink('sky', 3), sectorPath(left, [0, 46], leftPage)),
    fill(ink('marigold', 4), sectorPath(right, [0, 46], rightPage)),
    stroke({ color: WHITE, width: 3 }, lines(left, leftPage)),
    stroke({ color: themed('text'), width: 3 }, lines(right, rightPage)),
    fill(ink('cardinal', 5), sectorPath([50, 34], [0, 15], HALF_CIRCLE)),
  ];
  return { viewBox: [0, 0, 100, 96], fit: 'xMidYMid meet', body: body.join('') };
}

/** Business: three quarter discs, each larger than the one before. */
export function business(): Drawing {
  const quarter = (x: number, radius: number): string => sectorPath([x, 100], [0, radius], [0, 90]);
  const body = [
    fill(ink('river', 8), quarter(0, 22)),
    fill(WHITE, quarter(34, 30)),
    fill(ink('cardinal', 5), quarter(76, 42)),
  ];
  return { viewBox: [0, 42, 118, 58], fit: 'xMidYMid meet', body: body.join('') };
}

/** Training: a quarter of a protractor, whose ninety degrees stand for ninety days. */
export function training(): Drawing {
  const corner: Point = [300, 300];
  const body = [
    fill(byScheme(ink('river', 8), ink('river', 5)), sectorPath(corner, [0, 62], [90, 180])),
    fill(WHITE, sectorPath(corner, [86, 142], [90, 150])),
    fill(ink('marigold', 4), sectorPath(corner, [142, 182], [90, 180])),
    fill(byScheme(ink('river', 6), ink('river', 4)), sectorPath(corner, [206, 222], [90, 180])),
    fill(ink('cardinal', 5), sectorPath(corner, [236, 262], [105, 180])),
    scale(corner, 274, [90, 180], { color: themed('text'), every: 2, length: 8, width: 1.3 }),
  ];
  return { viewBox: [0, 0, 300, 300], fit: 'xMidYMid meet', body: body.join('') };
}

/** Custom development: rings built around one disc, and a piece that is about to be inserted. */
export function customDevelopment(): Drawing {
  const center: Point = [150, 150];
  const piece = pointAt(center, 26, 36);
  const body = [
    fill(ink('marigold', 4), discPath(center, 34), sectorPath(piece, [118, 160], [2, 62])),
    fill(byScheme(WHITE, ink('peony', 2)), sectorPath(center, [46, 78], [0, 360])),
    fill(byScheme(ink('peony', 2), ink('peony', 4)), sectorPath(center, [92, 104], [20, 340])),
    fill(ink('peony', 9), sectorPath(center, [118, 160], [70, 330])),
  ];
  return { viewBox: [-14, -14, 368, 328], fit: 'xMidYMid meet', body: body.join('') };
}

/** Loose data: positions of the dots that are not on a ring yet. */
const NOISE: readonly Point[] = [
  [132, 96],
  [146, 70],
  [158, 112],
  [170, 84],
  [186, 66],
  [184, 108],
  [202, 90],
  [214, 68],
  [226, 100],
  [240, 76],
  [150, 128],
  [256, 64],
  [198, 122],
  [270, 88],
  [138, 150],
];

/** Radii of the loose dots, used in turn. Every fifth dot is red. */
const NOISE_RADII = [3.4, 5, 2.6, 4.2];
const NOISE_RED = 5;

/** The rings of ordered dots. For each ring: its radius, the degrees between dots, and the angle of its last dot. */
const ORDER = {
  inner: [44, 22.5, 180],
  gold: [74, 15, 180],
  outer: [104, 12, 144],
  river: [134, 10, 100],
} as const;

/** Data integrity: dots fall out of a cloud into even rings. */
export function dataIntegrity(): Drawing {
  const pivot: Point = [300, 240];
  const text = themed('text');
  const red = ink('cardinal', 5);
  const dots = (color: string, radius: number, ...points: readonly Point[]): string =>
    stroke({ color, width: radius * 2, round: true }, dotsPath(points));
  const ring = ([radius, every, until]: readonly [number, number, number]): Point[] =>
    Array.from({ length: until / every + 1 }, (_, step) => pointAt(pivot, radius, step * every));
  const noise = NOISE_RADII.flatMap((radius, turn) => {
    const ofThisSize = NOISE.flatMap((point, index) =>
      index % NOISE_RADII.length === turn ? [{ point, red: index % NOISE_RED === 0 }] : [],
    );
    return [
      dots(text, radius, ...ofThisSize.filter((dot) => !dot.red).map((dot) => dot.point)),
      dots(red, radius, ...ofThisSize.filter((dot) => dot.red).map((dot) => dot.point)),
    ];
  });
  const body = [
    ...noise,
    dots(text, 5, ...ring(ORDER.inner), ...ring(ORDER.outer)),
    dots(ink('marigold', 4), 5, ...ring(ORDER.gold)),
    dots(ink('river', 5), 5, ...ring(ORDER.river)),
    fill(red, sectorPath(pivot, [0, 22], HALF_CIRCLE)),
    scale(pivot, 152, HALF_CIRCLE, { color: text, every: 3, length: 6, width: 1.2, line: 1.2 }),
  ];
  return { viewBox: [122, 54, 338, 186], fit: 'xMidYMid meet', body: body.join('') };
}
