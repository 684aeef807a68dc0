import { fill, sectorPath, type Drawing, type Point, type Radii, type Sweep } from '../geometry.ts';
import { byScheme, ink } from '../inks.ts';

type Ring = readonly [color: string, radii: Radii];

const SIDE = 400;

function shoulder(pivot: Point, sweep: Sweep, rings: readonly Ring[]): Drawing {
  const body = rings.map(([color, radii]) => fill(color, sectorPath(pivot, radii, sweep)));
  return { viewBox: [0, 0, SIDE, SIDE], fit: 'xMidYMid meet', body: body.join('') };
}

/** The left shoulder of the partner arch: a quarter circle of four rings. */
export function partnerLeft(): Drawing {
  return shoulder(
    [SIDE, SIDE],
    [90, 180],
    [
      [ink('marigold', 4), [0, 90]],
      [byScheme(ink('river', 6), ink('river', 5)), [120, 220]],
      [byScheme(ink('sky', 3), ink('cardinal', 5)), [250, 286]],
      [byScheme(ink('river', 8), ink('sky', 3)), [286, 400]],
    ],
  );
}

/** The right shoulder of the partner arch. Each of its rings continues a ring of the left shoulder. */
export function partnerRight(): Drawing {
  return shoulder(
    [0, SIDE],
    [0, 90],
    [
      [ink('cardinal', 5), [0, 90]],
      [ink('marigold', 2), [120, 220]],
      [byScheme(ink('river', 8), ink('river', 6)), [250, 286]],
      [ink('marigold', 4), [286, 400]],
    ],
  );
}
