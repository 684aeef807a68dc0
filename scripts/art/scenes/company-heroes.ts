/** The drawings at the top of the company's pages, each for a section with a particular background. */
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
  type Sweep,
} from '../geometry.ts';
import { byScheme, ink, themed, WHITE } from '../inks.ts';
import { dashboard, tunnel } from './case-studies.ts';

const QUARTER: Sweep = [0, 90];
const HALF_CIRCLE: Sweep = [0, 180];
const FULL_TURN: Sweep = [0, 360];

const TEXT = themed('text');
const GOLD = ink('marigold', 4);
const RED = ink('cardinal', 5);
const SKY = ink('sky', 2);
const RIVER = ink('river', 8);
const INK = ink('river', 9);

/** How far backgrounds and floors extend beyond their drawings, so that they fill wide browser windows. */
const BEYOND = 2400;

/** Government, for a gold background: a statehouse whose dome is at the center of two rings and a scale. */
export function government(): Drawing {
  const dome: Point = [430, 330];
  const [x, foot] = dome;
  const ground = foot + 240;
  const gates = Array.from({ length: 8 }, (_, gate) =>
    archPath(x - 262 + gate * 70, foot + 74, 34, foot + 222),
  );
  const isDoor = (gate: number): boolean => gate === 3 || gate === 4;
  const trees = [
    [110, 62],
    [190, 40],
    [740, 54],
  ] as const;
  const body = [
    fill(themed('art-disc'), sectorPath(dome, [290, 340], HALF_CIRCLE)),
    fill(WHITE, sectorPath(dome, [210, 252], [30, 180])),
    scale(dome, 372, HALF_CIRCLE, { color: INK, every: 3, length: 8, width: 1.3, line: 1.3 }),
    fill(RIVER, sectorPath(dome, [0, 176], HALF_CIRCLE)),
    stroke(
      { color: ink('river', 6), width: 2 },
      ...[1, 2, 3, 4, 5].map((seam) => arcPath(dome, 176 - seam * 28, HALF_CIRCLE)),
    ),
    fill(RED, sectorPath(dome, [0, 176], [75, 105]), sectorPath([x + 5, foot - 214], [0, 22], [-90, 90])),
    fill(INK, rectPath([x - 5, foot - 236, 10, 64]), rectPath([x - 196, foot, 392, 26])),
    fillBox(WHITE, [x - 280, foot + 26, 560, 196]),
    fill(ink('river', 7), ...gates.filter((_, gate) => !isDoor(gate))),
    fill(RED, ...gates.filter((_, gate) => isDoor(gate))),
    fillBox(INK, [x - 320, foot + 222, 640, 18]),
    fillBox(ink('river', 7), [40, ground, 800, 40]),
    fill(ink('river', 5), ...trees.map(([at, radius]) => sectorPath([at, ground], [0, radius], HALF_CIRCLE))),
    fill(INK, ...trees.map(([at]) => rectPath([at - 3, foot + 210, 6, 30]))),
  ];
  return { viewBox: [50, -122, 760, 730], fit: 'xMidYMid slice', body: body.join('') };
}

/** The belt drive's big wheel, and its small wheel, which turns three and a half times as fast. */
const WHEEL = { pivot: [1130, 520] as Point, radius: 350 };
const PULLEY = { pivot: [640, 640] as Point, radius: 100 };
const BELT = 14;

/**
 * The points where the upper and the lower side of the belt reach the two wheels, on the belt's middle line. Angles are
 * in degrees: `toward` is the direction from the big wheel's center to the small one's. Seen from the center of its
 * wheel, each point is `open` degrees to one side of that direction.
 */
function tangents(): { upper: [Point, Point]; lower: [Point, Point]; toward: number; open: number } {
  const [dx, dy] = [PULLEY.pivot[0] - WHEEL.pivot[0], PULLEY.pivot[1] - WHEEL.pivot[1]];
  const toward = (Math.atan2(-dy, dx) * 180) / Math.PI;
  const open = (Math.acos((WHEEL.radius - PULLEY.radius) / Math.hypot(dx, dy)) * 180) / Math.PI;
  const side = (angle: number): [Point, Point] => [
    pointAt(WHEEL.pivot, WHEEL.radius + BELT / 2, angle),
    pointAt(PULLEY.pivot, PULLEY.radius + BELT / 2, angle),
  ];
  const sides = [side(toward + open), side(toward - open)] as const;
  const [upper, lower] = sides[0][0][1] < sides[1][0][1] ? sides : [sides[1], sides[0]];
  return { upper, lower, toward, open };
}

/** The factory behind the wheels: a sawtooth roof of quarter discs, one window lit in red and one in gold. */
function works(): string {
  const teeth = Array.from({ length: 6 }, (_, tooth): Point => [890 + tooth * 130, 330]);
  const pane = (pivot: Point): string => sectorPath(pivot, [0, 76], [90, 180]);
  const panes = (...places: readonly number[]): string[] =>
    teeth.filter((_, tooth) => places.includes(tooth)).map(pane);
  return [
    fill(byScheme(WHITE, ink('sky', 5)), ...teeth.map((pivot) => sectorPath(pivot, [0, 130], [90, 180]))),
    fill(byScheme(ink('sky', 4), RIVER), ...panes(0, 1, 3, 4)),
    fill(RED, ...panes(2)),
    fill(GOLD, ...panes(5)),
    fillBox(byScheme(ink('river', 6), INK), [760, 330, 900, 450]),
  ].join('');
}

/** Business, for a light blue background: a belt drive, whose small wheel turns 3.5 times as fast as the big one. */
export function business(): Drawing {
  const { pivot, radius } = WHEEL;
  const [x, y] = pivot;
  const small = PULLEY.pivot;
  const { upper, lower, toward, open } = tangents();
  const spokes = Array.from({ length: 7 }, (_, spoke) => {
    const from = (spoke * 360) / 7 + 4;
    return sectorPath(pivot, [90, 236], [from, from + 26]);
  });
  const beads = [1, 2, 3, 4].map((step): Point => [
    upper[0][0] + ((upper[1][0] - upper[0][0]) * step) / 5,
    upper[0][1] + ((upper[1][1] - upper[0][1]) * step) / 5,
  ]);
  const rim: readonly [number, number] = [280, radius - 14];
  const body = [
    works(),
    fill(
      INK,
      rectPath([-BEYOND, 744, BEYOND + 1440, 56]),
      rectPath([-BEYOND, 726, BEYOND + 1440, 6]),
      pathData('M', x - 190, 744, 'L', x - 26, y, 'h', 52, 'L', x + 190, 744, 'z'),
    ),
    // The small wheel's base has its own path. In a shared path, its overlap with the other base would be a hole.
    fill(
      INK,
      pathData('M', small[0] - 70, 744, 'L', small[0] - 14, small[1], 'h', 28, 'L', small[0] + 70, 744, 'z'),
    ),
    fill(RIVER, discPath(pivot, radius)),
    fill(byScheme(RIVER, INK), discPath(small, PULLEY.radius)),
    fill(GOLD, sectorPath(pivot, rim, FULL_TURN)),
    fill(ink('marigold', 2), sectorPath(pivot, rim, [-30, 60])),
    fill(SKY, sectorPath(pivot, [250, 262], FULL_TURN)),
    fill(ink('river', 5), ...spokes.filter((_, spoke) => spoke % 2 === 0)),
    fill(ink('river', 6), ...spokes.filter((_, spoke) => spoke % 2 === 1)),
    fill(WHITE, discPath(pivot, 72), discPath(small, 24)),
    fill(RED, discPath(pivot, 40), sectorPath(small, [70, 88], FULL_TURN)),
    fill(GOLD, sectorPath(small, [44, 58], [-90, 180])),
    stroke(
      { color: byScheme(INK, ink('sky', 3)), width: BELT },
      linePath(...upper),
      linePath(...lower),
      arcPath(pivot, radius + BELT / 2, [toward + open - 360, toward - open]),
      arcPath(small, PULLEY.radius + BELT / 2, [toward - open, toward + open]),
    ),
    stroke({ color: GOLD, width: 8, round: true }, dotsPath(beads)),
  ];
  return { viewBox: [0, 0, 1440, 800], fit: 'xMaxYMax meet', bleeds: true, body: body.join('') };
}

/** Rows of the lecture hall: their radii and numbers of seats; a hundred in all. */
const ROWS = [
  [190, 12],
  [258, 16],
  [326, 20],
  [394, 24],
  [462, 28],
] as const;

/** Indices of the eight free seats. */
const FREE = [7, 19, 33, 48, 60, 71, 86, 97];

/** Education, for a dark teal background: a lecture hall with a hundred seats, ninety-two of them taken. */
export function education(): Drawing {
  const desk: Point = [960, 600];
  const colors = [GOLD, WHITE, RED, SKY, ink('river', 5)];
  const seats = ROWS.flatMap(([radius, count], row) =>
    Array.from({ length: count }, (_, seat) => ({
      at: pointAt(desk, radius, 10 + (160 / (count - 1)) * seat),
      color: (seat * 3 + row * 2) % colors.length,
    })),
  );
  const taken = seats.filter((_, seat) => !FREE.includes(seat));
  const free = seats.filter((_, seat) => FREE.includes(seat));
  const body = [
    fill(ink('river', 6), sectorPath(desk, [500, 548], HALF_CIRCLE)),
    scale(desk, 560, HALF_CIRCLE, { color: SKY, every: 2, length: 8, width: 1.2 }),
    stroke(
      { color: ink('river', 6), width: 3 },
      ...ROWS.map(([radius]) => arcPath(desk, radius - 22, [4, 176])),
    ),
    ...colors.map((color, index) =>
      stroke(
        { color, width: 30, round: true },
        dotsPath(taken.filter((seat) => seat.color === index).map(({ at }) => at)),
      ),
    ),
    stroke({ color: SKY, width: 2 }, ...free.map(({ at }) => discPath(at, 13.5))),
    fill(GOLD, sectorPath(desk, [96, 140], [20, 160])),
    fill(RED, sectorPath(desk, [0, 70], HALF_CIRCLE)),
    fill(WHITE, sectorPath(desk, [0, 30], HALF_CIRCLE)),
    fillBox(ink('river', 6), [-BEYOND, 596, BEYOND + 1440, 4]),
  ];
  return { viewBox: [0, 0, 1440, 600], fit: 'xMaxYMax meet', bleeds: true, body: body.join('') };
}

/** A compass leg or part of one: a bar. `wide` and `narrow` are half the bar's width at `from` and at `to`. */
function leg(from: Point, to: Point, wide: number, narrow: number): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  const corner = (point: Point, half: number): Point => [point[0] + nx * half, point[1] + ny * half];
  const corners = [corner(from, wide), corner(to, narrow), corner(to, -narrow), corner(from, -wide)];
  return `${linePath(...corners)}z`;
}

/** Custom development, for a background of ruled paper: a drawing compass that has drawn three quarters of its arc. */
export function custom(): Drawing {
  const pivot: Point = [150, 640];
  const radius = 430;
  const reached = 24;
  const pencil = pointAt(pivot, radius, reached);
  // The hinge is centered above the line between the two legs' points.
  const [ux, uy] = [(pencil[0] - pivot[0]) / radius, (pencil[1] - pivot[1]) / radius];
  const hinge: Point = [(pivot[0] + pencil[0]) / 2 + uy * 520, (pivot[1] + pencil[1]) / 2 - ux * 520];
  const along = (share: number): Point => [
    hinge[0] + (pencil[0] - hinge[0]) * share,
    hinge[1] + (pencil[1] - hinge[1]) * share,
  ];
  const body = [
    fill(GOLD, sectorPath(pivot, [0, 90], QUARTER)),
    fill(byScheme(RIVER, ink('sky', 3)), sectorPath(pivot, [130, 230], QUARTER)),
    fill(RED, sectorPath(pivot, [262, 278], QUARTER)),
    // Darker in the dark scheme, where the compass's legs are as light as SKY.
    fill(byScheme(SKY, ink('sky', 5)), sectorPath(pivot, [310, radius], [reached, 90])),
    stroke({ color: TEXT, width: 4 }, arcPath(pivot, radius, [reached, 90])),
    stroke({ color: TEXT, width: 1.5, dashes: [3, 8] }, arcPath(pivot, radius, [0, reached])),
    scale(pivot, radius + 26, QUARTER, { color: TEXT, every: 2, length: 9, width: 1.3 }),
    fill(TEXT, leg(hinge, pivot, 17, 3), leg(hinge, along(0.72), 17, 12)),
    fill(RED, leg(along(0.72), along(0.93), 12, 12)),
    fill(GOLD, leg(along(0.93), pencil, 12, 1)),
    fill(TEXT, discPath(hinge, 40), discPath(pivot, 7)),
    fill(GOLD, discPath(hinge, 20)),
    stroke({ color: TEXT, width: 1.5 }, discPath(pivot, 18)),
  ];
  return { viewBox: [0, 0, 720, 760], fit: 'xMaxYMid meet', body: body.join('') };
}

/** Case studies: both projects side by side, a greenhouse and an executive dashboard. */
export function cases(): Drawing {
  const half = 672;
  const placed = (body: string, x: number, y: number, size: number): string =>
    `<g transform="translate(${x} ${y}) scale(${size})">${body}</g>`;
  const body = [
    fillBox(themed('scene-sky'), [-BEYOND, 0, BEYOND + half, 400]),
    fill(themed('scene-sun'), discPath([566, 108], 58)),
    placed(tunnel(), 39, -7, 0.9),
    fillBox(GOLD, [half, 0, half + BEYOND, 520]),
    placed(dashboard().body, 729, -27, 0.93),
  ];
  return { viewBox: [0, 0, 2 * half, 520], fit: 'xMidYMax slice', bleeds: true, body: body.join('') };
}

/** The framework's three letters, each with the color of its third of the quarter circle, and its text color. */
const LETTERS = [
  ['A', ink('sky', 4), INK],
  ['R', GOLD, INK],
  ['C', RED, WHITE],
] as const;

/** Methodology, for a dark teal background: A, R and C share a quarter circle, thirty degrees each. */
export function methodology(): Drawing {
  const corner: Point = [760, 760];
  const upperLeft: Sweep = [90, 180];
  const thirds = LETTERS.map(([letter, ground, color], index) => {
    const from = 150 - index * 30;
    // There are gaps only between the thirds, not at the ends of the quarter circle.
    const sweep: Sweep = [from + (from > 90 ? 0.4 : 0), from + (from < 150 ? 29.6 : 30)];
    const [x, y] = pointAt(corner, 365, from + 15);
    return [
      fill(ground, sectorPath(corner, [260, 470], sweep)),
      `<text x="${formatNumber(x)}" y="${formatNumber(y)}" dy=".36em" fill="${color}">${letter}</text>`,
    ].join('');
  });
  const lettering =
    'font-family="Besley Variable,Rockwell,Georgia,serif" font-weight="600" font-size="118" text-anchor="middle"';
  const body = [
    `<g ${lettering}>${thirds.join('')}</g>`,
    fill(GOLD, sectorPath(corner, [0, 150], upperLeft)),
    fill(SKY, sectorPath(corner, [190, 214], upperLeft)),
    fill(WHITE, sectorPath(corner, [500, 590], [90, 120])),
    fill(ink('river', 6), sectorPath(corner, [500, 590], [150, 180])),
    fill(RED, sectorPath(corner, [612, 628], upperLeft)),
    scale(corner, 660, upperLeft, { color: WHITE, every: 1, length: 9, width: 1.3, line: 1.3 }),
  ];
  return { viewBox: [0, 0, 760, 760], fit: 'xMaxYMax meet', body: body.join('') };
}
