/** The symbols of the four partners, 30 by 30, in the color of the text beside them. */
import { discPath, fill, sectorPath, type Drawing, type Point } from '../geometry.ts';

function symbol(...paths: readonly string[]): Drawing {
  return { viewBox: [0, 0, 30, 30], fit: 'xMidYMid meet', body: fill('currentColor', ...paths) };
}

/** Norwick Health: a quarter disc and a ring around it. */
export function norwickHealth(): Drawing {
  const corner: Point = [2, 30];
  return symbol(sectorPath(corner, [0, 9], [0, 90]), sectorPath(corner, [14, 28], [0, 90]));
}

/** Halvorn Foundry: the two halves of a mold, a little apart. */
export function halvornFoundry(): Drawing {
  return symbol(sectorPath([15, 15], [0, 14], [0, 180]), sectorPath([15, 17], [0, 14], [180, 360]));
}

/** Easterlin College: two arches, the inner one a gate. */
export function easterlinCollege(): Drawing {
  const threshold: Point = [15, 28];
  return symbol(sectorPath(threshold, [8, 14], [0, 180]), sectorPath(threshold, [19, 26], [0, 180]));
}

/** Marden Mutual: a disc in the arms of an open ring. */
export function mardenMutual(): Drawing {
  const center: Point = [15, 15];
  return symbol(sectorPath(center, [7, 14], [45, 315]), discPath(center, 3.4));
}
