import {
  arcPath,
  discPath,
  fill,
  linePath,
  pointAt,
  scale,
  sectorPath,
  stroke,
  type Drawing,
  type Point,
} from '../geometry.ts';
import { ink, themed, WHITE } from '../inks.ts';

/** The contact page: a clock, with the half hour of a call in gold. */
export function contactPage(): Drawing {
  const pivot: Point = [220, 220];
  const line = ink('river', 9);
  const body = [
    fill(ink('cardinal', 5), sectorPath(pivot, [184, 212], [0, 360])),
    fill(WHITE, discPath(pivot, 184)),
    fill(ink('marigold', 4), sectorPath(pivot, [0, 150], [-90, 90])),
    scale(pivot, 158, [0, 360], { color: line, every: 6, major: 5, length: 8, width: 2 }),
    stroke(
      { color: line, width: 10, round: true },
      linePath(pivot, pointAt(pivot, 92, 75)),
      linePath(pivot, pointAt(pivot, 136, -90)),
    ),
    fill(line, discPath(pivot, 16)),
  ];
  return { viewBox: [0, 0, 440, 440], fit: 'xMinYMax meet', body: body.join('') };
}

/** Pages of plain text: thin arcs around the lower right corner, at equal distances. */
export function legalArcs(): Drawing {
  const corner: Point = [420, 300];
  const radii = [80, 130, 180, 230, 280];
  const body = [
    stroke(
      { color: themed('line'), width: 1.5 },
      ...radii.map((radius) => arcPath(corner, radius, [90, 180])),
    ),
    fill(themed('accent-mark'), sectorPath(corner, [0, 44], [90, 180])),
    scale(corner, 280, [90, 180], { color: themed('line-strong'), every: 3, length: 6, width: 1.2 }),
  ];
  return { viewBox: [0, 0, 420, 300], fit: 'xMaxYMax meet', body: body.join('') };
}
