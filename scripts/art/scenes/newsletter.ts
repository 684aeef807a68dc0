import { fill, scale, sectorPath, type Drawing, type Point } from '../geometry.ts';
import { ink, themed } from '../inks.ts';

/** Newsletter, for any background: a half disc from the right edge, behind the form. */
export function newsletterDisc(): Drawing {
  const edge: Point = [1440, 280];
  const body = [
    fill(themed('art-soft'), sectorPath(edge, [0, 640], [90, 270])),
    fill(ink('cardinal', 5), sectorPath(edge, [662, 684], [90, 232])),
    scale(edge, 704, [90, 270], { color: themed('text'), every: 1, length: 7, width: 1.2 }),
  ];
  return { viewBox: [0, 0, 1440, 560], fit: 'xMaxYMid slice', body: body.join('') };
}

/** Newsletter, for a dark teal background: rings around the lower left corner. */
export function newsletterRiver(): Drawing {
  const corner: Point = [0, 560];
  const body = [
    fill(ink('marigold', 4), sectorPath(corner, [0, 150], [0, 90])),
    fill(ink('river', 6), sectorPath(corner, [190, 290], [0, 60])),
    fill(ink('sky', 2), sectorPath(corner, [320, 344], [0, 90])),
    fill(ink('river', 7), sectorPath(corner, [384, 470], [24, 90])),
    scale(corner, 496, [0, 90], { color: ink('sky', 2), every: 1.5, length: 7, width: 1.2 }),
  ];
  return { viewBox: [0, 0, 1440, 560], fit: 'xMinYMax slice', body: body.join('') };
}
