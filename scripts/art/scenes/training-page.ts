/** The drawings of the training page, each for a section with a particular background. */
import {
  arcPath,
  discPath,
  fill,
  formatNumber,
  linePath,
  pointAt,
  scale,
  sectorPath,
  stroke,
  type Drawing,
  type Point,
  type Radii,
  type Sweep,
} from '../geometry.ts';
import { byScheme, ink, themed, WHITE } from '../inks.ts';

const QUARTER: Sweep = [0, 90];
const FULL_TURN: Sweep = [0, 360];

const TEXT = themed('text');
const GOLD = ink('marigold', 4);
const PALE = ink('marigold', 1);
const RED = ink('cardinal', 5);
const SKY = ink('sky', 2);
const RIVER = ink('river', 8);
const INK = ink('river', 9);

const NUMERALS = 'font-family="Sometype Mono Variable,monospace" font-weight="600"';
const LETTERS = 'font-family="Besley Variable,Rockwell,Georgia,serif" text-anchor="middle"';

/** The `x` and `y` attributes of text at a point. */
const at = ([x, y]: Point): string => `x="${formatNumber(x)}" y="${formatNumber(y)}"`;

/**
 * The framework's three letters, each with its background and its text color. Each letter takes up a third of the
 * quarter circle. On the page about the framework, the stage that a letter stands for has the same background.
 */
const THIRDS = [
  ['A', ink('sky', 4), INK],
  ['R', GOLD, INK],
  ['C', RED, WHITE],
] as const;

/**
 * Training, for a gold background: a quarter of a protractor, one degree per day, around the letters A, R and C. The
 * page sets the numerals' size with `--numeral`, because a phone shows the drawing at less than half its size.
 */
export function protractor(): Drawing {
  const pivot: Point = [40, 760];
  const rim = 646;
  /** Angle of a day. Days run clockwise, so that the letters read from left to right. */
  const turn = (day: number): number => 90 - day;
  const days = (from: number, to: number): Sweep => [turn(to), turn(from)];
  const hand = pointAt(pivot, rim, turn(30));
  const letters: Radii = [190, 330];
  /**
   * The angles of the days in one third of the quarter circle, without `gap` days on each side next to another third.
   */
  const third = (index: number, gap: number): Sweep =>
    days(index * 30 + (index > 0 ? gap : 0), index * 30 + 30 - (index < 2 ? gap : 0));
  const thirds = THIRDS.map(([letter, ground, color], index) =>
    [
      fill(ground, sectorPath(pivot, letters, third(index, 0.7))),
      `<text ${at(pointAt(pivot, 260, turn(index * 30 + 15)))} dy=".36em" fill="${color}">${letter}</text>`,
    ].join(''),
  );
  const numerals = [0, 15, 30, 45, 60, 75, 90].map((day) => {
    const [x, y] = pointAt(pivot, 688, turn(day));
    const anchor = day === 0 ? ' text-anchor="start"' : '';
    // The last numeral sits on the bottom line at any font size.
    const place = day === 90 ? at([x, y - 10]) : `${at([x, y])} dy=".35em"`;
    return `<text ${place}${anchor}>${day}</text>`;
  });
  const body = [
    fill(byScheme(RIVER, ink('river', 5)), sectorPath(pivot, [0, 150], QUARTER)),
    // Dark, so that the yellow third stands out from the background.
    fill(INK, sectorPath(pivot, [letters[0] - 8, letters[1] + 8], QUARTER)),
    `<g ${LETTERS} font-weight="600" font-size="86">${thirds.join('')}</g>`,
    fill(byScheme(RIVER, ink('river', 4)), sectorPath(pivot, [392, 408], QUARTER)),
    // Each letter's 30 days, in the letter's color or, if that is the background's color, in a paler one.
    fill(INK, sectorPath(pivot, [474, 612], QUARTER)),
    ...THIRDS.map(([, ground], index) =>
      fill(ground === GOLD ? PALE : ground, sectorPath(pivot, [494, 592], third(index, 0.5))),
    ),
    scale(pivot, rim, QUARTER, { color: TEXT, every: 1, length: 9, width: 1.4, line: 1.4 }),
    `<g ${NUMERALS} font-size="var(--numeral,17px)" text-anchor="middle" fill="${TEXT}">${numerals.join('')}</g>`,
    stroke({ color: TEXT, width: 3 }, linePath(pointAt(pivot, 338, turn(30)), hand)),
    fill(TEXT, discPath(hand, 13)),
  ];
  return { viewBox: [0, 0, 780, 760], fit: 'xMaxYMax meet', body: body.join('') };
}

/**
 * The agents. For each: the inner and outer radius of its orbit (a thick arc), the arc's first and last angle, the
 * agent's angle, and the color of both.
 */
const AGENTS = [
  [[120, 168], [-40, 210], 210, SKY],
  [[190, 238], [56, 330], 56, ink('river', 5)],
  [[258, 300], [-8, 220], -8, ink('cardinal', 4)],
] as const;

/** Radius of an agent's disc. */
const AGENT = 26;

/** The agentic organization, for a dark teal background: people in the middle, agents at the ends of three orbits. */
export function agenticOrbits(): Drawing {
  const center: Point = [330, 330];
  const [x, y] = center;
  const person = (px: number, py: number, size: number): string =>
    discPath([px, py - 16 * size], 13 * size) + sectorPath([px, py + 22 * size], [0, 22 * size], [0, 180]);
  const orbits = AGENTS.map(([radii, sweep, , color]) => fill(color, sectorPath(center, radii, sweep)));
  const agents = AGENTS.map(([[inner, outer], , angle, color], index) => {
    const place = pointAt(center, (inner + outer) / 2, angle);
    return [
      fill(themed('bg'), discPath(place, AGENT + 7)),
      fill(color, discPath(place, AGENT)),
      `<text ${at(place)} dy=".36em">${index + 1}</text>`,
    ].join('');
  });
  const marks = { color: ink('sky', 1), major: Infinity, width: 1.2 };
  const body = [
    ...orbits,
    stroke({ color: ink('sky', 1), width: 1.3 }, arcPath(center, 318, FULL_TURN)),
    scale(center, 312, [15, 375], { ...marks, every: 3, length: 6 }),
    scale(center, 306, [15, 375], { ...marks, every: 15, length: 12 }),
    fill(GOLD, discPath(center, 92)),
    fill(INK, person(x - 38, y, 1), person(x + 38, y, 1)),
    fill(GOLD, discPath([x, y + 12 - 20], 20)),
    fill(INK, person(x, y + 12, 1.25)),
    `<g ${LETTERS} font-weight="650" font-size="22" fill="${INK}">${agents.join('')}</g>`,
  ];
  return { viewBox: [0, 0, 660, 660], fit: 'xMidYMid meet', body: body.join('') };
}

/** Early access: a quarter circle around the lower right corner of the panel, behind the form. */
export function earlyAccess(): Drawing {
  const pivot: Point = [760, 500];
  const upperLeft: Sweep = [90, 180];
  const body = [
    fill(GOLD, sectorPath(pivot, [0, 110], upperLeft)),
    fill(RED, sectorPath(pivot, [140, 200], [90, 150])),
    fill(ink('river', 5), sectorPath(pivot, [224, 300], [105, 180])),
    scale(pivot, 326, upperLeft, { color: TEXT, every: 2, length: 7, width: 1.4, line: 1.4 }),
  ];
  return { viewBox: [0, 0, 760, 500], fit: 'xMaxYMax slice', body: body.join('') };
}
