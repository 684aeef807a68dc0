/**
 * Writes the site's icons and manifest to public/. The icons show the logo mark in the colors of the darkest band. Runs
 * before every start, build and test.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { renderToStaticMarkup } from 'react-dom/server';
import { home } from '../src/content/home.ts';
import { site } from '../src/content/site.ts';
import { markSide } from '../src/design/media/Mark/Mark.tsx';
import { tokenSet } from '../src/design/theme/tokens.ts';
import { mark } from '../src/themes/mark.tsx';

const colors = tokenSet('light', 'strong');

/** The SVG shapes of the logo mark in two colors of a band. The coordinates are in the mark's own units. */
export const markShapes = (text: string, accent: string): string =>
  renderToStaticMarkup(mark).replaceAll('currentColor', text).replaceAll('var(--accent-mark)', accent);

/**
 * The icon as SVG: the logo mark on a square.
 *
 * @param margin Space around the mark, as a share of the mark's side.
 * @param radius Radius of the square's corners, in the mark's units.
 */
function icon(margin: number, radius = 0): string {
  const room = markSide * margin;
  const side = markSide + 2 * room;
  const ground = `<rect x="${-room}" y="${-room}" width="${side}" height="${side}" rx="${radius}" fill="${colors.bg}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-room} ${-room} ${side} ${side}">${ground}${markShapes(colors.text, colors['accent-mark'])}</svg>`;
}

const png = (svg: string, width: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();

const round = icon(1 / 9, 6);
/** The icon without rounded corners, for systems that crop it to their own shape. */
const square = icon(1 / 6);
/**
 * The icon with a margin so wide that the logo mark, including its corners, is in the safe zone that W3C defines for
 * maskable icons: a circle with a radius of 40% of the icon's width.
 */
const maskable = icon(0.4);

/** The icons in PNG: each file's path below public, its SVG source, and its size in px. */
const pictures: [file: string, svg: string, side: number][] = [
  ['icons/icon-192.png', round, 192],
  ['icons/icon-512.png', round, 512],
  ['icons/icon-maskable-512.png', maskable, 512],
  // Browsers also try this path by default.
  ['apple-touch-icon.png', square, 180],
];

/** An .ico file: a directory of pictures, in PNG format here. */
function ico(svg: string, sides: number[]): Buffer {
  const entryBytes = 16;
  const head = Buffer.alloc(6 + entryBytes * sides.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sides.length, 4);
  const files = sides.map((side) => png(svg, side));
  let offset = head.length;
  files.forEach((file, at) => {
    const entry = 6 + entryBytes * at;
    head.writeUInt8(sides[at] ?? 0, entry);
    head.writeUInt8(sides[at] ?? 0, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(file.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += file.length;
  });
  return Buffer.concat([head, ...files]);
}

/** The web app manifest: name, colors and icons, for home screens. */
export const manifest = () => ({
  name: site.name,
  short_name: site.name,
  description: home.meta.description,
  lang: site.language,
  start_url: '/',
  display: 'browser',
  background_color: tokenSet('light', 'page').bg,
  theme_color: tokenSet('light', 'page').bg,
  icons: [192, 512, 'maskable-512'].map((name) => ({
    src: `/icons/icon-${name}.png`,
    sizes: String(name).replace(/\D*(\d+)/, '$1x$1'),
    type: 'image/png',
    purpose: typeof name === 'string' ? 'maskable' : 'any',
  })),
});

/** The content of every file, keyed by the file's path below public/. */
export const iconFiles = (): Map<string, string | Buffer> =>
  new Map<string, string | Buffer>([
    ['favicon.svg', round],
    ['favicon.ico', ico(round, [16, 32, 48])],
    ['site.webmanifest', JSON.stringify(manifest())],
    ...pictures.map(([file, svg, side]): [string, Buffer] => [file, png(svg, side)]),
  ]);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const [file, content] of iconFiles()) {
    const target = path.join('public', file);
    // Leave unchanged files alone, because watchers react whenever a file is written.
    if (existsSync(target) && readFileSync(target).equals(Buffer.from(content))) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
