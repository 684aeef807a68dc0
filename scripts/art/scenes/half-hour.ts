import { fill, scale, sectorPath, type Drawing, type Point, type Sweep } from '../geometry.ts';
import { ink, WHITE } from '../inks.ts';

/** Booking: thirty minutes as half a clock face, with a mark for each minute. */
export function halfHour(): Drawing {
  const pivot: Point = [200, 214];
  const halfCircle: Sweep = [0, 180];
  const body = [
    fill(ink('marigold', 4), sectorPath(pivot, [0, 46], halfCircle)),
    fill(ink('river', 6), sectorPath(pivot, [64, 112], [0, 120])),
    fill(ink('sky', 2), sectorPath(pivot, [126, 136], halfCircle)),
    fill(ink('cardinal', 5), sectorPath(pivot, [150, 172], halfCircle)),
    scale(pivot, 186, halfCircle, { color: WHITE, every: 6, length: 7, width: 1.2, line: 1.2 }),
  ];
  return { viewBox: [0, 0, 400, 214], fit: 'xMidYMid meet', body: body.join('') };
}
