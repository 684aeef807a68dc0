/**
 * Drawings of the conference's merchandise, each in a square of 300 units. Three colors of each drawing can be chosen:
 * body, print and trim.
 */
import {
  arcPath,
  discPath,
  fill,
  fillBox,
  formatNumber,
  linePath,
  pathData,
  rectPath,
  sectorPath,
  stroke,
  windowOnto,
  type Drawing,
  type Point,
} from '../geometry.ts';
import { themedIn, type ThemedColor } from '../inks.ts';
import { site } from '../../../src/content/site.ts';
import { themes } from '../../../src/themes/themes.ts';

/** A color of the conference's drawings. */
export type MerchInk = Extract<ThemedColor, `art-${string}` | 'white'>;

/** Colors of the item itself, of its print, and of its seams, straps and edges. */
export type MerchInks = readonly [body: MerchInk, print: MerchInk, trim: MerchInk];

const HALF_CIRCLE = [0, 180] as const;
const QUARTER = [0, 90] as const;

const themed = themedIn(themes.conference);
const SUN = themed('art-sun');
const WHITE = themed('art-light');

/** A half disc resting on its diameter. */
const dome = (x: number, foot: number, radius: number): string =>
  sectorPath([x, foot], [0, radius], HALF_CIRCLE);

/**
 * The conference's logo: a half disc above the name.
 *
 * @param place the middle of the space between the half disc and the name
 * @param width width of the name, whatever font it is in
 */
function logo([x, y]: Point, width: number, disc: string, name: string): string {
  const radius = 0.24 * width;
  const size = 0.152 * width;
  const at = (value: number): string => formatNumber(value);
  return [
    fill(disc, sectorPath([x - radius / 2, y - 7 - radius], [0, radius], [-90, 90])),
    `<text x="${at(x)}" y="${at(y + 7 + 0.7 * size)}" fill="${name}" font-family="Besley Variable,Rockwell,Georgia,serif"`,
    ` font-size="${at(size)}" font-weight="820" text-anchor="middle" textLength="${at(width)}"`,
    ` lengthAdjust="spacingAndGlyphs">${site.conference.name}</text>`,
  ].join('');
}

type Paint = (body: string, print: string, trim: string) => string[];

const tee: Paint = (body, print, trim) => [
  fill(
    body,
    'M104 44 62 62A120 120 0 0 0 16 128L60 152 84 128V266H216V128L240 152 284 128A120 120 0 0 0 238 62L196 44A46 46 0 0 1 104 44Z',
  ),
  stroke({ color: trim, width: 7 }, arcPath([150, 44], 46, [180, 360])),
  fill(print, dome(150, 186, 45)),
  fill(SUN, sectorPath([150, 186], [52, 62], HALF_CIRCLE)),
  fill(trim, rectPath([105, 190, 90, 7]), dome(150, 186, 19)),
];

/** The hoodie's shape, without its hood. */
const HOODIE =
  'M92 84 58 98A150 150 0 0 0 22 246L64 258 84 156V270H216V156L236 258 278 246A150 150 0 0 0 242 98L208 84A60 60 0 0 1 92 84Z';

const hoodie: Paint = (body, print, trim) => [
  fill(body, dome(150, 92, 66)),
  fill(trim, dome(150, 94, 40)),
  fill(body, HOODIE),
  stroke(
    { color: print, width: 5, round: true },
    linePath([132, 138], [132, 176]),
    linePath([168, 138], [168, 176]),
  ),
  fill(print, dome(150, 262, 56)),
  fill(body, dome(150, 262, 30)),
  fill(trim, rectPath([84, 262, 132, 8])),
];

const tote: Paint = (body, print, trim) => [
  fill(
    print,
    sectorPath([150, 122], [58, 70], HALF_CIRCLE),
    rectPath([80, 122, 12, 40]),
    rectPath([208, 122, 12, 40]),
  ),
  fill(body, pathData('M', 56, 122, 'H', 244, 'L', 232, 276, 'H', 68, 'z')),
  logo([150, 220], 136, trim, print),
];

const bottle: Paint = (body, print, trim) => [
  fill(trim, sectorPath([150, 50], [14, 24], HALF_CIRCLE), rectPath([122, 48, 56, 26])),
  fill(body, 'M104 74H196V258a22 22 0 0 1-22 22H126a22 22 0 0 1-22-22Z'),
  windowOnto(
    [104, 110, 92, 120],
    fill(SUN, sectorPath([196, 230], [0, 30], [90, 180])) +
      fill(print, sectorPath([196, 230], [44, 66], [90, 180])) +
      fill(trim, sectorPath([196, 230], [78, 92], [90, 180])),
  ),
  fill(trim, rectPath([104, 86, 92, 7])),
];

const sticker: Paint = (body, print, trim) => [
  fill(WHITE, discPath([100, 104], 74)),
  fill(print, discPath([100, 104], 64)),
  logo([100, 113], 98, body, WHITE),
  fill(WHITE, 'M168 60H232A58 58 0 0 1 232 176H168Z'),
  fill(trim, 'M177 69H232A49 49 0 0 1 232 167H177Z'),
  fill(body, sectorPath([177, 167], [0, 34], QUARTER)),
  fill(themed('art-soft'), sectorPath([177, 167], [48, 66], QUARTER)),
  fill(WHITE, 'M60 276V246A80 80 0 0 1 220 246V276Z'),
  fill(body, dome(140, 266, 70)),
  fill(print, sectorPath([140, 266], [34, 50], HALF_CIRCLE)),
  fill(trim, dome(140, 266, 20)),
];

const journal: Paint = (body, print, trim) => [
  fill(body, 'M66 40H214a26 26 0 0 1 26 26V252a26 26 0 0 1-26 26H66Z'),
  fillBox(print, [66, 40, 26, 238]),
  windowOnto(
    [92, 40, 148, 238],
    fill(SUN, sectorPath([92, 278], [0, 44], QUARTER)) +
      fill(trim, sectorPath([92, 278], [62, 96], QUARTER)) +
      fill(print, sectorPath([92, 278], [108, 118], QUARTER)),
  ),
  fillBox(print, [206, 40, 9, 238]),
  fill(trim, 'M120 278h22v22l-11-9-11 9Z'),
];

const cap: Paint = (body, print, trim) => [
  fill(body, dome(140, 186, 108)),
  stroke(
    { color: themed('art-seam'), width: 2 },
    'M140 78A108 108 0 0 0 96 186M140 78A108 108 0 0 1 184 186',
  ),
  fill(print, discPath([140, 76], 9)),
  fill(trim, 'M32 186H248A130 130 0 0 1 292 214H110A78 78 0 0 1 32 186Z'),
  fill(print, dome(140, 176, 38)),
  fill(body, dome(140, 176, 18)),
];

const pouch: Paint = (body, print, trim) => [
  fill(body, 'M36 78H196A84 84 0 0 1 196 246H36Z'),
  stroke({ color: trim, width: 6 }, linePath([36, 116], [262, 116])),
  stroke(
    { color: trim, width: 2 },
    ...Array.from({ length: 21 }, (_, tooth) => linePath([46 + tooth * 10, 110], [46 + tooth * 10, 122])),
  ),
  fill(print, sectorPath([36, 246], [0, 44], QUARTER)),
  fill(WHITE, sectorPath([36, 246], [60, 84], QUARTER)),
  fill(trim, sectorPath([36, 246], [98, 108], QUARTER)),
  fill(print, sectorPath([262, 116], [8, 16], [-90, 90])),
  fillBox(trim, [22, 96, 18, 40]),
];

const ITEMS = { tee, hoodie, tote, bottle, sticker, journal, cap, pouch } as const;

/** Names of the items. */
export type MerchItem = keyof typeof ITEMS;

/** Default colors of each item. */
const INKS: Readonly<Record<MerchItem, MerchInks>> = {
  tee: ['art-light', 'art-hot', 'art-ink'],
  hoodie: ['art-solid', 'art-sun', 'art-hot'],
  tote: ['art-sun', 'art-ink', 'art-hot'],
  bottle: ['art-hot', 'art-light', 'art-ink'],
  sticker: ['art-sun', 'art-hot', 'art-ink'],
  journal: ['art-item-soft', 'art-solid', 'art-hot'],
  cap: ['art-ink', 'art-sun', 'art-hot'],
  pouch: ['art-hot', 'art-sun', 'art-ink'],
};

/**
 * The elements of one item, for a drawing with several.
 *
 * @param name the item
 * @param inks its three colors; default: its usual colors
 */
export function merchItemBody(name: MerchItem, inks: MerchInks = INKS[name]): string {
  const [body, print, trim] = inks;
  return ITEMS[name](themed(body), themed(print), themed(trim)).join('');
}

/**
 * One item, without a background.
 *
 * @param name the item
 * @param inks its three colors; default: its usual colors
 */
export function merchItem(name: MerchItem, inks?: MerchInks): Drawing {
  return { viewBox: [0, 0, 300, 300], fit: 'xMidYMid meet', body: merchItemBody(name, inks) };
}

/** Left edge, right edge and lower edge of items that are shown side by side. */
const OUTLINES = {
  tee: [16, 284, 266],
  hoodie: [8, 292, 270],
  tote: [56, 244, 276],
  bottle: [104, 196, 280],
  sticker: [26, 290, 276],
  journal: [66, 240, 278],
  cap: [32, 292, 214],
} as const satisfies Partial<Record<MerchItem, readonly [left: number, right: number, foot: number]>>;

/**
 * One item, cropped to its width. When items are shown side by side, their lower edges are at the same height.
 *
 * @param name the item
 * @param inks its three colors
 */
export function bundleItem(name: keyof typeof OUTLINES, inks: MerchInks): Drawing {
  const [left, right, foot] = OUTLINES[name];
  // Leave room below the lower edge for the journal's ribbon.
  return {
    viewBox: [left, foot - 258, right - left, 280],
    fit: 'xMidYMax meet',
    body: merchItemBody(name, inks),
  };
}
