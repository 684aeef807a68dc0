/** The drawings behind a call to action. They have no background, so that the section's background shows. */
import { discPath, fill, scale, sectorPath, type Drawing, type Point, type Sweep } from '../geometry.ts';
import { ink, themed, WHITE } from '../inks.ts';

const GOLD = ink('marigold', 4);
const RED = ink('cardinal', 5);
const RIVER = ink('river', 8);
const UPPER: Sweep = [0, 180];
const LOWER: Sweep = [180, 360];

/** Corner: rings around the upper right corner. */
export function corner(): Drawing {
  const pivot: Point = [560, 0];
  const quarter: Sweep = [180, 270];
  // Rings continue past the edge. Otherwise, at fractional pixel positions, a line of the background would show there.
  const past: Sweep = [180, 275];
  const body = [
    fill(GOLD, sectorPath(pivot, [0, 120], past)),
    fill(ink('river', 6), sectorPath(pivot, [160, 270], [195, 275])),
    fill(ink('sky', 2), sectorPath(pivot, [296, 316], past)),
    fill(RED, sectorPath(pivot, [356, 470], [222, 275])),
    scale(pivot, 490, quarter, { color: themed('text'), every: 2, length: 8, width: 1.2 }),
  ];
  return { viewBox: [0, 0, 560, 560], fit: 'xMaxYMin meet', bleeds: true, body: body.join('') };
}

/** Halves: two half discs, a large one at the upper edge and a small one on the lower. */
export function halves(): Drawing {
  const above: Point = [1120, 0];
  const below: Point = [1120, 600];
  const body = [
    fill(RIVER, sectorPath(above, [0, 110], LOWER), sectorPath(below, [120, 190], UPPER)),
    fill(WHITE, sectorPath(above, [140, 290], LOWER)),
    fill(RED, sectorPath(above, [312, 332], LOWER), sectorPath(below, [0, 90], UPPER)),
    scale(above, 350, LOWER, { color: themed('text'), every: 2, length: 9, width: 1.2 }),
  ];
  return { viewBox: [0, 0, 1440, 600], fit: 'xMaxYMin meet', body: body.join('') };
}

/** Horizontal positions of the people in the line. Each person is larger than the one to the left. */
const PLACES = [36, 100, 182, 282, 400, 536, 690];

/**
 * Crowd: people in a line along the bottom, larger from left to right. On a phone, the red ring of the section below
 * starts under the second-to-last person.
 */
export function crowd(): Drawing {
  const people = PLACES.map((x, place) => {
    const size = 24 + place * 9;
    return sectorPath([x, 300], [0, size * 1.02], UPPER) + discPath([x, 300 - size * 1.32], size * 0.36);
  });
  const body = [
    fill(ink('river', 5), ...people.slice(0, 2)),
    fill(ink('sky', 3), ...people.slice(2, 4)),
    fill(WHITE, ...people.slice(4, 6)),
    fill(RED, ...people.slice(6)),
  ];
  return { viewBox: [0, 156, 784, 144], fit: 'xMaxYMax meet', body: body.join('') };
}
