/** The conference's drawings. Some of the drawings at the top of a page have a second version for phones. */
import {
  archPath,
  arcPath,
  discPath,
  dotsPath,
  fill,
  fillBox,
  formatNumber,
  linePath,
  pathData,
  pointAt,
  rectPath,
  scale,
  sectorPath,
  stroke,
  type Drawing,
  type Point,
  type Radii,
  type Sweep,
} from '../geometry.ts';
import { byScheme, ink, themedIn } from '../inks.ts';
import { themes } from '../../../src/themes/themes.ts';
import { merchItemBody, type MerchInks, type MerchItem } from './merch-items.ts';

const HALF_CIRCLE: Sweep = [0, 180];
const FULL_TURN: Sweep = [0, 360];
const LEFT: Sweep = [90, 270];
const RIGHT: Sweep = [-90, 90];
const QUARTER: Sweep = [0, 90];

const themed = themedIn(themes.conference);
const INK = themed('art-ink');
const MASS = themed('art-mass');
const HOT = themed('art-hot');
const SUN = themed('art-sun');
const PINK = themed('art-soft');
/** Pink in the light scheme. In the dark scheme, it is lighter than the colors behind it. */
const ROSE = byScheme(PINK, themed('art-mid'));
const WHITE = themed('art-light');

/** How far floors extend beyond their drawings, for wider browser windows. */
const BEYOND = 2400;

/** A floor across a drawing, extended on both sides. */
const floor = (y: number, height: number): string => rectPath([-BEYOND, y, BEYOND * 2, height]);

/** A half disc resting on its diameter. */
const dome = (pivot: Point, radius: number): string => sectorPath(pivot, [0, radius], HALF_CIRCLE);

// ---------- home: two half circles

/**
 * Position and measures of the two half circles. `pivot` is the center of the upper one, and `pitch` the width of a
 * ring.
 */
interface Turns {
  readonly pivot: Point;
  readonly pitch: number;
  /** Distance from the outermost ring to the scale. */
  readonly gap: number;
  /** Degrees between marks. */
  readonly every: number;
  /** Length and thickness of a mark. */
  readonly mark: readonly [length: number, width: number];
}

/** Two half circles, offset by five ring widths, so that every ring of one continues as a ring of the other. */
function turns({ pivot, pitch, gap, every, mark }: Turns): string {
  const [x, y] = pivot;
  const second: Point = [x, y + 5 * pitch];
  const upper = (ring: number): string => sectorPath(pivot, [ring * pitch, (ring + 1) * pitch], LEFT);
  const lower = (ring: number): string => sectorPath(second, [ring * pitch, (ring + 1) * pitch], RIGHT);
  const marks = { color: INK, every, length: mark[0], width: mark[1] };
  return [
    fill(SUN, upper(0), lower(4)),
    fill(WHITE, upper(1), lower(3)),
    fill(HOT, upper(2), lower(2)),
    fill(INK, upper(4), lower(0)),
    scale(pivot, 5 * pitch + gap, LEFT, marks),
    scale(second, 5 * pitch + gap, RIGHT, marks),
  ].join('');
}

/** Home: an S of two half circles, one for each day, at the right end of a wide section. */
export function turn(): Drawing {
  const body = turns({ pivot: [1116, 168], pitch: 62, gap: 26, every: 2, mark: [8, 1.4] });
  return { viewBox: [0, 0, 1440, 860], fit: 'xMaxYMid meet', bleeds: true, body };
}

/** Home, for phones: the complete S. */
export function turnPhone(): Drawing {
  const body = turns({ pivot: [195, 170], pitch: 31, gap: 12, every: 3, mark: [5, 1.2] });
  return { viewBox: [0, -8, 390, 518], fit: 'xMidYMid meet', body };
}

// ---------- hackathon

/**
 * Measures of a curly brace: the width of each of its three bands, the outer radius of its ends, and the inner radius
 * of the curves at its point.
 */
const BRACE = { band: 36, reach: 132, point: 44 };

/** Hackathon, for a dark background: a sun between two curly braces, each with four curves. */
export function hackathon(): Drawing {
  const [top, height] = [24, 690];
  const middle = top + height / 2;
  const sun: Point = [450, middle];
  const { band, reach, point } = BRACE;
  const edge = 176;
  const colors = [HOT, PINK, SUN];
  const inset = point + colors.length * band;
  const brace = colors.map((color, index) => {
    const outer = [reach - (index + 1) * band, reach - index * band] as const;
    const inner = [point + index * band, point + (index + 1) * band] as const;
    const [first, last] = [top + reach, top + height - reach];
    // The straight parts overlap the curves slightly to hide the seam.
    return fill(
      color,
      sectorPath([edge + reach, first], outer, [90, 180]),
      rectPath([edge + index * band, first - 1.5, band, middle - inset - first + 3]),
      sectorPath([edge - point, middle - inset], inner, [270, 360]),
      sectorPath([edge - point, middle + inset], inner, [0, 90]),
      rectPath([edge + index * band, middle + inset - 1.5, band, last - middle - inset + 3]),
      sectorPath([edge + reach, last], outer, [180, 270]),
    );
  });
  const body = [
    fill(WHITE, sectorPath(sun, [104, 122], FULL_TURN)),
    fill(SUN, sectorPath(sun, [0, 88], LEFT)),
    fill(HOT, sectorPath(sun, [0, 88], RIGHT)),
    scale(sun, 132, FULL_TURN, { color: themed('art-pale'), every: 6, length: 6, width: 1.4 }),
    ...brace,
    `<g transform="matrix(-1 0 0 1 900 0)">${brace.join('')}</g>`,
  ];
  return { viewBox: [0, 0, 900, 740], fit: 'xMidYMid meet', body: body.join('') };
}

// ---------- tickets

/** Tickets, for a gold background: a concourse under a half dome, with one door for each kind of ticket. */
export function tickets(): Drawing {
  const foot = 600;
  const pivot: Point = [470, foot];
  const [x] = pivot;
  const clock: Point = [x, foot - 246];
  const line = themed('art-sun-mark');
  const hands = themed('art-mass');
  // Bars of the window, each as tall as the dome allows. There are none behind the clock.
  const mullions = [-4, -3, -2, 2, 3, 4].map((place) => {
    const height = Math.sqrt(268 ** 2 - (place * 42) ** 2);
    return { place, path: rectPath([x + place * 42 - 13, foot - height, 26, height - 166]) };
  });
  const doors = [SUN, WHITE, HOT, PINK].map((color, index) => ({ color, left: x - 264 + index * 140 }));
  const body = [
    scale(pivot, 452, HALF_CIRCLE, { color: line, every: 2, length: 9, width: 1.4, line: 1.4 }),
    fill(WHITE, sectorPath(pivot, [372, 432], HALF_CIRCLE)),
    fill(HOT, sectorPath(pivot, [318, 356], HALF_CIRCLE)),
    fill(MASS, dome(pivot, 304)),
    fill(SUN, ...mullions.filter(({ place }) => place % 2 === 0).map(({ path }) => path)),
    fill(PINK, ...mullions.filter(({ place }) => place % 2 !== 0).map(({ path }) => path)),
    fillBox(MASS, [x - 304, foot - 158, 608, 158]),
    fillBox(WHITE, [x - 330, foot - 170, 660, 16]),
    fill(MASS, discPath(clock, 55)),
    fill(WHITE, discPath(clock, 45)),
    stroke({ color: hands, width: 6, round: true }, linePath([x, foot - 282], clock, [x + 24, foot - 234])),
    scale(clock, 36, FULL_TURN, { color: hands, every: 30, major: 3, length: 4, width: 2 }),
    ...doors.map(({ color, left }) => fill(color, archPath(left, foot - 80, 108, foot))),
    fill(
      MASS,
      ...doors.map(({ left }) => dome([left + 54, foot - 80], 34) + rectPath([left + 52, foot - 70, 4, 70])),
    ),
    fill(
      HOT,
      sectorPath([x - 330, foot], [0, 110], [90, 180]),
      sectorPath([x + 330, foot], [0, 110], QUARTER),
    ),
    fill(
      WHITE,
      sectorPath([x - 330, foot], [0, 60], [90, 180]),
      sectorPath([x + 330, foot], [0, 60], QUARTER),
    ),
    fill(MASS, floor(foot, 14), floor(foot + 60, 20)),
    fill(HOT, floor(foot + 14, 46)),
  ];
  return { viewBox: [0, 0, 940, 672], fit: 'xMidYMax meet', bleeds: true, body: body.join('') };
}

// ---------- merch

/** Distance from a hanger's position up to the middle of its rail. */
const TO_RAIL = 54;

/** A hanger, hooked over a rail. Its arms reach into the garment's shoulders. If `reach` is 0, a hood hides them. */
function hanger([x, y]: Point, reach: number): string {
  const hook: Point = [x, y - TO_RAIL];
  const neck = reach > 0 ? y + 14 : y + 40;
  const shoulder = neck + 0.68 * reach;
  return [
    fill(
      INK,
      sectorPath(hook, [11, 16], [-90, 180]),
      rectPath([x - 2.5, hook[1] + 13, 5, neck - hook[1] - 11]),
    ),
    stroke({ color: INK, width: 5 }, linePath([x - reach, shoulder], [x, neck], [x + reach, shoulder])),
  ].join('');
}

/** An item of merchandise, `size` times as large as usual, with the middle of its upper edge at the given point. */
function hung(name: MerchItem, [x, y]: Point, size: number, inks: MerchInks): string {
  const matrix = [size, 0, 0, size, x - 150 * size, y].map((value) => formatNumber(value)).join(' ');
  return `<g transform="matrix(${matrix})">${merchItemBody(name, inks)}</g>`;
}

/** How far the hanger's arms reach into each garment. The hoodie's hood hides them. */
const REACH = { tee: 90, hoodie: 0 } as const satisfies Partial<Record<MerchItem, number>>;

const WHITE_TEE: MerchInks = ['white', 'art-on-color', 'art-hot'];
/** Oxblood in the light scheme and pink in the dark one. The shop has both, and each stands out from its background. */
const HOODIE: MerchInks = ['art-ink', 'art-sun', 'art-hot'];
const RED_TEE: MerchInks = ['art-hot', 'art-sun', 'white'];

/**
 * Color of the ring around the sun: dark enough that the white shirt, which hangs in front of the ring on phones,
 * stands out.
 */
const RING = ink('marigold', 2);

/** Merch: a clothes rack that extends to the right edge of the section, in front of a rising sun. */
export function merch(): Drawing {
  const sun: Point = [1180, 520];
  const rail = 90;
  const hangs = (name: keyof typeof REACH, x: number, size: number, inks: MerchInks): string =>
    hanger([x, rail], REACH[name]) + hung(name, [x, rail], size, inks);
  const ticks = { color: INK, every: 2, length: 8, width: 1.4 };
  const body = [
    fill(SUN, dome(sun, 170)),
    fill(RING, sectorPath(sun, [206, 262], HALF_CIRCLE)),
    // The scale is drawn only where no shirt hangs in front of it.
    scale(sun, 292, [0, 62], ticks),
    scale(sun, 292, [138, 180], ticks),
    fill(INK, rectPath([560, 30, BEYOND, 12]), sectorPath([560, 36], [0, 12], LEFT)),
    hangs('tee', 736, 1.12, WHITE_TEE),
    // A disc in the background's color, visible in the hoodie's neck.
    fill(themed('hero-ground'), discPath([1016, 198], 72)),
    hangs('hoodie', 1016, 1.18, HOODIE),
    hangs('tee', 1298, 1.12, RED_TEE),
  ];
  return { viewBox: [0, 0, 1440, 520], fit: 'xMaxYMax meet', bleeds: true, body: body.join('') };
}

/** Merch, for phones: a rail from edge to edge, with two items. */
export function merchPhone(): Drawing {
  const sun: Point = [195, 360];
  const rail = 62;
  const hangs = (name: keyof typeof REACH, x: number, size: number, inks: MerchInks): string =>
    `<g transform="matrix(.63 0 0 .63 ${x} ${rail})">${hanger([0, 0], REACH[name])}</g>${hung(name, [x, rail + 2], size, inks)}`;
  const body = [
    fill(SUN, dome(sun, 110)),
    fill(RING, sectorPath(sun, [130, 166], HALF_CIRCLE)),
    fill(INK, floor(rail - 40, 8)),
    hangs('tee', 104, 0.66, WHITE_TEE),
    hangs('hoodie', 284, 0.7, HOODIE),
  ];
  return { viewBox: [0, 0, 390, 360], fit: 'xMidYMax meet', bleeds: true, body: body.join('') };
}

// ---------- partners

/** A half ring of stones in two colors, with joints between them. */
function stones(
  pivot: Point,
  [inner, outer]: readonly [number, number],
  count: number,
  colors: readonly [string, string],
  joint = 1,
): string {
  const step = 180 / count;
  const half = (joint * 60) / outer;
  const stone = (index: number): string =>
    sectorPath(
      pivot,
      [inner, outer],
      [index * step + (index > 0 ? half : 0), (index + 1) * step - (index < count - 1 ? half : 0)],
    );
  const indices = Array.from({ length: count }, (_, index) => index);
  return [0, 1]
    .map((parity) =>
      fill(colors[parity] ?? '', ...indices.filter((index) => index % 2 === parity).map(stone)),
    )
    .join('');
}

/** Two shades of gold, the same in both schemes because a darker gold looks brown on red. */
const GOLD = [ink('marigold', 4), ink('marigold', 2)] as const;

/** Four half rings on a floor, one per partnership level. Each stone is a conference pass that the level includes. */
function rings(pivot: Point, size: number): string {
  const band = (inner: number, outer: number): [number, number] => [inner * size, outer * size];
  return [
    stones(pivot, band(404, 520), 20, [WHITE, ROSE]),
    stones(pivot, band(290, 388), 10, GOLD),
    stones(pivot, band(192, 276), 6, [ROSE, WHITE]),
    stones(pivot, band(104, 178), 3, GOLD),
    fill(MASS, dome(pivot, 92 * size), floor(pivot[1], 40)),
    scale(pivot, 532 * size, HALF_CIRCLE, { color: WHITE, every: 3, length: 8, width: 1.4 }),
  ].join('');
}

/** Partners: an arch of four half rings, in which the stones are large enough to be counted. */
export function partner(): Drawing {
  return {
    viewBox: [0, 0, 1440, 780],
    fit: 'xMaxYMax meet',
    bleeds: true,
    body: rings([884, 762], 0.94),
  };
}

/** Partners, for phones: the same arch, smaller, so that all of it is visible. */
export function partnerPhone(): Drawing {
  return {
    viewBox: [0, 0, 640, 360],
    fit: 'xMidYMax meet',
    bleeds: true,
    body: rings([320, 346], 0.575),
  };
}

/** Color of a table. In the dark scheme it is maroon, so that papers, laptops and arms stand out from it. */
const TABLE = byScheme(PINK, themed('art-solid'));
/** Dark in both schemes. */
const DARK = themed('art-on-color');

/**
 * Someone sitting at a round table, seen from above. `angle` is the direction from the table's center to the seat, in
 * degrees. An engineer has a laptop; a student has a sheet of paper and a backpack.
 */
function seat(table: Point, angle: number, student: boolean): string {
  const color = student ? HOT : SUN;
  const around = (radii: Radii, reach: number): string =>
    sectorPath(table, radii, [angle - reach, angle + reach]);
  const arms = [-1, 1].map((side) =>
    linePath(pointAt(table, 104, angle + side * 14), pointAt(table, 76, angle + side * 11)),
  );
  return [
    student ? fill(INK, around([130, 146], 9)) : '',
    fill(color, around([98, 130], 16)),
    stroke({ color, width: 11, round: true }, ...arms),
    fill(DARK, discPath(pointAt(table, 113, angle), 13)),
    student ? fill(WHITE, around([50, 74], 10)) : fill(DARK, around([46, 50], 16), around([54, 73], 12)),
  ].join('');
}

/** Reasons to partner: engineers and students around one table, seen from above, with a question in the middle. */
export function why(): Drawing {
  const table: Point = [150, 150];
  const [x, y] = table;
  const bow: Point = [x, y - 10];
  const seats = [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((angle, index) =>
    seat(table, angle, index % 2 === 0),
  );
  const body = [
    fill(TABLE, discPath(table, 86)),
    ...seats,
    stroke({ color: INK, width: 8 }, arcPath(bow, 13, [-90, 180]), linePath([x, y - 1], [x, y + 13])),
    fill(INK, discPath([x, y + 23], 5)),
  ];
  return { viewBox: [0, 0, 300, 300], fit: 'xMinYMax meet', body: body.join('') };
}

/** The custom package, for a gold background: a quarter arch, assembled from six stones. */
export function customPackage(): Drawing {
  const corner: Point = [0, 420];
  const part = (index: number): string =>
    sectorPath(corner, [150, 230], [index * 15 + (index > 0 ? 1 : 0), (index + 1) * 15 - 1]);
  const body = [
    fill(HOT, part(0), part(2), part(4)),
    fill(WHITE, part(1), part(3), part(5)),
    fill(HOT, sectorPath(corner, [0, 128], QUARTER)),
    fill(ROSE, sectorPath(corner, [252, 330], [15, 75])),
    scale(corner, 346, QUARTER, { color: INK, every: 3, length: 7, width: 1.4 }),
  ];
  return { viewBox: [0, 0, 420, 420], fit: 'xMinYMax meet', body: body.join('') };
}

// ---------- sponsors

/**
 * The blocks on the stage, one per sponsor tier, from left to right: the height of each, in proportion to the tier's
 * price, and its color.
 */
const BLOCKS = [
  { height: 75, color: WHITE },
  { height: 150, color: HOT },
  { height: 300, color: SUN },
] as const;

/** A block on the stage, with a rounded upper left corner. */
const block = (left: number, foot: number, width: number, height: number): string => {
  const round = Math.min(height, 60);
  return pathData(
    ...['M', left, foot, 'v', round - height, 'a', round, round, 0, 0, 1, round, -round],
    ...['h', width - round, 'v', height, 'z'],
  );
};

/** A row of the crowd: the numbers of its first and last person, its y, its horizontal offset, and its color. */
interface Row {
  readonly first: number;
  readonly last: number;
  readonly foot: number;
  readonly offset: number;
  readonly color: string;
}

/** Distance from one person to the next. */
const PERSON = 88;

/** A row of people seen from behind: three dashed lines, whose dashes are heads, shoulders and backs. */
function row({ first, last, foot, offset, color }: Row): string {
  const [from, to] = [offset + first * PERSON, offset + last * PERSON];
  const dots = { color, round: true, dashes: [0.01, PERSON] };
  return [
    stroke({ ...dots, width: 46 }, linePath([from, foot - 60], [to + 1, foot - 60])),
    stroke({ ...dots, width: 78 }, linePath([from, foot], [to + 1, foot])),
    stroke(
      { color, width: 90, dashes: [78, PERSON - 78] },
      linePath([from - 39, foot + 45], [to + 39, foot + 45]),
    ),
  ].join('');
}

/** Two rows of people below the floor of the stage. */
function crowdBelow(foot: number, first: number, last: number): string {
  return [
    fill(INK, floor(foot, 12)),
    row({ first, last, foot: foot + 88, offset: 44, color: themed('art-crowd') }),
    row({ first, last, foot: foot + 118, offset: 0, color: themed('art-mass') }),
  ].join('');
}

/** Sponsors: the crowd in front of the stage. The page itself draws the blocks on the stage. */
export function crowd(): Drawing {
  return {
    viewBox: [0, 0, 1440, 132],
    fit: 'xMidYMin slice',
    body: crowdBelow(0, -1, 17),
  };
}

/** The stage with three blocks, for link previews. */
export function sponsors(): Drawing {
  const foot = 340;
  return {
    viewBox: [0, 0, 640, 440],
    fit: 'xMidYMax meet',
    bleeds: true,
    body: [
      ...BLOCKS.map(({ height, color }, index) => fill(color, block(20 + index * 200, foot, 200, height))),
      crowdBelow(foot, -2, 9),
    ].join(''),
  };
}

// ---------- volunteers

type HandColor = 'art-solid' | 'art-pale-3' | 'art-hand';
type SleeveColor = 'art-hot' | 'art-solid' | 'art-sun' | 'art-light';

/** A raised arm: the middle of its palm's upper edge, its colors, and whether the thumb is on the left. */
interface Arm {
  readonly at: Point;
  readonly hand: HandColor;
  readonly sleeve: SleeveColor;
  readonly strap: SleeveColor;
  readonly flip?: boolean;
}

const ARMS: readonly Arm[] = [
  { at: [70, 250], hand: 'art-solid', sleeve: 'art-light', strap: 'art-hot', flip: true },
  { at: [208, 170], hand: 'art-hand', sleeve: 'art-solid', strap: 'art-sun' },
  { at: [346, 276], hand: 'art-pale-3', sleeve: 'art-hot', strap: 'art-hot', flip: true },
  { at: [478, 196], hand: 'art-solid', sleeve: 'art-sun', strap: 'art-hot' },
  { at: [604, 262], hand: 'art-hand', sleeve: 'art-solid', strap: 'art-sun', flip: true },
  { at: [726, 150], hand: 'art-pale-3', sleeve: 'art-hot', strap: 'art-hot' },
  { at: [858, 226], hand: 'art-hand', sleeve: 'art-solid', strap: 'art-light', flip: true },
  { at: [986, 110], hand: 'art-solid', sleeve: 'art-light', strap: 'art-hot' },
  { at: [1112, 204], hand: 'art-hand', sleeve: 'art-solid', strap: 'art-light' },
  { at: [1238, 140], hand: 'art-pale-3', sleeve: 'art-hot', strap: 'art-hot', flip: true },
  { at: [1368, 236], hand: 'art-solid', sleeve: 'art-sun', strap: 'art-hot' },
];

const PHONE_ARMS: readonly Arm[] = [
  { at: [60, 236], hand: 'art-hand', sleeve: 'art-solid', strap: 'art-sun', flip: true },
  { at: [186, 150], hand: 'art-pale-3', sleeve: 'art-hot', strap: 'art-hot' },
  { at: [318, 214], hand: 'art-solid', sleeve: 'art-light', strap: 'art-hot', flip: true },
  { at: [446, 128], hand: 'art-pale-3', sleeve: 'art-solid', strap: 'art-hot' },
  { at: [572, 222], hand: 'art-solid', sleeve: 'art-sun', strap: 'art-hot' },
];

/**
 * The fingers and the thumb: lines from tip to palm. Each is the x and y of both ends, relative to an {@link Arm}'s
 * `at`.
 */
const FINGERS = [
  [-29, -25, -29, 7],
  [-10, -37, -10, 7],
  [10, -35, 10, 7],
  [29, -23, 29, 7],
  [64, -8, 39, 32],
] as const;

/** A raised arm, from the fingertips down to the y coordinate `foot`. */
function arm({ at: [x, y], hand, sleeve, strap, flip }: Arm, foot: number): string {
  const color = themed(hand);
  const side = flip ? -1 : 1;
  const fingers = FINGERS.map(([left, top, right, bottom]) =>
    pathData('M', x + side * left, y + top, 'l', side * (right - left), bottom - top),
  );
  return [
    fill(
      color,
      pathData('M', x - 38, y, 'v', 26, 'a', 38, 38, 0, 0, 0, 76, 0, 'v', -26, 'z'),
      rectPath([x - 25, y + 30, 50, foot - y - 30]),
    ),
    stroke({ color, width: 18, round: true }, ...fingers),
    fillBox(themed(sleeve), [x - 36, y + 132, 72, Math.max(foot - y - 132, 0)]),
    fillBox(themed(strap), [x - 28, y + 92, 56, 15]),
  ].join('');
}

/** Raised arms in front of a rising sun. */
function raisedArms(pivot: Point, size: number, arms: readonly Arm[]): string {
  return [
    fill(SUN, dome(pivot, 250 * size)),
    fill(WHITE, sectorPath(pivot, [278 * size, 330 * size], HALF_CIRCLE)),
    fill(HOT, sectorPath(pivot, [352 * size, 366 * size], HALF_CIRCLE)),
    // The scale leaves out its ends, which would be next to the wrists.
    scale(pivot, 382 * size, [18, 162], { color: INK, every: 2, length: 8, width: 1.4 }),
    ...arms.map((each) => arm(each, pivot[1])),
  ].join('');
}

/** Volunteers: hands up in front of a rising sun, from edge to edge. */
export function volunteer(): Drawing {
  return { viewBox: [0, 0, 1440, 430], fit: 'xMaxYMax meet', body: raisedArms([1010, 430], 1, ARMS) };
}

/** Volunteers, for phones: five hands. */
export function volunteerPhone(): Drawing {
  return { viewBox: [0, 0, 640, 430], fit: 'xMidYMax meet', body: raisedArms([320, 430], 0.7, PHONE_ARMS) };
}

// ---------- community, newsletter

/** A message in the chat: its left edge, top edge, width and color, and whether somebody else wrote it. */
interface Message {
  readonly at: Point;
  readonly width: number;
  readonly color: string;
  readonly theirs: boolean;
}

/** Height of a message. */
const MESSAGE = 64;

/** A speech bubble. Its lower corner beside the sender is square. */
function bubble({ at: [x, y], width, color, theirs }: Message): string {
  const round = MESSAGE / 2;
  const away = theirs ? 1 : -1;
  const turn = (right: number, down: number): (string | number)[] => [
    'a',
    round,
    round,
    0,
    0,
    theirs ? 1 : 0,
    away * right * round,
    down * round,
  ];
  const path = pathData(
    ...['M', theirs ? x : x + width, y + MESSAGE, 'v', -round, ...turn(1, -1), 'h', away * (width - MESSAGE)],
    ...[...turn(1, 1), ...turn(-1, 1), 'z'],
  );
  return fill(color, path);
}

/** The sender of a message: a head and shoulders in a disc. */
const sender = ([x, y]: Point, color: string): string =>
  fill(color, discPath([x, y], 25)) + fill(DARK, discPath([x, y - 6], 8), dome([x, y + 17], 14));

/** Lines of text that begin at `x`. Each row is a line's y and width. */
const lines = (x: number, color: string, ...rows: readonly Point[]): string =>
  stroke({ color, width: 7, round: true }, ...rows.map(([y, width]) => linePath([x, y], [x + width, y])));

/**
 * The chat server, for a dark background: a message, and an answer being typed. Earlier messages are above the view
 * box, for containers with more room.
 */
export function chat(): Drawing {
  const answer = HOT;
  const body = [
    sender([25, -207], SUN),
    bubble({ at: [62, -246], width: 214, color: WHITE, theirs: true }),
    lines(92, DARK, [-224, 150], [-204, 96]),
    bubble({ at: [132, -164], width: 226, color: answer, theirs: false }),
    lines(162, WHITE, [-142, 166], [-122, 120]),
    sender([395, -125], PINK),
    sender([25, -43], PINK),
    bubble({ at: [62, -82], width: 150, color: SUN, theirs: true }),
    lines(92, DARK, [-50, 90]),
    sender([25, 39], SUN),
    bubble({ at: [62, 0], width: 258, color: WHITE, theirs: true }),
    lines(92, DARK, [22, 190], [42, 128]),
    bubble({ at: [206, 82], width: 152, color: answer, theirs: false }),
    stroke({ color: WHITE, width: 15, round: true }, dotsPath([252, 282, 312].map((x): Point => [x, 114]))),
    sender([395, 121], PINK),
  ];
  return { viewBox: [0, 0, 420, 146], fit: 'xMaxYMax meet', bleeds: true, body: body.join('') };
}

/** The LinkedIn group, for a gold background: people on rings around the upper right corner. */
export function group(): Drawing {
  const corner: Point = [500, 0];
  const lowerLeft: Sweep = [180, 270];
  const people = (radius: number, ...angles: number[]): string[] =>
    angles.map((angle) => discPath(pointAt(corner, radius, angle), 26));
  const body = [
    fill(HOT, sectorPath(corner, [0, 90], lowerLeft)),
    fill(WHITE, sectorPath(corner, [160, 182], lowerLeft), sectorPath(corner, [300, 322], lowerLeft)),
    scale(corner, 400, lowerLeft, { color: INK, every: 2, length: 8, width: 1.4 }),
    fill(INK, ...people(171, 205), ...people(311, 195, 250)),
    fill(HOT, ...people(171, 245), ...people(311, 222)),
  ];
  return { viewBox: [0, 0, 500, 500], fit: 'xMaxYMin meet', body: body.join('') };
}

/** The conference's newsletter: the S from its home page, behind the form. */
export function newsletterConference(): Drawing {
  const [x, y, pitch] = [1130, 60, 58];
  const upper = (ring: number): string =>
    sectorPath([x, y], [ring * pitch, (ring + 1) * pitch], [89.8, 270.2]);
  const lower = (ring: number): string =>
    sectorPath([x, y + 5 * pitch], [ring * pitch, (ring + 1) * pitch], RIGHT);
  const body = [
    fill(ink('marigold', 4), upper(0), lower(4)),
    fill(HOT, upper(2), lower(2)),
    fill(themed('art-on-color'), upper(4), lower(0)),
  ];
  return { viewBox: [0, 0, 1440, 560], fit: 'xMaxYMid slice', body: body.join('') };
}
