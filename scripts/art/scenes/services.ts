import { fill, sectorPath, type Drawing, type Point, type Sweep } from '../geometry.ts';
import { ink, themed, WHITE } from '../inks.ts';

const SIDE = 200;
const PIVOT: Point = [SIDE, SIDE];
const QUARTER: Sweep = [90, 180];

/**
 * A quarter of a dial, around its lower right corner. Four of them form a dial; each takes its colors from its tile:
 * `--dial-core`, `--dial-band`, `--dial-line` and `--dial-rim`.
 */
export function serviceDial(): Drawing {
  const body = [
    fill(`var(--dial-core,${themed('text')})`, sectorPath(PIVOT, [0, 44], QUARTER)),
    fill(`var(--dial-band,${ink('marigold', 4)})`, sectorPath(PIVOT, [62, 112], QUARTER)),
    fill(`var(--dial-line,${ink('cardinal', 5)})`, sectorPath(PIVOT, [128, 140], QUARTER)),
    fill(`var(--dial-rim,${WHITE})`, sectorPath(PIVOT, [160, 194], QUARTER)),
  ];
  return { viewBox: [0, 0, SIDE, SIDE], fit: 'xMaxYMax meet', body: body.join('') };
}
