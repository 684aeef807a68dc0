import {
  arcPath,
  discPath,
  fill,
  fillBox,
  pointAt,
  rectPath,
  scale,
  sectorPath,
  stroke,
  type Drawing,
  type Point,
} from '../geometry.ts';
import { byScheme, ink, themed } from '../inks.ts';
import { ripplesPath } from './water.ts';

const WIDTH = 1440;
const BANK = 664;
/** Center of the arch, whose right end is outside the picture. */
const ARCH: Point = [1050, BANK];

/** Page not found: an arch with a gap, and the stone that fell out of it. */
export function notFound(): Drawing {
  const line = themed('scene-scale');
  const marks = { color: line, every: 2, length: 8, width: 1.2 };
  const stone = pointAt(ARCH, 370, 125);
  const ripples: Point[] = [];
  for (let row = 0; row < 3; row += 1) {
    for (let x = -40; x < 1480; x += 96) {
      ripples.push([x + (row % 2 === 0 ? 24 : 72), BANK + 92 + row * 34]);
    }
  }
  const body = [
    fill(themed('scene-hill'), sectorPath([300, 1010], [0, 440], [40, 150])),
    fillBox(themed('scene-water'), [0, BANK + 52, WIDTH, 200]),
    fill(
      byScheme(ink('river', 9), ink('river', 7)),
      sectorPath(ARCH, [330, 410], [0, 108]),
      sectorPath(ARCH, [330, 410], [142, 180]),
    ),
    fill(themed('scene-bridge'), rectPath([0, BANK, WIDTH, 14]), rectPath([0, BANK + 20, WIDTH, 3])),
    fill(
      themed('scene-hot'),
      sectorPath(ARCH, [270, 300], [0, 96]),
      sectorPath(ARCH, [270, 300], [150, 180]),
      discPath([stone[0], stone[1] + 40], 27),
    ),
    fill(themed('scene-sun'), sectorPath(ARCH, [0, 150], [0, 180])),
    fill(
      themed('scene-ray'),
      sectorPath(ARCH, [186, 240], [0, 78]),
      sectorPath(ARCH, [186, 240], [150, 180]),
    ),
    stroke({ color: line, width: 1.2, dashes: [2, 9] }, arcPath(ARCH, 446, [106, 144])),
    scale(ARCH, 446, [0, 106], marks),
    scale(ARCH, 446, [144, 180], marks),
    stroke({ color: themed('scene-water2'), width: 4, round: true }, ripplesPath(ripples)),
  ];
  return { viewBox: [0, 0, WIDTH, 820], fit: 'xMaxYMax slice', body: body.join('') };
}
