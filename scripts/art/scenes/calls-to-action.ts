/** The drawings behind a call to action. They have no background, so that the section's background shows. */
import {
  discPath,
  fill,
  linePath,
  pointAt,
  scale,
  sectorPath,
  stroke,
  type Drawing,
  type Point,
  type Sweep,
} from '../geometry.ts';
import { ink, themed, WHITE } from '../inks.ts';

const GOLD = ink('marigold', 4);
const RED = ink('cardinal', 5);
const RIVER = ink('river', 8);
const UPPER: Sweep = [0, 180];
const FULL_TURN: Sweep = [0, 360];

/** Clock: a whole clock face at two o'clock, with the hour that follows marked on the face and around it. */
export function clock(): Drawing {
  const center: Point = [300, 300];
  const [x, y] = center;
  const hour: Sweep = [0, 30];
  const at = (radius: number, o: number): Point => pointAt(center, radius, 90 - o * 30);
  const body = [
    scale(center, 266, FULL_TURN, { color: themed('text'), every: 6, length: 9, width: 1.6 }),
    fill(RIVER, discPath(center, 252)),
    fill(WHITE, discPath(center, 222)),
    fill(RED, sectorPath(center, [0, 222], hour), sectorPath(center, [222, 252], hour)),
    stroke(
      { color: RIVER, width: 12 },
      ...Array.from({ length: 12 }, (_, o) => linePath(at(o % 3 === 0 ? 172 : 190, o), at(212, o))),
    ),
    stroke({ color: RIVER, width: 18, round: true }, linePath(center, at(104, 2))),
    stroke({ color: RIVER, width: 12, round: true }, linePath(center, [x, y - 146])),
    fill(RIVER, discPath(center, 22)),
    fill(GOLD, discPath(center, 8)),
  ];
  return { viewBox: [0, 0, 600, 600], fit: 'xMidYMid meet', body: body.join('') };
}

/** Horizontal positions of the people in the line. Each person is larger than the one to the left. */
const PLACES = [36, 100, 182, 282, 400, 536, 690];

/**
 * Crowd: people in a line along the bottom, larger from left to right. On a phone, the red ring of the section below
 * starts under the second-to-last person.
 */
export function crowd(): Drawing {
  const people = PLACES.map((x, place) => {
    const size = 24 + place * 9;
    return sectorPath([x, 300], [0, size * 1.02], UPPER) + discPath([x, 300 - size * 1.32], size * 0.36);
  });
  const body = [
    fill(ink('river', 5), ...people.slice(0, 2)),
    fill(ink('sky', 3), ...people.slice(2, 4)),
    fill(WHITE, ...people.slice(4, 6)),
    fill(RED, ...people.slice(6)),
  ];
  return { viewBox: [0, 156, 784, 144], fit: 'xMaxYMax meet', body: body.join('') };
}
