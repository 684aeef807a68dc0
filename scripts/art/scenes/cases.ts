/** The panel beside a case study: an executive's dashboard. */
import {
  fill,
  fillBox,
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
import { ink, WHITE } from '../inks.ts';

const HALF_CIRCLE: Sweep = [0, 180];
const GOLD = ink('marigold', 4);
const RED = ink('cardinal', 5);
const SKY = ink('sky', 2);
const RIVER = ink('river', 5);

/**
 * Each column's left edge and height, the share of the height that is filled, and the colors of the filled part and of
 * the rest.
 */
const COLUMNS = [
  [92, 330, 0.5, GOLD, WHITE],
  [184, 500, 0.62, RED, SKY],
  [276, 400, 0.4, RIVER, WHITE],
  [368, 600, 0.7, GOLD, SKY],
  [460, 270, 0.55, RED, WHITE],
] as const;

/** Half a column's width, which is also the radius of its ends. */
const ROUND = 26;

/** Angle of the dial's needle, in degrees: it points at 78 of 100. */
const REACHED = 180 - 180 * 0.78;

interface Panel {
  readonly height: number;
  /** The y of the dial's center. */
  readonly dialAt: number;
  /** The y of the columns' lower ends. */
  readonly foot: number;
  /** Factor for the heights of the columns. */
  readonly growth: number;
}

function panel({ height, dialAt, foot, growth }: Panel): Drawing {
  const dial: Point = [300, dialAt];
  const swept: Sweep = [REACHED, 180];
  const end = [ROUND, ROUND, 0, 0] as const;
  const columns = COLUMNS.map(([left, full, share, lower, upper]) => {
    const top = foot - full * growth;
    const level = foot - full * growth * share;
    return (
      fill(
        lower,
        pathData('M', left, foot - ROUND, 'a', ...end, 0, ROUND * 2, 0, 'V', level, 'H', left, 'z'),
      ) +
      fill(upper, pathData('M', left, top + ROUND, 'a', ...end, 1, ROUND * 2, 0, 'V', level, 'H', left, 'z'))
    );
  });
  const body = [
    // The background extends on all sides, because a container with other proportions shows more of it.
    fillBox(ink('river', 8), [-1200, -height, 3000, 3 * height]),
    fill(ink('river', 6), sectorPath(dial, [172, 238], HALF_CIRCLE)),
    fill(GOLD, sectorPath(dial, [172, 238], swept)),
    fill(SKY, sectorPath(dial, [126, 144], HALF_CIRCLE)),
    scale(dial, 252, HALF_CIRCLE, { color: SKY, every: 1.8, major: 10, length: 8, width: 1.2 }),
    stroke({ color: WHITE, width: 7 }, linePath(dial, pointAt(dial, 224, REACHED))),
    fill(RED, sectorPath(dial, [0, 62], HALF_CIRCLE)),
    fill(WHITE, sectorPath(dial, [0, 24], HALF_CIRCLE)),
    fill(SKY, rectPath([40, dialAt, 520, 4])),
    ...columns,
  ];
  return { viewBox: [0, 0, 600, height], fit: 'xMidYMid meet', bleeds: true, body: body.join('') };
}

/** Draws the dashboard: a dial filled to 78 percent of a half circle, above columns filled to different levels. */
export function dashboardPanel(): Drawing {
  return panel({ height: 1300, dialAt: 460, foot: 1210, growth: 1 });
}

/** The dashboard for phones, in an almost square format. */
export function dashboardPhonePanel(): Drawing {
  return panel({ height: 700, dialAt: 316, foot: 664, growth: 0.47 });
}
