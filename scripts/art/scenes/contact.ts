import { fill, scale, sectorPath, type Drawing, type Point } from '../../../src/design/art/geometry.ts';
import { ink } from '../../../src/design/art/inks.ts';

/** Contact: rings around the upper right corner of a band. */
export function contact(): Drawing {
  const corner: Point = [620, 0];
  const body = [
    fill(ink('marigold', 4), sectorPath(corner, [0, 130], [180, 270])),
    fill(ink('river', 6), sectorPath(corner, [180, 280], [195, 270])),
    fill(ink('sky', 2), sectorPath(corner, [306, 326], [180, 270])),
    fill(ink('cardinal', 5), sectorPath(corner, [372, 462], [180, 244])),
    fill(ink('river', 6), sectorPath(corner, [372, 462], [250, 270])),
    scale(corner, 492, [180, 270], { color: ink('sky', 2), every: 1.5, length: 7, width: 1.2 }),
  ];
  return { viewBox: [0, 0, 620, 620], fit: 'xMaxYMin meet', body: body.join('') };
}
