import {
  discPath,
  fill,
  linePath,
  pointAt,
  rectPath,
  scale,
  sectorPath,
  stroke,
  type Drawing,
  type Point,
} from '../geometry.ts';
import { byScheme, ink, themed } from '../inks.ts';

/** About: a drawing compass, with its point on the center of the rings and its pencil on the scale around them. */
export function compass(): Drawing {
  const pivot: Point = [300, 470];
  const hinge: Point = [430, 64];
  const pencil = pointAt(pivot, 356, 24);
  const text = themed('text');
  const red = ink('cardinal', 5);
  const body = [
    fill(ink('marigold', 4), sectorPath(pivot, [0, 120], [0, 180])),
    fill(byScheme(ink('river', 8), ink('river', 6)), sectorPath(pivot, [150, 214], [40, 180])),
    fill(red, sectorPath(pivot, [234, 246], [0, 180])),
    fill(byScheme(ink('sky', 3), ink('sky', 5)), sectorPath(pivot, [268, 330], [0, 112])),
    scale(pivot, 356, [0, 180], { color: text, every: 2, length: 8, width: 1.4, line: 1.4 }),
    stroke({ color: text, width: 9 }, linePath(hinge, [pivot[0], pivot[1] - 2]), linePath(hinge, pencil)),
    fill(text, discPath(hinge, 24), rectPath([-64, pivot[1], 740, 6])),
    fill(ink('marigold', 4), discPath(hinge, 8)),
    fill(red, discPath(pencil, 13)),
  ];
  return { viewBox: [-64, 30, 740, 446], fit: 'xMidYMid meet', body: body.join('') };
}
