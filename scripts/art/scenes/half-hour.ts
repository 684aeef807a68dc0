import { fill, scale, sectorPath, type Drawing, type Point, type Sweep } from '../geometry.ts';
import { ink, WHITE } from '../inks.ts';

/** Booking: thirty minutes are half a turn of the clock, with a mark for each one. */
export function halfHour(): Drawing {
  const pivot: Point = [200, 214];
  const halfTurn: Sweep = [0, 180];
  const body = [
    fill(ink('marigold', 4), sectorPath(pivot, [0, 46], halfTurn)),
    fill(ink('river', 6), sectorPath(pivot, [64, 112], [0, 120])),
    fill(ink('sky', 2), sectorPath(pivot, [126, 136], halfTurn)),
    fill(ink('cardinal', 5), sectorPath(pivot, [150, 172], halfTurn)),
    scale(pivot, 186, halfTurn, { color: WHITE, every: 6, length: 7, width: 1.2, line: 1.2 }),
  ];
  return { viewBox: [0, 0, 400, 214], fit: 'xMidYMid meet', body: body.join('') };
}
