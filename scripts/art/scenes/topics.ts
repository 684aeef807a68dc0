/**
 * The drawings of the podcast's topics, which illustrate the topics' names. They have no background. Tiles can place
 * them in a corner and mirror them.
 */
import {
  arcPath,
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
  type Sweep,
} from '../geometry.ts';
import { ink, themed, WHITE } from '../inks.ts';

const QUARTER: Sweep = [0, 90];
const HALF_CIRCLE: Sweep = [0, 180];
const CORNER: Point = [0, 200];
const RED = ink('cardinal', 5);
const GOLD = ink('marigold', 4);
const RIVER = ink('river', 5);

const quarterTurn = (...body: readonly string[]): Drawing => ({
  viewBox: [0, 0, 200, 200],
  fit: 'xMidYMid meet',
  body: body.join(''),
});

/** Rays of the fan: outer radii (used in turn), number, and the gap on either side of each ray, in degrees. */
const REACHES = [400, 360, 400, 330, 380] as const;
const RAYS = 20;
const RAY_GAP = 0.6;

/** All episodes: a fan of twenty rays, which stand for the episodes. */
export function allEpisodes(): Drawing {
  const pivot: Point = [0, 420];
  const every = 90 / RAYS;
  const colors = [GOLD, RIVER, WHITE, RED, ink('sky', 3)];
  const ray = (index: number): string =>
    sectorPath(
      pivot,
      [150, REACHES[index % REACHES.length] ?? REACHES[0]],
      [index * every + RAY_GAP, (index + 1) * every - RAY_GAP],
    );
  const rays = Array.from({ length: RAYS }, (_, index) => index);
  const body = [
    ...colors.map((color, place) =>
      fill(color, ...rays.filter((index) => (index * 2) % colors.length === place).map(ray)),
    ),
    fill(GOLD, sectorPath(pivot, [0, 116], QUARTER)),
    scale(pivot, 404, QUARTER, { color: themed('text'), every, length: 7, width: 1.3 }),
  ];
  return { viewBox: [0, 0, 420, 420], fit: 'xMidYMid meet', body: body.join('') };
}

/** Strategy: a measuring dial with its hand set. */
export function strategy(): Drawing {
  const text = themed('text');
  const set = pointAt(CORNER, 176, 60);
  return quarterTurn(
    scale(CORNER, 176, QUARTER, { color: text, every: 3, length: 6, width: 1.3, line: 1.4 }),
    fill(RED, sectorPath(CORNER, [120, 156], [0, 60])),
    fill(ink('sky', 5), sectorPath(CORNER, [120, 156], [64, 90])),
    stroke({ color: text, width: 3 }, linePath(CORNER, set)),
    fill(text, sectorPath(CORNER, [0, 64], QUARTER), discPath(set, 9)),
  );
}

/** The followers: each one's angle on the orbit, and the radius of its disc. */
const FOLLOWERS = [
  [88, 7],
  [79, 9],
  [68, 12],
] as const;

/** Leadership: one goes ahead on the orbit, others follow. */
export function leadership(): Drawing {
  const text = themed('text');
  return quarterTurn(
    stroke({ color: text, width: 1.4 }, arcPath(CORNER, 150, QUARTER)),
    fill(text, ...FOLLOWERS.map(([angle, radius]) => discPath(pointAt(CORNER, 150, angle), radius))),
    fill(GOLD, discPath(pointAt(CORNER, 150, 46), 38)),
    fill(RIVER, sectorPath(CORNER, [0, 88], QUARTER)),
  );
}

/** Innovation: a piece of the ring has moved outward. */
export function innovation(): Drawing {
  const text = themed('text');
  const piece: Sweep = [50, 74];
  return quarterTurn(
    fill(RED, sectorPath(CORNER, [0, 50], QUARTER), sectorPath(CORNER, [136, 170], piece)),
    fill(text, sectorPath(CORNER, [70, 104], [0, piece[0]]), sectorPath(CORNER, [70, 104], [piece[1], 90])),
    stroke({ color: text, width: 1.3 }, arcPath(CORNER, 184, [38, 90])),
  );
}

/** Number of stones in the arch (the middle one is the keystone), and the gap on either side of each, in degrees. */
const STONES = 9;
const JOINT = 0.9;

/** Implementation: an arch, stone by stone, on its two piers. */
export function implementation(): Drawing {
  const pivot: Point = [110, 170];
  const every = 180 / STONES;
  const keystone = (STONES - 1) / 2;
  const stones = Array.from({ length: STONES }, (_, index) =>
    sectorPath(pivot, [76, 126], [index * every + JOINT, (index + 1) * every - JOINT]),
  );
  const piers = [rectPath([-16, 171.5, 50, 32.5]), rectPath([186, 171.5, 50, 32.5])];
  const body = [
    fill(themed('text'), ...stones.filter((_, index) => index % 2 === 0 && index !== keystone)),
    fill(RIVER, ...stones.filter((_, index) => index % 2 === 1), ...piers),
    fill(GOLD, ...stones.filter((_, index) => index === keystone)),
  ];
  return { viewBox: [-16, 34, 252, 170], fit: 'xMidYMid meet', body: body.join('') };
}

/** Ethics: a balance scale with its pans level. */
export function ethics(): Drawing {
  const pivot: Point = [150, 150];
  const [x, y] = pivot;
  const text = themed('text');
  const pan = (side: number): string => sectorPath([x + side * 99, y + 2], [0, 52], [180, 360]);
  const body = [
    scale(pivot, 128, HALF_CIRCLE, { color: text, every: 5, major: 9, length: 6, width: 1.3, line: 1.4 }),
    fill(GOLD, sectorPath(pivot, [86, 112], [0, 89.2]), pan(1)),
    fill(text, sectorPath(pivot, [86, 112], [90.8, 180]), pan(-1)),
    stroke({ color: text, width: 3 }, linePath([-4, y], [304, y]), linePath(pivot, [x, 22])),
    fill(text, discPath(pivot, 9)),
  ];
  return { viewBox: [-6, 10, 312, 200], fit: 'xMidYMid meet', body: body.join('') };
}

/** Featured: a rising sun with its rays, every other one shorter. */
export function featured(): Drawing {
  const rays = Array.from({ length: 6 }, (_, index) =>
    sectorPath(CORNER, [90, index % 2 ? 140 : 180], [index * 15 + 2, index * 15 + 13]),
  );
  return quarterTurn(fill(RED, sectorPath(CORNER, [0, 70], QUARTER)), fill(themed('text'), ...rays));
}
