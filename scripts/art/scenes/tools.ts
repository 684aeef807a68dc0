/** Small diagrams of example tools. Tiles crop them, so everything important is within the central 600 by 400. */
import {
  arcPath,
  discPath,
  fill,
  fillBox,
  linePath,
  pathData,
  rectPath,
  sectorPath,
  stroke,
  type Box,
  type Drawing,
  type Point,
} from '../geometry.ts';
import { byScheme, ink, WHITE } from '../inks.ts';

const SIDE = 600;
const DARK = ink('river', 9);
const RED = ink('cardinal', 5);
const GOLD = ink('marigold', 4);
const DEEP = ink('river', 8);
const TEAL = ink('river', 5);
/** Color of paper and other light areas. It is dimmer in the dark scheme. */
const PAPER = byScheme(WHITE, ink('sky', 2));
const SKY = byScheme(ink('sky', 2), ink('sky', 4));
/** Color of marks that are drawn directly on a background other than gold. */
const MARK = byScheme(DEEP, ink('sky', 2));
/** Background colors, which are darker in the dark scheme. */
const SKY_GROUND = byScheme(ink('sky', 2), ink('sky', 7));
const CORN_GROUND = byScheme(ink('marigold', 2), ink('marigold', 3));
const RIVER_GROUND = byScheme(ink('river', 6), ink('river', 7));
const PEONY_GROUND = byScheme(ink('peony', 2), ink('peony', 8));

const drawn = (ground: string, ...body: string[]): Drawing => ({
  viewBox: [0, 0, SIDE, SIDE],
  fit: 'xMidYMid slice',
  body: fillBox(ground, [0, 0, SIDE, SIDE]) + body.join(''),
});

/** A sheet of paper: one corner is round. */
const sheetPath = ([x, y, width, height]: Box, round = 56): string =>
  pathData(
    'M',
    x,
    y,
    'h',
    width - round,
    'a',
    round,
    round,
    0,
    0,
    1,
    round,
    round,
    'V',
    y + height,
    'H',
    x,
    'z',
  );

/** Lines of writing, one below the other and `step` units apart, each with the given length. */
const writing = ([x, y]: Point, step: number, ...lengths: number[]): string =>
  lengths.map((length, row) => linePath([x, y + row * step], [x + length, y + row * step])).join('');

/** A check mark with its corner at a point. */
const tickPath = ([x, y]: Point): string => linePath([x - 11, y - 9], [x - 2, y], [x + 15, y - 19]);

/** Permit completeness checker: a form with five entries, one of them missing. */
export function checker(): Drawing {
  const rows = [185, 245, 305, 365, 425];
  const missing = 3;
  const there = rows.filter((_, row) => row !== missing);
  const gap = rows[missing] ?? 0;
  return drawn(
    SKY_GROUND,
    fill(PAPER, sheetPath([140, 110, 320, 380])),
    stroke({ color: DEEP, width: 14 }, ...there.map((y, row) => writing([240, y], 0, 170 - (row % 3) * 30))),
    fill(DEEP, ...there.map((y) => discPath([190, y], 23))),
    stroke({ color: PAPER, width: 6 }, ...there.map((y) => tickPath([188, y + 9]))),
    stroke({ color: RED, width: 7 }, discPath([190, gap], 20)),
    stroke({ color: RED, width: 14, dashes: [18, 12] }, writing([240, gap], 0, 168)),
  );
}

/** Quote desk: a plan, stock and past jobs combine into one price. */
export function quote(): Drawing {
  const desk: Point = [390, 300];
  return drawn(
    DEEP,
    stroke(
      { color: TEAL, width: 10 },
      linePath([150, 165], [270, 165], desk),
      linePath([192, 300], desk),
      linePath([194, 435], [270, 435], desk),
    ),
    fill(SKY, sectorPath([104, 208], [0, 92], [0, 90])),
    fill(GOLD, rectPath([104, 256, 40, 40]), rectPath([152, 256, 40, 40]), rectPath([104, 304, 40, 40])),
    fill(PAPER, rectPath([152, 304, 40, 40])),
    fill(PAPER, sectorPath([148, 435], [26, 46], [0, 270])),
    fill(GOLD, discPath(desk, 110)),
    fill(PAPER, sectorPath(desk, [0, 110], [0, 90])),
    fill(RED, sectorPath(desk, [0, 56], [0, 90])),
    fill(DEEP, discPath(desk, 24)),
  );
}

/** Benefits intake reader: from a scan to a record that a person signs. */
export function intake(): Drawing {
  return drawn(
    GOLD,
    fill(PAPER, sheetPath([70, 140, 180, 320])),
    stroke(
      { color: ink('river', 6), width: 10, dashes: [26, 10] },
      writing([100, 215], 46, 110, 120, 80, 118, 60),
    ),
    fill(RED, rectPath([50, 306, 220, 8])),
    fill(DEEP, sectorPath([268, 300], [0, 40], [-90, 90])),
    fill(DEEP, sheetPath([340, 140, 200, 320])),
    stroke({ color: SKY, width: 14 }, writing([372, 205], 50, 60, 60, 60)),
    stroke({ color: PAPER, width: 14 }, writing([448, 205], 50, 62, 46, 62)),
    stroke({ color: TEAL, width: 4 }, linePath([372, 420], [512, 420])),
    stroke(
      { color: GOLD, width: 9, round: true },
      arcPath([402, 400], 20, [0, 180]) +
        arcPath([442, 400], 20, [180, 360]) +
        arcPath([482, 400], 20, [0, 180]),
    ),
  );
}

/** Maintenance forecast: tomorrow's jobs by risk, highest first. */
export function forecast(): Drawing {
  const heights = [290, 218, 160, 112, 76, 50];
  const foot = 450;
  const bars = heights.map((height, at) => rectPath([110 + at * 66, foot - height, 46, height]));
  return drawn(
    CORN_GROUND,
    fill(RED, ...bars.slice(0, 1)),
    fill(DEEP, ...bars.slice(1)),
    fill(DEEP, rectPath([90, foot, 420, 10])),
    stroke({ color: DEEP, width: 5, dashes: [4, 14], round: true }, arcPath([566, 40], 366, [196, 262])),
    fill(GOLD, sectorPath([430, 190], [0, 62], [0, 180])),
    stroke({ color: DEEP, width: 6 }, arcPath([430, 190], 80, [0, 180])),
  );
}

/** Contract clause finder: the usual terms beside a draft, and the clause that differs. */
export function clause(): Drawing {
  const rows = [190, 240, 290, 340, 390];
  const lines = (x: number): string =>
    rows.map((y, row) => writing([x, y], 0, row % 2 === 0 ? 140 : 116)).join('');
  return drawn(
    RIVER_GROUND,
    fill(PAPER, sheetPath([70, 130, 200, 340])),
    fill(SKY, sheetPath([330, 130, 200, 340])),
    stroke({ color: DEEP, width: 12 }, lines(100), lines(360)),
    fillBox(SKY, [352, 274, 170, 32]),
    stroke({ color: RED, width: 22 }, linePath([360, 290], [500, 290])),
    fill(RED, discPath([300, 290], 42)),
    fill(PAPER, rectPath([294, 266, 12, 30]), discPath([300, 310], 8)),
  );
}

/** A desk for enrollment questions: a question that arrives at night, its answer, and the person who takes over. */
export function desk(): Drawing {
  const moon: Point = [452, 160];
  return drawn(
    DARK,
    fill(ink('marigold', 2), discPath(moon, 56)),
    fill(DARK, discPath([476, 146], 48)),
    fill(SKY, sheetPath([80, 170, 250, 104], 52), rectPath([80, 274, 30, 34])),
    stroke({ color: DEEP, width: 12 }, writing([118, 208], 34, 130, 84)),
    fill(GOLD, sheetPath([170, 322, 250, 104], 52), rectPath([170, 426, 30, 34])),
    stroke({ color: DEEP, width: 12 }, writing([208, 360], 34, 140, 100)),
    fill(RED, sectorPath([492, 462], [0, 62], [0, 180])),
    fill(PAPER, discPath([492, 362], 32)),
  );
}

/** Invoice matching: orders, receipts and bills in rows; one bill fits none of them. */
export function matching(): Drawing {
  const rows = [165, 255, 345, 435];
  const odd = 2;
  const even = rows.filter((_, row) => row !== odd);
  const y = rows[odd] ?? 0;
  return drawn(
    SKY_GROUND,
    stroke({ color: MARK, width: 8 }, ...even.map((each) => linePath([140, each], [460, each]))),
    stroke({ color: MARK, width: 8, dashes: [14, 12] }, linePath([140, y], [420, y])),
    fill(GOLD, ...rows.map((each) => rectPath([106, each - 34, 68, 68]))),
    fill(MARK, ...rows.map((each) => discPath([300, each], 34))),
    fill(PAPER, ...even.map((each) => sectorPath([438, each], [0, 36], [-90, 90]))),
    fill(RED, sectorPath([474, y], [0, 36], [90, 270])),
  );
}

/** Shift handover notes: speech becomes a page. */
export function handover(): Drawing {
  const loud = [40, 96, 168, 230, 150, 84, 130, 60];
  const bars = loud.map((height, at) =>
    linePath([84 + at * 27, 300 - height / 2], [84 + at * 27, 300 + height / 2]),
  );
  return drawn(
    PEONY_GROUND,
    stroke({ color: RED, width: 15, round: true }, ...bars),
    fill(MARK, sectorPath([308, 300], [0, 30], [-90, 90])),
    fill(PAPER, sheetPath([360, 130, 180, 340])),
    fill(DEEP, rectPath([388, 176, 70, 20])),
    stroke({ color: TEAL, width: 11 }, writing([388, 236], 40, 122, 100, 122, 78)),
    fill(GOLD, discPath([402, 418], 18)),
    stroke({ color: DEEP, width: 11 }, writing([432, 418], 0, 78)),
  );
}
