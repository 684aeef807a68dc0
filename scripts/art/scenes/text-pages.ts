import { arcPath, fill, scale, sectorPath, stroke, type Drawing, type Point } from '../geometry.ts';
import { ink, themed } from '../inks.ts';

/** The contact page: rings around the lower left corner of a band. */
export function contactPage(): Drawing {
  const corner: Point = [0, 440];
  const body = [
    fill(ink('marigold', 4), sectorPath(corner, [0, 110], [0, 90])),
    fill(ink('river', 6), sectorPath(corner, [150, 230], [0, 66])),
    fill(ink('sky', 2), sectorPath(corner, [256, 272], [0, 90])),
    fill(ink('cardinal', 5), sectorPath(corner, [310, 400], [24, 90])),
    scale(corner, 424, [0, 90], { color: ink('sky', 2), every: 2, length: 8, width: 1.2 }),
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
