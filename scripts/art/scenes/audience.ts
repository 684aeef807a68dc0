import {
  fill,
  scale,
  sectorPath,
  windowOnto,
  type Drawing,
  type Point,
  type Radii,
  type Sweep,
} from '../geometry.ts';
import { byScheme, ink, WHITE } from '../inks.ts';

type Ring = readonly [color: string, radii: Radii, sweep: Sweep];

const WIDTH = 1440;
const BAND = 280;
const PIVOT: Point = [1150, BAND * 3];

const CORE: Radii = [0, 170];
const FIRST: Radii = [230, 330];
const SECOND: Radii = [372, 392];
const THIRD: Radii = [440, 560];
const FOURTH: Radii = [610, 720];
const HALF_CIRCLE: Sweep = [0, 180];
const THIRD_SWEEP: Sweep = [0, 165];
const FOURTH_SWEEP: Sweep = [30, 122];

/** Colors that, in the dark scheme, are lighter than the background of their band but no lighter than its text. */
const RIVER = byScheme(ink('river', 8), ink('river', 5));
const PAPER = byScheme(WHITE, ink('sky', 3));

/**
 * The rings that are visible in each of the three bands, from top to bottom, in that band's colors. A ring that crosses
 * from one band into another is red in neither: the boundary would cut off small red corners.
 */
const BANDS: readonly (readonly Ring[])[] = [
  [[ink('marigold', 4), FOURTH, FOURTH_SWEEP]],
  [
    [PAPER, FIRST, HALF_CIRCLE],
    [RIVER, SECOND, HALF_CIRCLE],
    [RIVER, THIRD, THIRD_SWEEP],
  ],
  [
    [ink('cardinal', 5), CORE, HALF_CIRCLE],
    [RIVER, FIRST, HALF_CIRCLE],
    [RIVER, SECOND, HALF_CIRCLE],
    [PAPER, THIRD, THIRD_SWEEP],
  ],
];

/** Three bands, for government, education and business. Each is 280 units high and shows part of one set of rings. */
export function audience(): Drawing {
  const bands = BANDS.map((rings, index) =>
    windowOnto(
      [0, index * BAND, WIDTH, BAND],
      rings.map(([color, radii, sweep]) => fill(color, sectorPath(PIVOT, radii, sweep))).join(''),
    ),
  );
  const marks = scale(PIVOT, 742, FOURTH_SWEEP, { color: ink('river', 1), every: 1, length: 7, width: 1.2 });
  return { viewBox: [0, 0, WIDTH, BAND * 3], fit: 'xMaxYMax slice', body: bands.join('') + marks };
}
