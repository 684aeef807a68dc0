import {
  arcPath,
  discPath,
  fill,
  formatNumber,
  linePath,
  pointAt,
  rectPath,
  scale,
  sectorPath,
  stroke,
  type Drawing,
  type Point,
} from '../geometry.ts';
import { ink, themed } from '../inks.ts';

const PIVOT: Point = [380, 470];
const EPISODES = 20;
/** The angle that each episode takes up on the dial, in degrees. */
const STEP = 180 / EPISODES;
/** Angle of the hand, in degrees: past the dial's last mark. */
const PAST = -21;

/** Episode not found: a dial of twenty marks, and a hand that has run past the last one. */
export function episodeNotFound(): Drawing {
  const line = themed('text');
  const labels = [1, 5, 10, 15, 20].map((episode) => {
    const [x, y] = pointAt(PIVOT, 370, 180 - (episode - 0.5) * STEP);
    return `<text x="${formatNumber(x)}" y="${formatNumber(y)}" dominant-baseline="central">${episode}</text>`;
  });
  const lettering =
    'font-family="Sometype Mono Variable,monospace" font-size="var(--numeral,20px)" font-weight="600"';
  const end = pointAt(PIVOT, 330, PAST);
  const body = [
    stroke({ color: line, width: 1.4 }, arcPath(PIVOT, 330, [0, 180])),
    scale(PIVOT, 330, [STEP / 2, 180 - STEP / 2], {
      color: line,
      every: STEP,
      major: 1000,
      length: 11,
      width: 1.6,
    }),
    fill(ink('river', 5), sectorPath(PIVOT, [206, 300], [0, 180])),
    fill(ink('cardinal', 5), sectorPath(PIVOT, [206, 300], [PAST, 0])),
    fill(line, sectorPath(PIVOT, [122, 150], [0, 180])),
    fill(ink('marigold', 4), sectorPath(PIVOT, [0, 88], [0, 180])),
    `<g ${lettering} text-anchor="middle" fill="${line}">${labels.join('')}</g>`,
    fill(line, rectPath([-8, PIVOT[1], 776, 3]), discPath(PIVOT, 9)),
    stroke(
      { color: line, width: 3, round: true, dashes: [2, 8] },
      linePath(PIVOT, pointAt(PIVOT, 310, PAST)),
    ),
    stroke({ color: line, width: 3 }, discPath(end, 15)),
  ];
  return { viewBox: [-8, 78, 776, 546], fit: 'xMidYMid meet', body: body.join('') };
}
