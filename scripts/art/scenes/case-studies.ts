/** The pictures of the two case studies. */
import {
  arcPath,
  discPath,
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
  windowOnto,
  type Drawing,
  type Point,
  type Sweep,
} from '../geometry.ts';
import { byScheme, ink, themed, WHITE } from '../inks.ts';

const HALF_CIRCLE: Sweep = [0, 180];

/** A bench in the greenhouse, with a row of plants. */
interface Bench {
  /** The y of the bench's top. */
  readonly top: number;
  readonly plants: number;
  /** Distance from plant to plant. */
  readonly spacing: number;
  /** Size of a plant, which determines its leaves, stem and fruit. */
  readonly growth: number;
  /** Color of the lit leaves. Shaded leaves have the same color on every bench. */
  readonly leaf: string;
}

/** The paths of a bench and its plants. Parts of the same color share a path. */
interface BenchPaths {
  readonly board: string;
  readonly stems: string;
  readonly shaded: string;
  readonly lit: string;
  readonly tomatoes: string;
  readonly blossoms: string;
}

function benchPaths(middle: number, bench: Bench): BenchPaths {
  const { top, plants, spacing, growth } = bench;
  const left = middle - (plants * spacing) / 2;
  const places = Array.from({ length: plants }, (_, plant) => left + spacing / 2 + plant * spacing);
  const bearing = (odd: boolean): number[] =>
    places.filter((_, plant) => ((plant + plants) % 2 === 1) === odd);
  const each = (draw: (x: number) => string): string => places.map(draw).join('');
  const lowerLeaves = top - growth * 0.5;
  return {
    board: rectPath([left, top, plants * spacing, 8]),
    stems: each((x) => rectPath([x - 2, top - growth * 1.6, 4, growth * 1.6])),
    shaded: each((x) => sectorPath([x, lowerLeaves], [0, growth * 0.8], [90, 180])),
    lit: each(
      (x) =>
        sectorPath([x, lowerLeaves], [0, growth * 0.8], [0, 90]) +
        sectorPath([x, top - growth * 1.05], [0, growth * 0.6], HALF_CIRCLE),
    ),
    tomatoes: bearing(true)
      .map((x) => discPath([x + growth * 0.42, top - growth * 0.28], growth * 0.2))
      .join(''),
    blossoms: bearing(false)
      .map((x) => discPath([x - growth * 0.4, top - growth * 0.26], growth * 0.17))
      .join(''),
  };
}

/** Center of the ribs of the growing tunnel, which is a greenhouse. The center is on the tunnel's floor. */
const TUNNEL: Point = [330, 452];

/** How far the ground extends to the left of the drawing, for wider windows. */
const WIDE = 2400;

/** The growing tunnel and the ground below it: ribs around one center, over two benches of plants. */
export function tunnel(): string {
  const [middle, floor] = TUNNEL;
  const shell = byScheme(ink('river', 8), ink('river', 6));

  const ribs: string[] = [];
  for (let angle = 15; angle < 180; angle += 15) {
    ribs.push(linePath(pointAt(TUNNEL, 70, angle), pointAt(TUNNEL, 262, angle)));
  }
  const purlins = [118, 168, 216].map((radius) => arcPath(TUNNEL, radius, HALF_CIRCLE));

  const benches: readonly Bench[] = [
    { top: floor - 122, plants: 4, spacing: 74, growth: 30, leaf: ink('river', 5) },
    { top: floor - 10, plants: 6, spacing: 76, growth: 38, leaf: ink('river', 6) },
  ];
  const rows = benches.map((bench) => ({ leaf: bench.leaf, ...benchPaths(middle, bench) }));

  return [
    fill(byScheme(WHITE, ink('sky', 2)), sectorPath(TUNNEL, [0, 292], HALF_CIRCLE)),
    fill(shell, sectorPath(TUNNEL, [262, 292], HALF_CIRCLE)),
    fill(ink('cardinal', 5), sectorPath(TUNNEL, [262, 292], [112, 138])),
    stroke({ color: byScheme(ink('sky', 3), ink('sky', 4)), width: 3 }, ...ribs, ...purlins),
    fill(ink('river', 8), ...rows.map((row) => row.stems), rectPath([-WIDE, floor + 12, WIDE + 720, 190])),
    fill(ink('river', 7), ...rows.map((row) => row.shaded)),
    ...rows.map((row) => fill(row.leaf, row.lit)),
    fill(ink('cardinal', 5), ...rows.map((row) => row.tomatoes)),
    fill(ink('marigold', 4), ...rows.map((row) => row.blossoms)),
    fill(ink('river', 9), ...rows.map((row) => row.board)),
    fill(byScheme(ink('river', 9), ink('river', 6)), rectPath([-WIDE, floor, WIDE + 720, 12])),
  ].join('');
}

/** Agriculture: the growing tunnel, above rings that stand for the sensors in the ground. */
export function greenhouse(): Drawing {
  const [middle, floor] = TUNNEL;
  const field: Point = [middle, floor + 12];
  const sun: Point = [560, 150];
  const body = [
    fillBox(themed('scene-sky'), [0, 0, 660, 640]),
    fill(themed('scene-sun'), discPath(sun, 64)),
    fill(ink('marigold', 3), sectorPath(sun, [84, 104], [100, 330])),
    scale(sun, 124, [110, 300], { color: themed('scene-scale'), every: 4, length: 7, width: 1.3, line: 1.3 }),
    tunnel(),
    fill(ink('marigold', 4), sectorPath(field, [60, 84], [200, 340])),
    fill(ink('sky', 2), sectorPath(field, [108, 120], [180, 360])),
    fill(ink('river', 6), sectorPath(field, [142, 172], [205, 318])),
    scale(field, 196, [180, 360], { color: ink('sky', 2), every: 3, length: 6, width: 1.2 }),
  ];
  return { viewBox: [20, 0, 620, 610], fit: 'xMidYMid slice', body: body.join('') };
}

/**
 * The greenhouse as a panel beside a case study, with the sun above it, and the rings of the sensors below its floor.
 */
function growing(height: number, floor: number, sun: Point): Drawing {
  const field: Point = [300, floor];
  const size = 0.92;
  const [middle, base] = TUNNEL;
  const body = [
    // The sky and the ground extend on all sides, because a container with other proportions shows more of them.
    fillBox(themed('scene-sky'), [-1200, -height, 3000, height + floor]),
    fill(themed('scene-sun'), discPath(sun, 76)),
    fill(ink('marigold', 3), sectorPath(sun, [100, 124], [100, 330])),
    `<g transform="translate(${formatNumber(300 - middle * size)} ${formatNumber(floor - (base + 12) * size)}) scale(${size})">${tunnel()}</g>`,
    fillBox(ink('river', 8), [-1200, floor, 3000, 2 * height]),
    fill(ink('marigold', 4), sectorPath(field, [60, 84], [200, 340])),
    fill(ink('sky', 2), sectorPath(field, [108, 120], [180, 360])),
    fill(ink('river', 6), sectorPath(field, [142, 172], [205, 318])),
    fill(ink('cardinal', 5), sectorPath(field, [214, 232], [180, 300])),
    scale(field, 256, [180, 360], { color: ink('sky', 2), every: 3, length: 6, width: 1.2 }),
  ];
  return { viewBox: [0, 0, 600, height], fit: 'xMidYMid meet', bleeds: true, body: body.join('') };
}

/** The greenhouse in the format of a panel beside text. */
export function greenhousePanel(): Drawing {
  return growing(1300, 880, [420, 310]);
}

/** The greenhouse for phones, in an almost square format. */
export function greenhousePhonePanel(): Drawing {
  return growing(700, 520, [480, 120]);
}

/** The two halves of an upright capsule, given its lower left corner and its height. */
function capsule([left, foot]: Point, height: number): { lower: string; upper: string } {
  const radius = 28;
  const round = [radius, radius, 0, 0] as const;
  const down = ['V', foot - height / 2, 'h', -radius * 2, 'z'] as const;
  return {
    lower: pathData('M', left, foot - radius, 'a', ...round, 0, radius * 2, 0, ...down),
    upper: pathData('M', left, foot - height + radius, 'a', ...round, 1, radius * 2, 0, ...down),
  };
}

/** Heights of the dashboard's columns; the last one is red. */
const COLUMNS = [92, 120, 104, 148, 176, 200];

/** Pharma: a dial filled to 78 percent of a half circle, over columns made of capsules. */
export function dashboard(): Drawing {
  const dial: Point = [300, 312];
  const line = ink('river', 9);
  const back = ink('marigold', 3);
  const reached = 180 - 180 * 0.78;
  const swept: Sweep = [reached, 180];

  const columns = COLUMNS.map((height, index) => capsule([64 + index * 82, 560], height));
  const lowers = columns.map((column) => column.lower);

  const body = [
    fillBox(ink('marigold', 4), [0, 0, 600, 600]),
    fill(back, sectorPath(dial, [0, 252], HALF_CIRCLE)),
    fill(WHITE, sectorPath(dial, [150, 226], HALF_CIRCLE), ...columns.map((column) => column.upper)),
    fill(ink('river', 8), sectorPath(dial, [150, 226], swept), ...lowers.slice(0, -1)),
    fill(ink('cardinal', 5), sectorPath(dial, [110, 126], swept), ...lowers.slice(-1)),
    scale(dial, 252, HALF_CIRCLE, { color: line, every: 1.8, major: 10, length: 6, width: 1.3, line: 1.4 }),
    stroke({ color: line, width: 5 }, linePath(dial, pointAt(dial, 246, reached))),
    fill(line, discPath(dial, 22), rectPath([40, dial[1] + 30, 520, 5])),
    fill(back, discPath(dial, 8)),
  ];
  return { viewBox: [0, 38, 600, 536], fit: 'xMidYMid slice', body: body.join('') };
}

/**
 * Both cases around one center: the left half of the greenhouse, and the right half of the dashboard, whose dial is
 * filled to 78 percent.
 */
export function halves(): Drawing {
  const center: Point = [300, 318];
  const [x, floor] = center;
  const size = 0.863;
  const shift = [x - TUNNEL[0] * size, floor - TUNNEL[1] * size]
    .map((value) => formatNumber(value))
    .join(' ');
  const sun: Point = [72, 92];
  const greenhouseHalf = [
    fillBox(themed('scene-sky'), [0, 0, 300, 600]),
    fill(themed('scene-sun'), discPath(sun, 40)),
    `<g transform="translate(${shift}) scale(${size})">${tunnel()}</g>`,
    fillBox(ink('river', 8), [0, floor + 10, 300, 300]),
    fill(ink('marigold', 4), sectorPath(center, [64, 92], [180, 270])),
    fill(ink('river', 6), sectorPath(center, [156, 188], [196, 270])),
  ];

  const line = ink('river', 9);
  const back = ink('marigold', 3);
  const reached = 180 - 180 * 0.78;
  const columns = [104, 148, 190].map((height, index) => capsule([336 + index * 82, 560], height));
  const lowers = columns.map((column) => column.lower);
  const dashboardHalf = [
    fillBox(ink('marigold', 4), [300, 0, 300, 600]),
    fill(back, sectorPath(center, [0, 252], [0, 90])),
    fill(WHITE, sectorPath(center, [150, 226], [0, 90]), ...columns.map((column) => column.upper)),
    fill(ink('river', 8), sectorPath(center, [150, 226], [reached, 90]), ...lowers.slice(0, -1)),
    fill(ink('cardinal', 5), sectorPath(center, [110, 126], [reached, 90]), ...lowers.slice(-1)),
    scale(center, 252, [0, 90], { color: line, every: 1.8, major: 10, length: 6, width: 1.3, line: 1.4 }),
    fill(line, rectPath([300, floor, 300, 5])),
  ];
  const body = [
    windowOnto([0, 0, 300, 600], greenhouseHalf.join('')),
    windowOnto([300, 0, 300, 600], dashboardHalf.join('')),
    stroke({ color: line, width: 5 }, linePath(center, pointAt(center, 246, reached))),
    fill(line, discPath(center, 22)),
    fill(back, discPath(center, 8)),
  ];
  return { viewBox: [0, 38, 600, 536], fit: 'xMidYMid slice', body: body.join('') };
}
