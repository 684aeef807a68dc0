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
  /** Color of the lit leaves on this bench. The shaded leaves of all benches share one color. */
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

/** How far the ground extends to either side, for wider browser windows. */
const WIDE = 2400;

const GLASS = byScheme(WHITE, ink('sky', 2));
const RIBS = byScheme(ink('sky', 3), ink('sky', 4));
/** Color of the tunnel's outer ring. */
const SHELL = byScheme(ink('river', 8), ink('river', 6));
/** Color of the outer ring in front of hills. In the dark scheme, one hill has the same color as `SHELL`. */
const SHELL_ON_HILLS = byScheme(ink('river', 8), ink('river', 5));

/** The growing tunnel and the ground below it: ribs around one center, above two benches of plants. */
export function tunnel(shell = SHELL): string {
  const [middle, floor] = TUNNEL;

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
    fill(GLASS, sectorPath(TUNNEL, [0, 292], HALF_CIRCLE)),
    fill(shell, sectorPath(TUNNEL, [262, 292], HALF_CIRCLE)),
    fill(ink('cardinal', 5), sectorPath(TUNNEL, [262, 292], [112, 138])),
    stroke({ color: RIBS, width: 3 }, ...ribs, ...purlins),
    fill(ink('river', 8), ...rows.map((row) => row.stems), rectPath([-WIDE, floor + 12, 2 * WIDE, 190])),
    fill(ink('river', 7), ...rows.map((row) => row.shaded)),
    ...rows.map((row) => fill(row.leaf, row.lit)),
    fill(ink('cardinal', 5), ...rows.map((row) => row.tomatoes)),
    fill(ink('marigold', 4), ...rows.map((row) => row.blossoms)),
    fill(ink('river', 9), ...rows.map((row) => row.board)),
    fill(byScheme(ink('river', 9), ink('river', 6)), rectPath([-WIDE, floor, 2 * WIDE, 12])),
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

/** The tunnel with the middle of its floor at the given point, `size` times as large as usual. */
function tunnelOn([x, y]: Point, size: number): string {
  const [middle, base] = TUNNEL;
  const [left, top] = [x - middle * size, y - (base + 12) * size].map((value) => formatNumber(value));
  return `<g transform="translate(${left} ${top}) scale(${size})">${tunnel(SHELL_ON_HILLS)}</g>`;
}

/** A greenhouse in the distance, with a row of plants. */
function farTunnel(floor: Point, radius: number): string {
  const [x, y] = floor;
  const ribs = [30, 60, 90, 120, 150].map((angle) => linePath(floor, pointAt(floor, 0.9 * radius, angle)));
  const plants = [-0.6, -0.3, 0, 0.3, 0.6].map((place) =>
    sectorPath([x + place * radius, y], [0, 0.13 * radius], HALF_CIRCLE),
  );
  return [
    fill(SHELL_ON_HILLS, sectorPath(floor, [0, radius], HALF_CIRCLE)),
    fill(ink('cardinal', 5), sectorPath(floor, [0.9 * radius, radius], [112, 138])),
    fill(GLASS, sectorPath(floor, [0, 0.9 * radius], HALF_CIRCLE)),
    stroke({ color: RIBS, width: 2 }, ...ribs, arcPath(floor, 0.55 * radius, HALF_CIRCLE)),
    fill(ink('river', 6), ...plants),
    fill(ink('river', 9), rectPath([x - radius, y, 2 * radius, 5])),
  ].join('');
}

/**
 * The greenhouse as a panel beside a case study, with the sun above it, and the rings of the sensors below its floor.
 * `behind` is drawn between the sky and the greenhouse.
 */
function growing(height: number, floor: number, sun: Point, glow: number, behind = ''): Drawing {
  const field: Point = [300, floor];
  const body = [
    // The sky and the ground extend on all sides, because a container with other proportions shows more of them.
    fillBox(themed('scene-sky'), [-1200, -height, 3000, height + floor]),
    fill(themed('scene-sun'), discPath(sun, 76 * glow)),
    fill(ink('marigold', 3), sectorPath(sun, [100 * glow, 124 * glow], [100, 330])),
    behind,
    tunnelOn(field, 0.92),
    fillBox(ink('river', 8), [-1200, floor, 3000, 2 * height]),
    fill(ink('marigold', 4), sectorPath(field, [60, 84], [200, 340])),
    fill(ink('sky', 2), sectorPath(field, [108, 120], [180, 360])),
    fill(ink('river', 6), sectorPath(field, [142, 172], [205, 318])),
    fill(ink('cardinal', 5), sectorPath(field, [214, 232], [180, 300])),
    scale(field, 256, [180, 360], { color: ink('sky', 2), every: 3, length: 6, width: 1.2 }),
  ];
  return { viewBox: [0, 0, 600, height], fit: 'xMidYMid meet', bleeds: true, body: body.join('') };
}

/** The greenhouse in the format of a panel beside text: on the hills behind it, other growers' greenhouses. */
export function greenhousePanel(): Drawing {
  const floor = 940;
  const [far, near]: [Point, Point] = [
    [440, floor],
    [90, floor],
  ];
  const hills = [
    fill(themed('scene-hill'), sectorPath(far, [0, 470], HALF_CIRCLE)),
    farTunnel([far[0], floor - 454], 118),
    fill(themed('scene-hill2'), sectorPath(near, [0, 350], HALF_CIRCLE)),
    farTunnel([near[0] + 26, floor - 326], 124),
  ];
  return growing(1300, floor, [170, 250], 1.25, hills.join(''));
}

/** The greenhouse for phones, in an almost square format. */
export function greenhousePhonePanel(): Drawing {
  return growing(700, 520, [480, 120], 1);
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

/** Pharma: a dial filled to 78 percent of a half circle, above columns made of capsules. */
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

/** A case's file: its left edge, the colors of the folder and its tab, and the lengths of the bars in its report. */
interface CaseFile {
  readonly left: number;
  readonly folder: string;
  readonly tab: string;
  readonly bars: readonly number[];
}

/** The y of the case files' lower edge, which is also the top of the ruler below them. */
const RULER = 462;

/** A folder with a report in it, and on its front, a seal with a check mark. */
function caseFile({ left, folder, tab, bars }: CaseFile): string {
  const [width, height] = [202, 208];
  const top = RULER - height;
  const seal: Point = [left + width / 2, top + 112];
  const [x, y] = seal;
  return [
    fill(
      tab,
      pathData(
        'M',
        left,
        RULER,
        'V',
        top - 46,
        'h',
        70,
        'a',
        26,
        26,
        0,
        0,
        1,
        26,
        26,
        'h',
        width - 96,
        'V',
        RULER,
        'z',
      ),
    ),
    fill(
      WHITE,
      pathData(
        'M',
        left + 18,
        RULER,
        'V',
        top - 120,
        'h',
        width - 86,
        'a',
        50,
        50,
        0,
        0,
        1,
        50,
        50,
        'V',
        RULER,
        'z',
      ),
    ),
    stroke(
      { color: ink('river', 8), width: 9 },
      ...bars.map((bar, row) =>
        linePath([left + 38, top - 84 + row * 24], [left + 38 + bar, top - 84 + row * 24]),
      ),
    ),
    fill(
      folder,
      pathData('M', left, RULER, 'V', top, 'h', width - 40, 'a', 40, 40, 0, 0, 1, 40, 40, 'V', RULER, 'z'),
    ),
    fill(WHITE, discPath(seal, 62)),
    fill(ink('cardinal', 5), sectorPath(seal, [46, 56], [0, 360])),
    stroke(
      { color: ink('river', 8), width: 11 },
      linePath([x - 22, y + 2], [x - 5, y + 19], [x + 25, y - 18]),
    ),
  ].join('');
}

/** The files of the two cases, each with a check mark, on a ruler that measures them. */
export function caseFiles(): Drawing {
  const marks = Array.from({ length: 61 }, (_, mark) => mark);
  const tall = (mark: number): number => (mark % 5 === 0 ? 26 : 14);
  const body = [
    fillBox(ink('river', 8), [0, 0, 600, 600]),
    caseFile({ left: 78, folder: ink('sky', 3), tab: ink('sky', 5), bars: [70, 104, 48] }),
    caseFile({ left: 320, folder: ink('marigold', 4), tab: ink('marigold', 2), bars: [104, 58, 84] }),
    // Not white, because the page beside the picture is white.
    fillBox(ink('marigold', 2), [0, RULER, 600, 72]),
    stroke(
      { color: ink('river', 8), width: 3 },
      ...marks.map((mark) => linePath([mark * 10, RULER], [mark * 10, RULER + tall(mark)])),
    ),
  ];
  return { viewBox: [0, 38, 600, 536], fit: 'xMidYMid slice', body: body.join('') };
}
