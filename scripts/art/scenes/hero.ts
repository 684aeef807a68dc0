import {
  archPath,
  discPath,
  fill,
  fillBox,
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
import { themed } from '../inks.ts';
import { traffic } from './traffic.ts';
import { ripplePath } from './water.ts';

const WIDTH = 1440;
const HEIGHT = 860;
const DECK = 664;
const WATERLINE = 716;
const SUN: Point = [1118, DECK];
/** The x of the middle of the sun's reflection. */
const MIDDLE = SUN[0] - 70;

/** The center x of each of the bridge's towers, and the y of their tops. */
const TOWERS = [866, 1370] as const;
const TOWER_TOP = 404;

/** Length of the scene's film loop, in seconds. */
export const FILM_SECONDS = 12;

/**
 * Pulses from 0 to 1 and back. `moment` is the elapsed share of the film, and `times` the number of pulses during the
 * film.
 */
const swing = (moment: number, times = 1): number => (1 - Math.cos(2 * Math.PI * times * moment)) / 2;

/**
 * Swings from 0 to 1, to -1 and back to 0. `moment` is the elapsed share of the film, and `times` the number of swings
 * during the film.
 */
const sway = (moment: number, times: number): number => Math.sin(2 * Math.PI * times * moment);

/** The scale of degrees around the sun, except behind the headline. */
function degrees(): string {
  const line = themed('scene-scale');
  const labels = [30, 60, 90, 120].map((angle) => {
    const [x, y] = pointAt(SUN, 508, angle);
    return `<text x="${formatNumber(x)}" y="${formatNumber(y)}" dominant-baseline="middle">${angle}°</text>`;
  });
  const lettering = 'font-family="Sometype Mono Variable,monospace" font-size="var(--numeral,14px)"';
  return [
    scale(SUN, 474, [0, 120], { color: line, every: 2, length: 8, width: 1.2, line: 1.2 }),
    `<g ${lettering} text-anchor="middle" fill="${line}">${labels.join('')}</g>`,
  ].join('');
}

/**
 * The sun: a disc and three bands around it. In the film, the two outer bands shorten and extend again, and a bead
 * moves along with the end of the middle band. The disc and the inner band pulse.
 */
function sun(moment: number): string {
  const turn = swing(moment);
  const breath = 5 * swing(moment, 2);
  const bead = discPath(pointAt(SUN, 319, 54 + 44 * turn), 19);
  return [
    fill(themed('scene-ray'), sectorPath(SUN, [368, 442], [0, 150 - 22 * turn]), bead),
    fill(themed('scene-hot'), sectorPath(SUN, [300, 338], [61 + 44 * turn, 180])),
    fill(themed('scene-glow'), sectorPath(SUN, [196 + breath, 276 + breath], [0, 180])),
    fill(themed('scene-sun'), sectorPath(SUN, [0, 172 + breath], [0, 180])),
  ].join('');
}

function hills(): string {
  return [
    fill(
      themed('scene-hill'),
      sectorPath([430, 1010], [0, 430], [60, 180]),
      sectorPath([1420, 1060], [0, 470], [60, 180]),
    ),
    fill(themed('scene-hill2'), sectorPath([640, 1110], [0, 520], [40, 180])),
  ].join('');
}

/** Three arcs of cable, and hangers from the middle one down to the deck. */
function cables(): string {
  const [left, right] = TOWERS;
  const sag = 196;
  const half = (right - left) / 2;
  const radius = (half * half + sag * sag) / (2 * sag);
  const pivot: Point = [(left + right) / 2, TOWER_TOP + sag - radius];
  const hangers: string[] = [];
  for (let x = left + 28; x < right - 10; x += 28) {
    const y = pivot[1] + Math.sqrt(radius ** 2 - (x - pivot[0]) ** 2);
    hangers.push(linePath([x, y], [x, DECK]));
  }
  const span = formatNumber(radius);
  const sides = [
    `M${left} ${TOWER_TOP}A430 430 0 0 1 590 ${DECK + 6}`,
    `M${left} ${TOWER_TOP}A${span} ${span} 0 0 0 ${right} ${TOWER_TOP}`,
    `M${right} ${TOWER_TOP}A430 430 0 0 0 1646 ${DECK + 6}`,
  ];
  const color = themed('scene-cable');
  return stroke({ color, width: 1.4 }, ...hangers) + stroke({ color, width: 7 }, ...sides);
}

/** The deck and both towers: walls with a round top, a window and a gate. */
function bridge(): string {
  const deck = [rectPath([0, DECK, WIDTH, 12]), rectPath([0, DECK + 18, WIDTH, 3])];
  const towers = TOWERS.flatMap((x) => [
    rectPath([x - 34, TOWER_TOP - 6, 68, 740 - TOWER_TOP + 6]),
    sectorPath([x, TOWER_TOP - 6], [0, 34], [0, 180]),
    archPath(x - 17, TOWER_TOP + 58, 34, TOWER_TOP + 118),
    archPath(x - 17, DECK - 96, 34, 740),
    rectPath([x - 46, WATERLINE, 92, 26]),
  ]);
  const lamps = TOWERS.map((x) => discPath([x, TOWER_TOP - 22], 7));
  return fill(themed('scene-bridge'), ...deck, ...towers) + fill(themed('scene-lit'), ...lamps);
}

/** The sun on the water, as stripes that shorten toward the bottom. In the film they sway. */
function reflection(moment: number): string {
  const stripes = [330, 270, 190, 130, 70].map((widest, row) => {
    const direction = row % 2 === 0 ? 1 : -1;
    const width = widest * (1 + 0.12 * direction * sway(moment, 3));
    const left = MIDDLE - width / 2 + (row % 2 === 0 ? -14 : 22) + 9 * direction * sway(moment, 2);
    const y = 742 + row * 23 + 4.5;
    return linePath([left + 4.5, y], [left + width - 4.5, y]);
  });
  const stripe = { width: 9, round: true };
  return [
    stroke({ ...stripe, color: themed('scene-sun') }, ...stripes.filter((_, row) => row % 2 === 0)),
    stroke({ ...stripe, color: themed('scene-hot') }, ...stripes.filter((_, row) => row % 2 === 1)),
  ].join('');
}

/** Ripples around the reflection. During the film, each ripple drifts to where its left neighbor was at the start. */
function ripples(moment: number): string {
  const pitch = 96;
  const paths: string[] = [];
  for (let row = 0; row < 3; row += 1) {
    const shift = (row % 2) * (pitch / 2);
    for (let x = -16 + shift; x < 1504 + shift + pitch; x += pitch) {
      const place = x - pitch * moment;
      // Ripples get smaller toward the reflection, and there are none within it.
      const share = Math.min(1, Math.max(0, (Math.abs(place - MIDDLE) - 226 + row * 54) / 48));
      if (share > 0 && place < 1504 + shift) paths.push(ripplePath([place, 758 + row * 36], share));
    }
  }
  return stroke({ color: themed('scene-water2'), width: 4, round: true }, ...paths);
}

/** Everything in front of the sky: hills, bridge, its traffic, and water. */
function foreground(moment: number): string {
  return [
    hills(),
    traffic(moment * FILM_SECONDS, { y: DECK, length: WIDTH }),
    cables(),
    fillBox(themed('scene-water'), [0, WATERLINE, WIDTH, HEIGHT - WATERLINE]),
    bridge(),
    reflection(moment),
    ripples(moment),
  ].join('');
}

const drawing = (...body: string[]): Drawing => ({
  viewBox: [0, 0, WIDTH, HEIGHT],
  fit: 'xMaxYMax slice',
  body: body.join(''),
});

/** Only the hero's hills, bridge and water, to be drawn in front of a film that plays in place of the sun. */
export const heroForeground = (): Drawing => drawing(foreground(0));

/**
 * The parts of the hero's own film that don't move and have the finest lines. Drawn in front of the film, they stay
 * sharp.
 */
export const heroBridge = (): Drawing => drawing(degrees(), cables(), bridge());

/**
 * A frame of the hero's film, without the scale of degrees, which {@link heroBridge} draws in front of it.
 *
 * @param moment elapsed share of the film, from 0 to 1; 0 looks like {@link hero} without the scale
 */
export const heroFrame = (moment: number): Drawing =>
  drawing(fillBox(themed('scene-sky'), [0, 0, WIDTH, HEIGHT]), sun(moment), foreground(moment));

/** Sunrise over the Ohio: the sun and its rings, behind the bridge, hills and water. */
export const hero = (): Drawing =>
  drawing(fillBox(themed('scene-sky'), [0, 0, WIDTH, HEIGHT]), sun(0), degrees(), foreground(0));
