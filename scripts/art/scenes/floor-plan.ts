/** The floor plan of the conference's venue, by the river. */
import {
  arcPath,
  discPath,
  fill,
  fillBox,
  linePath,
  pointAt,
  rectPath,
  sectorPath,
  stroke,
  type Drawing,
  type Point,
  type Sweep,
} from '../geometry.ts';
import { themedIn } from '../inks.ts';
import { themes } from '../../../src/themes/themes.ts';

const themed = themedIn(themes.conference);
const WALL = themed('art-ink');
/** Color of dark objects on the floors, which are light in both schemes. */
const INK = themed('art-on-color');
const HOT = themed('art-hot');
const SUN = themed('art-sun');
const PINK = themed('art-soft');
const WHITE = themed('art-light');

/** The stage, and the radii of the rows of seats in front of it. */
const STAGE: Point = [265, 576];
const ROWS = [150, 190, 230, 270, 310, 350, 390, 430];

/** Distance of the outermost seats from the center line of the room. */
const REACH = 190;

/** Path of a row of seats between the walls, with an aisle in the middle. Stroked with dashes, it becomes the seats. */
const row = (radius: number): string => {
  const degrees = 180 / Math.PI;
  const from = Math.max(26, Math.acos(Math.min(1, REACH / radius)) * degrees);
  const aisle = (22 / radius) * degrees;
  return arcPath(STAGE, radius, [90 + aisle, 180 - from]) + arcPath(STAGE, radius, [from, 90 - aisle]);
};

/** Centers of the round tables, of which each workshop room has two. */
const tables: Point[] = [720, 900, 1074].flatMap((x): Point[] => [
  [x - 39, 150],
  [x + 39, 150],
]);

/** Radius of the circle of chairs around a table. */
const CHAIRS = 30;

/** Positions of the exhibitors' booths: half discs in four rows of five. */
const stands: Point[] = [0, 1, 2, 3].flatMap((row) =>
  [0, 1, 2, 3, 4].map((column): Point => [712 + column * 69, 336 + row * 50]),
);

/** The middle of the registration desk, which is a half ring. */
const DESK: Point = [560, 232];

/** The x of the middle of each restroom, and of its open doorway. */
const restrooms = [525, 595];

/** The doors, which are drawn open: the hinge of each, its angle when open and when closed, and its width. */
const doors = [
  { hinge: [529, 60], open: 270, closed: 360, width: 62 },
  { hinge: [490, 150], open: 360, closed: 270, width: 46 },
  { hinge: [490, 400], open: 360, closed: 270, width: 46 },
  { hinge: [646, 600], open: 90, closed: 0, width: 62 },
  { hinge: [1040, 600], open: 90, closed: 180, width: 62 },
  { hinge: [630, 312], open: 360, closed: 270, width: 46 },
  { hinge: [646, 290], open: 90, closed: 0, width: 46 },
  { hinge: [826, 290], open: 90, closed: 0, width: 46 },
  { hinge: [1000, 290], open: 90, closed: 0, width: 46 },
  { hinge: [1056, 320], open: 180, closed: 270, width: 46 },
] as const;

/**
 * Names on the plan, each centered at a point. Pages can set their font size, in the drawing's units, with `--name`.
 */
const names: [name: string, at: Point][] = [
  ['Entrance', [560, 24]],
  ['Restrooms', [488, 638]],
  ['River', [600, 745]],
];

/** Waves of the river, with a gap for the river's name. */
const waves = Array.from({ length: 10 }, (_, wave): Point => [
  42 + wave * 124,
  wave % 2 === 0 ? 724 : 762,
]).filter(([x]) => Math.abs(x - 600) > 90);

/** Lobby, main stage, workshop rooms, exhibitors, quiet room and terrace, from above. */
export function floorPlan(): Drawing {
  const wall = { color: WALL, width: 9 };
  const thin = { color: WALL, width: 4 };
  const body = [
    fillBox(themed('art-soft'), [0, 688, 1200, 112]),
    stroke({ color: HOT, width: 3 }, ...waves.map((wave) => arcPath(wave, 15, [200, 340]))),
    fillBox(WHITE, [40, 60, 1120, 540]),
    // The hall, and the terrace outside.
    fillBox(PINK, [630, 290, 426, 310]),
    fillBox(SUN, [630, 600, 530, 80]),
    // Stage, seats.
    fill(SUN, sectorPath(STAGE, [0, 96], [0, 180])),
    fill(HOT, sectorPath(STAGE, [0, 40], [0, 180])),
    stroke({ color: INK, width: 17, round: true, dashes: [0, 26] }, ...ROWS.map(row)),
    // Lobby: the registration desk, with two people behind it.
    fill(HOT, sectorPath(DESK, [36, 52], [0, 180])),
    fill(INK, discPath([DESK[0] - 15, DESK[1] - 12], 9), discPath([DESK[0] + 15, DESK[1] - 12], 9)),
    // Restrooms.
    fill(INK, ...restrooms.flatMap((x) => [discPath([x, 534], 10), sectorPath([x, 575], [0, 20], [0, 180])])),
    // Workshop rooms.
    fill(HOT, ...tables.map((table) => discPath(table, 18))),
    stroke(
      { color: INK, width: 13, round: true, dashes: [0, (Math.PI * CHAIRS) / 2] },
      ...tables.map((table) => discPath(table, CHAIRS)),
    ),
    // Exhibitors.
    fill(INK, ...stands.map((stand) => sectorPath(stand, [0, 22], [0, 180]))),
    fill(HOT, ...stands.map(([x, y]) => rectPath([x - 22, y + 5, 44, 6]))),
    // Quiet room: two armchairs and a plant.
    fill(SUN, discPath([1108, 500], 30)),
    fill(INK, sectorPath([1083, 440], [10, 21], [0, 180]), sectorPath([1133, 440], [10, 21], [0, 180])),
    stroke(
      wall,
      rectPath([40, 60, 1120, 540]),
      linePath([490, 60], [490, 600]),
      linePath([630, 60], [630, 600]),
      linePath([630, 290], [1160, 290]),
      linePath([1056, 290], [1056, 600]),
    ),
    stroke(
      thin,
      linePath([810, 60], [810, 290]),
      linePath([990, 60], [990, 290]),
      linePath([490, 500], [630, 500]),
      linePath([560, 500], [560, 600]),
    ),
    stroke(
      { color: WHITE, width: 11 },
      ...doors.map(({ hinge, closed, width }) => linePath(hinge, pointAt(hinge, width, closed))),
      ...restrooms.map((x) => linePath([x - 18, 500], [x + 18, 500])),
    ),
    stroke(
      { color: INK, width: 3 },
      ...doors.map(({ hinge, open, closed, width }) => {
        const turn: Sweep = [Math.min(open, closed), Math.max(open, closed)];
        return linePath(hinge, pointAt(hinge, width, open)) + arcPath(hinge, width, turn);
      }),
    ),
    `<g font-family="Hanken Grotesk Variable,sans-serif" font-size="var(--name,28px)" font-weight="600" text-anchor="middle">`,
    ...names.map(
      ([name, [x, y]]) =>
        `<text x="${x}" y="${y}" dominant-baseline="middle" fill="${name === 'River' ? INK : WALL}">${name}</text>`,
    ),
    '</g>',
  ];
  return { viewBox: [0, 0, 1200, 800], fit: 'xMidYMid meet', body: body.join('') };
}
