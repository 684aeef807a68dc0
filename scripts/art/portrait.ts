/** Draws portraits: people in two colors and a skin tone, with the head at the center of a few rings. */
import { createAvatar, type StyleOptions } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';
import {
  fill,
  fillBox,
  scale,
  sectorPath,
  type Box,
  type Drawing,
  type Point,
  type Sweep,
} from './geometry.ts';
import { PORTRAIT_GROUNDS, skin, type GroundName, type PortraitGround, type Tone } from './inks.ts';
import { createRandom, pick } from './random.ts';

/** Facial features that are chosen by hand instead of by the seed. */
export type FaceOptions = StyleOptions<notionists.Options>;

/** What determines a portrait. */
export interface PortraitOptions {
  /** Any text, such as the person's slug. It determines the face and the rings. */
  readonly seed: string;
  /** The colors of the background and the rings. */
  readonly ground: GroundName;
  /** The skin tone. Default: chosen by the seed. */
  readonly tone?: Tone;
  /** Facial features chosen by hand. Default: chosen by the seed. */
  readonly face?: FaceOptions;
  /** Whether the picture is wide, with head and shoulders in the middle. Default: it is a square. */
  readonly wide?: boolean;
}

const SIZE = 600;

/** The visible part of a square portrait. */
const SQUARE: Box = [0, 0, SIZE, SIZE];
/** The visible part of a wide portrait: from above the hair to below the shoulders. */
const WIDE: Box = [-270, 76, 1140, 516];

/** The face's square: its x, y and side in the portrait's units, and its side in the face's own units. */
const FACE = { x: 30, y: 60, side: 540, units: 1744 };

/**
 * Features of faces unless {@link FaceOptions} replace them: open eyes, a calm expression, no gestures and no glasses.
 * About a quarter of the faces have a beard.
 */
const CALM: FaceOptions = {
  gestureProbability: 0,
  beardProbability: 28,
  glassesProbability: 0,
  glasses: ['variant01', 'variant05', 'variant07'],
  lips: ['variant03', 'variant08', 'variant17', 'variant22', 'variant23', 'variant25', 'variant30'],
  brows: ['variant01', 'variant07', 'variant10', 'variant12'],
  // The set's other three pairs of eyes are closed or have heavy lids.
  eyes: ['variant05', 'variant05', 'variant04'],
  bodyIcon: [],
  bodyIconProbability: 0,
};

/**
 * The background of a portrait, as elements in painting order: a disc behind the head, two rings, and a scale like a
 * protractor's.
 *
 * @param seed any text; determines the rings' sweeps
 * @param colors ground, inks and line
 * @param size side of the square, in units; default 600
 */
export function portraitGround(seed: string, colors: PortraitGround, size = SIZE): string {
  const random = createRandom(seed);
  const unit = size / 24;
  const pivot: Point = [size / 2, size * 0.56];
  const from = pick(random, [0, 15, 30, 45, -30]);
  const to = from + pick(random, [120, 150, 180, 210]);
  // The frame cuts off the outer ring at the bottom. End the ring there, so that none of it reappears on the right.
  const outerSweep: Sweep = [
    from + pick(random, [30, 60, 90]),
    Math.min(to + pick(random, [15, 45, 75]), 270),
  ];
  const [disc, inner, outer] = colors.inks;
  return [
    fillBox(colors.ground, [0, 0, size, size]),
    fill(disc, sectorPath(pivot, [0, 7.5 * unit], [0, 360])),
    fill(inner, sectorPath(pivot, [8.5 * unit, 10.5 * unit], [from, to])),
    fill(outer, sectorPath(pivot, [10.5 * unit, 13.5 * unit], outerSweep)),
    // Only the upper half: of the lower half, only a few marks would be visible, in the corners of the frame.
    scale(pivot, 14.3 * unit, [Math.max(from - 15, 0), Math.min(to + 15, 180)], {
      color: colors.line,
      every: 3,
      length: unit * 0.4,
      width: 1.5,
    }),
  ].join('');
}

/** Shortens ids that the face refers to, and removes the others. */
function shortenIds(markup: string): string {
  const used = [...new Set([...markup.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]))];
  const shortName = (id: string): string => `i${used.indexOf(id)}`;
  return markup
    .replace(/ id="([^"]+)"/g, (_, id: string) => (used.includes(id) ? ` id="${shortName(id)}"` : ''))
    .replace(/url\(#([^)]+)\)/g, (_, id: string) => `url(#${shortName(id)})`);
}

/**
 * The content of an avatar's `<svg>`, without parts that draw nothing: the license note, the full-size mask, empty
 * groups.
 */
function inside(avatar: string): string {
  const bare = avatar
    .replace(/<metadata[\s\S]*?<\/metadata>/, '')
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '')
    .replace(/^<mask id="viewboxMask">.*?<\/mask><g mask="url\(#viewboxMask\)">(.*)<\/g>$/s, '$1');
  return bare.replace(/ clip-rule="[^"]*"/g, '').replace(/<g[^>]*><\/g>/g, '');
}

const TONES: readonly Tone[] = [1, 2, 3, 4, 5, 6];

/** Colors the skin: replaces the white in the face's first `<g>`, the head and neck. */
const withSkin = (face: string, color: string): string =>
  face.replace(/^<g[^>]*>.*?<\/g>/s, (head) => head.replace(/#fff\b/i, color));

/**
 * Draws a portrait, square or wide, that may be cropped on all sides. The same options always give the same portrait.
 *
 * @param options seed, ground and hand-picked features
 */
export function portrait(options: PortraitOptions): Drawing {
  const colors = PORTRAIT_GROUNDS[options.ground];
  const avatar = createAvatar(notionists, { seed: options.seed, ...CALM, ...options.face }).toString();
  const tone = options.tone ?? pick(createRandom(`${options.seed} skin`), TONES);
  const face = withSkin(shortenIds(inside(avatar)), skin(tone)).replace(
    /#(000|fff)(?:\1)?\b/gi,
    (_, tone: string) => (tone === '000' ? colors.dark : 'currentColor'),
  );
  const place = `x="${FACE.x}" y="${FACE.y}" width="${FACE.side}" height="${FACE.side}"`;
  const units = `viewBox="0 0 ${FACE.units} ${FACE.units}"`;
  const nested = `<svg ${place} ${units} fill="none" color="${colors.light}">${face}</svg>`;
  const [left, top, width, height] = options.wide ? WIDE : SQUARE;
  const sides = options.wide ? fillBox(colors.ground, WIDE) : '';
  return {
    viewBox: [left, top, width, height],
    fit: 'xMidYMid slice',
    // An image follows the color scheme of its page if the image declares that it supports both schemes.
    body: `<g style="color-scheme:light dark">${sides}${portraitGround(options.seed, colors)}${nested}</g>`,
  };
}
