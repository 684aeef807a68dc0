import { fill, scale, sectorPath, type Drawing, type Point } from '../geometry.ts';
import { themed } from '../inks.ts';

/** Footer: rings around the lower right corner, in the footer's own four colors. */
export function footer(): Drawing {
  const corner: Point = [520, 520];
  const body = [
    fill(themed('art-arc-1'), sectorPath(corner, [0, 120], [90, 180])),
    fill(themed('art-arc-2'), sectorPath(corner, [170, 270], [90, 165])),
    fill(themed('art-arc-3'), sectorPath(corner, [300, 330], [90, 180])),
    fill(themed('art-arc-4'), sectorPath(corner, [360, 470], [90, 135])),
    scale(corner, 490, [90, 180], { color: themed('art-arc-2'), every: 2, length: 7, width: 1 }),
  ];
  return { viewBox: [0, 0, 520, 520], fit: 'xMidYMid meet', body: body.join('') };
}
