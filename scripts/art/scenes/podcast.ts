import {
  archPath,
  discPath,
  fill,
  fillBox,
  linePath,
  pathData,
  pointAt,
  scale,
  sectorPath,
  stroke,
  windowOnto,
  type Drawing,
  type Point,
} from '../geometry.ts';
import { ink, themed } from '../inks.ts';

const WIDTH = 760;
const HEIGHT = 700;
const GROUND = 596;
/** The y of the mast's widest point, where its guy wires end. */
const WAIST = 448;

/**
 * The podcast: a diamond-shaped mast transmits from the center of several rings, next to a half-dome studio with two
 * lit windows. Below the horizon, the drawing has the background color of the section around it.
 */
export function podcast(): Drawing {
  const pivot: Point = [392, 246];
  const [middle, tip] = [pivot[0], pivot[1] - 4];
  const studio: Point = [566, GROUND];
  const line = themed('scene-scale');
  const building = themed('scene-bridge');

  const rungs: string[] = [];
  const rung = (y: number, half: number): void => {
    rungs.push(linePath([middle - Math.max(1, half), y], [middle + Math.max(1, half), y]));
  };
  for (let y = tip + 36; y < tip + 200; y += 22) {
    rung(y, ((y - tip) / (WAIST - tip)) * 29 - 4);
  }
  for (let y = WAIST + 18; y < GROUND - 30; y += 24) {
    rung(y, 26 - ((y - WAIST) / (GROUND - WAIST)) * 27);
  }

  const furrow = (row: number): string => {
    const path = linePath([0, GROUND + 24 * (row + 1)], [WIDTH, GROUND + 24 * (row + 1)]);
    return `<g opacity="${1 - row * 0.25}">${stroke({ color: themed('scene-water2'), width: 3 }, path)}</g>`;
  };

  const body = [
    // The sky and the hills end at the ground. Otherwise, a fraction of a pixel of them could show at the picture's
    // bottom.
    fillBox(themed('scene-sky'), [0, 0, WIDTH, GROUND + 1]),
    // Not `scene-ray`, which in the light scheme is as white as the page around the picture.
    fill(ink('sky', 5), sectorPath(pivot, [330, 424], [-8, 112])),
    fill(themed('scene-glow'), sectorPath(pivot, [236, 300], [28, 206])),
    fill(
      themed('scene-hot'),
      sectorPath(pivot, [236, 300], [-22, 10]),
      sectorPath(pivot, [112, 140], [60, 232]),
      discPath(pointAt(pivot, 377, 124), 36),
    ),
    fill(themed('scene-sun'), sectorPath(pivot, [166, 206], [-14, 150]), discPath(pivot, 78)),
    // The outer scale reaches the edge of the picture.
    scale(pivot, 456, [-40, 144], { color: line, every: 2, length: 8, width: 1.3, line: 1.3 }),
    scale(pivot, 216, [-20, 200], { color: line, every: 3, length: 5, width: 1.2 }),
    windowOnto(
      [0, 0, WIDTH, GROUND + 1],
      fill(themed('scene-hill'), sectorPath([100, 900], [0, 390], [40, 150])) +
        fill(themed('scene-hill2'), sectorPath([690, 960], [0, 440], [60, 180])),
    ),
    // Guy wires, to the ground and to the studio's roof.
    stroke(
      { color: themed('scene-cable'), width: 1.6 },
      linePath([middle - 236, GROUND], [middle, WAIST], [middle + 74, WAIST + 47]),
    ),
    stroke({ color: building, width: 5 }, linePath([middle, tip - 60], [middle, tip])),
    fill(
      building,
      pathData('M', middle - 3, tip, 'L', middle - 32, WAIST, middle - 5, GROUND, 'h', 10),
      pathData('L', middle + 32, WAIST, middle + 3, tip, 'z'),
    ),
    stroke({ color: themed('scene-sky'), width: 5 }, ...rungs),
    fill(building, sectorPath(studio, [0, 120], [0, 180]), sectorPath(studio, [132, 142], [0, 180])),
    fill(themed('scene-lit'), archPath(studio[0] - 66, GROUND - 36, 52, GROUND)),
    fill(themed('scene-hot'), archPath(studio[0] + 14, GROUND - 36, 52, GROUND)),
    fillBox(themed('bg'), [0, GROUND, WIDTH, HEIGHT - GROUND]),
    ...[0, 1, 2].map(furrow),
  ];
  return { viewBox: [0, 0, WIDTH, HEIGHT], fit: 'xMidYMax slice', body: body.join('') };
}
