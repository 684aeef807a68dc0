import type { Page } from '@playwright/test';
import { ink, WHITE } from '../../scripts/art/inks.ts';
import { tokens } from '../../src/design/theme/tokens.ts';
import { pathsOf, routes } from '../../src/shell/routes.ts';
import { themes } from '../../src/themes/themes.ts';
import { representatives } from './audit.ts';
import { expect, onlyCi, test } from './fixtures.ts';

/** All pages, including both not-found pages, but only one episode, because all episodes show the same drawings. */
const paths = [
  '/nothing-here',
  '/podcast/0',
  ...routes
    .filter(({ episode }) => episode === undefined || episode === representatives[0])
    .flatMap((route) => [...pathsOf(route)]),
];

/** A drawing on a page. */
interface Picture {
  drawing: string;
  theme: string;
  /** The drawing's source, with all colors resolved. */
  svg: string;
  /** The color behind the drawing. */
  ground: string;
}

/** Two fills of a drawing, or a fill and the background, that touch without a line between them. */
interface Touch extends Pick<Picture, 'drawing' | 'theme'> {
  /** The two colors as `#rrggbb`, the darker one first. */
  colors: [string, string];
  /** The contrast ratio of the two colors, as defined by WCAG. */
  ratio: number;
}

/**
 * Extracts all drawings from pages, in the colors of the browser's current color scheme. Puts each page's HTML into the
 * open document instead of navigating: only styles matter, so nothing has to be laid out or drawn. Runs in the page.
 */
async function collectPictures({ paths, scheme }: { paths: string[]; scheme: string }): Promise<Picture[]> {
  const drawings = 'use, img[src^="/art/merch"]';
  const fileOf = (use: Element): string =>
    (use.getAttribute('href') ?? use.getAttribute('src') ?? '').split('#', 1)[0] ?? '';
  const isDrawing = (use: Element): boolean => /^\/art\/(scenes|merch)\//.test(fileOf(use));
  const parser = new DOMParser();
  const fetchText = async (address: string): Promise<string> => (await fetch(address)).text();
  const pages = await Promise.all(
    paths.map(async (path) => parser.parseFromString(await fetchText(path), 'text/html').documentElement),
  );
  const files = new Set(
    pages.flatMap((page) => [...page.querySelectorAll(drawings)].filter(isDrawing).map(fileOf)),
  );
  const sources = new Map(
    await Promise.all(
      [...files].map(async (file) => {
        const svg = parser.parseFromString(await fetchText(file), 'image/svg+xml').documentElement;
        svg.querySelectorAll('text').forEach((text) => text.remove());
        return [file, svg] as const;
      }),
    ),
  );

  return pages.flatMap((page) => {
    document.documentElement.replaceWith(document.adoptNode(page));
    const theme = (page.dataset.theme === 'conference' ? 'conference ' : '') + scheme;
    return [...page.querySelectorAll<SVGElement>(drawings)].filter(isDrawing).map((use) => {
      let ground = 'rgba(0, 0, 0, 0)';
      for (let box: Element | null = use; box && ground === 'rgba(0, 0, 0, 0)'; box = box.parentElement)
        ground = getComputedStyle(box).backgroundColor;

      // Insert a copy next to the drawing, so that its colors resolve.
      const copy = document.importNode(sources.get(fileOf(use)) ?? use, true);
      (use.closest('svg') ?? use).after(copy);
      const parts = [...copy.querySelectorAll('*')];
      const colors = parts.map((part) => {
        const { fill, stroke } = getComputedStyle(part);
        return { fill, stroke };
      });
      copy.remove();
      parts.forEach((part, index) => {
        part.setAttribute('fill', colors[index]?.fill ?? '');
        part.setAttribute('stroke', colors[index]?.stroke ?? '');
      });
      const drawing = fileOf(use).replace(/^\/art\/|\.svg$/g, '');
      return { drawing, theme, svg: new XMLSerializer().serializeToString(copy), ground };
    });
  });
}

/**
 * Finds colors that touch in pictures and are hard to tell apart: their contrast is below `least`, and their hues don't
 * differ enough either. Runs in the page.
 */
async function findTouches({ pictures, least }: { pictures: Picture[]; least: number }): Promise<Touch[]> {
  type Lab = [number, number, number];
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const channels = (color: number): Lab =>
    [color >> 16, color >> 8, color].map((value) => linear((value & 255) / 255)) as Lab;
  const luminance = (color: number) => {
    const [r, g, b] = channels(color);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  /** Distance between two colors, ignoring lightness: in OKLab's a–b plane. */
  const hueDistance = (one: number, other: number) => {
    const plane = (color: number) => {
      const [r, g, b] = channels(color);
      const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b);
      const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
      const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b);
      return [1.978 * l - 2.4286 * m + 0.4506 * s, 0.0259 * l + 0.7828 * m - 0.8087 * s] as const;
    };
    const [a, b] = [plane(one), plane(other)];
    return Math.hypot(a[0] - b[0], a[1] - b[1]);
  };
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  /** An image's pixels, each as one number, for fast comparison. */
  const pixels = ({ data }: ImageData): Uint32Array => new Uint32Array(data.buffer);
  const pixelOf = (color: string): number => {
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    return pixels(context.getImageData(0, 0, 1, 1))[0] ?? 0;
  };
  const colorOf = (pixel: number): number =>
    ((pixel & 0xff) << 16) | (pixel & 0xff00) | ((pixel >> 16) & 0xff);
  /** For each pair of colors in `own`, the length (in pixels) along which they touch without a line between them. */
  const meetings = (all: Uint32Array, fills: Uint32Array, own: Set<number>): Map<string, number> => {
    const lengths = new Map<string, number>();
    const { width } = canvas;
    for (let at = 0; at < all.length; at += 1) {
      const pixel = all[at] ?? 0;
      for (let step = 1; step <= width; step += width - 1) {
        const next = all[at + step];
        if (next === undefined || next === pixel || (step === 1 && (at + 1) % width === 0)) continue;
        if (pixel !== fills[at] || next !== fills[at + step] || !own.has(pixel) || !own.has(next)) continue;
        const pair = pixel < next ? `${pixel} ${next}` : `${next} ${pixel}`;
        lengths.set(pair, (lengths.get(pair) ?? 0) + 1);
      }
    }
    return lengths;
  };
  const parser = new DOMParser();
  const found: Touch[] = [];

  for (const { drawing, theme, svg: source, ground } of pictures) {
    const svg = parser.parseFromString(source, 'image/svg+xml').documentElement as unknown as SVGSVGElement;
    const { width, height } = svg.viewBox.baseVal;
    const unit = 480 / Math.max(width, height);
    canvas.width = Math.round(width * unit);
    canvas.height = Math.round(height * unit);
    svg.setAttribute('shape-rendering', 'crispEdges');
    svg.setAttribute('width', String(canvas.width));
    svg.setAttribute('height', String(canvas.height));
    svg.setAttribute('preserveAspectRatio', 'none');
    const draw = async (): Promise<Uint32Array> => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
      await image.decode();
      context.fillStyle = ground;
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      return pixels(context.getImageData(0, 0, canvas.width, canvas.height));
    };
    const own = new Set(
      [...svg.querySelectorAll('*')]
        .flatMap((part) => [part.getAttribute('fill') ?? '', part.getAttribute('stroke') ?? ''])
        .filter((color) => color.startsWith('rgb('))
        .concat(ground)
        .map(pixelOf),
    );
    const all = await draw();
    // Lines separate what is on either side of them. Pixels that change when lines are removed aren't part of a fill.
    svg.querySelectorAll('[stroke-width]').forEach((element) => {
      if (Number(element.getAttribute('stroke-width')) < width * 0.012) element.remove();
    });
    const fills = await draw();

    for (const [pair, length] of meetings(all, fills, own)) {
      const [dark = 0, light = 0] = pair
        .split(' ')
        .map((pixel) => colorOf(Number(pixel)))
        .sort((one, other) => luminance(one) - luminance(other));
      const ratio = (luminance(light) + 0.05) / (luminance(dark) + 0.05);
      // Colors of different hues can be told apart even if they are equally light, but not if they are dark.
      const parted = luminance(dark) > 0.1 && hueDistance(dark, light) > 0.08;
      if (length < 30 || ratio >= least || parted) continue;
      const hex = (color: number) => `#${color.toString(16).padStart(6, '0')}`;
      found.push({ drawing, theme, colors: [hex(dark), hex(light)], ratio: Math.floor(ratio * 100) / 100 });
    }
  }
  return found;
}

const { conference } = themes;

/**
 * Pairs of colors that are allowed to touch, the darker one first. Each has a reason, such as light and shade of one
 * object, or tints of paper.
 */
const shades: readonly [dark: string, light: string, reason: string][] = [
  [ink('sky', 2), WHITE, 'clouds, pages and rays on a daylight sky'],
  [ink('sky', 3), WHITE, 'a page and its shade'],
  [ink('peony', 2), WHITE, 'alternate stones of an arch, and rays on the conference’s sky'],
  [ink('peony', 4), ink('peony', 2), 'hands in front of the conference’s sky'],
  [ink('sky', 2), ink('stone', 0), 'a pale ring on pale paper'],
  [ink('sky', 3), ink('stone', 0), 'a pale ring on pale paper'],
  [ink('sky', 3), tokens.semantic.dark.text, 'an instrument’s light leg on its pale ring'],
  [ink('marigold', 4), ink('marigold', 2), 'gold in light and shade'],
  [ink('marigold', 4), ink('marigold', 3), 'gold in light and shade'],
  [ink('river', 9), ink('river', 8), 'objects in deep water, and belts on their wheels'],
  [
    conference.art.dark.mass,
    conference.grounds.dark['hero-ground'],
    'the front row of a crowd in front of a stage',
  ],
  [ink('river', 7), ink('river', 6), 'leaves, and hills behind other hills'],
  [ink('river', 6), ink('river', 5), 'leaves, and hills behind other hills'],
  [ink('cardinal', 7), ink('cardinal', 6), 'hills behind other hills'],
  [ink('cardinal', 6), ink('cardinal', 5), 'hills behind other hills'],
  [ink('peony', 8), ink('cardinal', 7), 'a hill and the water in front of it'],
  [ink('peony', 9), ink('peony', 8), 'objects in deep water, and rows of heads'],
];

/**
 * Drawings that are night scenes in the dark scheme. Their colors may be hard to tell apart: shapes and background are
 * both dark, and only lines and lights show where a shape ends.
 */
const nights = ['scenes/hero', 'scenes/not-found', 'scenes/podcast'];

const isNight = ({ theme, drawing }: Touch): boolean => theme.endsWith('dark') && nights.includes(drawing);
const isShade = ({ colors: [dark, light] }: Touch): boolean =>
  shades.some(([one, other]) => one === dark && other === light);
const say = ({ theme, drawing, colors, ratio }: Touch): string =>
  `${drawing}, ${theme}: ${colors.join(' beside ')} is ${ratio}:1`;

test.describe('touching colors in a drawing can be told apart', () => {
  test.use({ javaScriptEnabled: false, expected: { console: [/status of 404/] } });
  // Checking every kind of page in both schemes takes a long time.
  test.setTimeout(180_000);

  /**
   * Pairs of colors that touch in the pages' drawings, in both color schemes. A drawing that several pages share is
   * checked once.
   */
  const touchesOn = async (page: Page, ...paths: string[]): Promise<Touch[]> => {
    await page.goto('/privacy', { waitUntil: 'domcontentloaded' });
    const pictures = new Map<string, Picture>();
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      for (const picture of await page.evaluate(collectPictures, { paths, scheme })) {
        const key = picture.svg + picture.ground;
        pictures.set(key, pictures.get(key) ?? picture);
      }
    }
    return page.evaluate(findTouches, { pictures: [...pictures.values()], least: 1.8 });
  };

  test('on every page, in both schemes', onlyCi, async ({ page }) => {
    const all = await touchesOn(page, ...paths);
    const faults = all.filter((touch) => !isNight(touch) && !isShade(touch)).map(say);
    expect([...new Set(faults)]).toEqual([]);
    // Every exception is still needed.
    expect(nights.filter((name) => !all.some((touch) => isNight(touch) && touch.drawing === name))).toEqual(
      [],
    );
    const used = all.map(({ colors }) => colors.join());
    expect(shades.filter(([dark, light]) => !used.includes(`${dark},${light}`))).toEqual([]);
  });

  test("the check finds colors that can't be told apart, unless a line separates them", async ({ page }) => {
    const fills = (line: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" id="art" viewBox="0 0 400 400"><path fill="#ffffff" d="M0 0h400v400H0z"/><path fill="#002326" d="M50 50h150v300H50z"/><path fill="#03393c" d="M200 50h150v300H200z"/>${line}</svg>`;
    let svg = fills('');
    await page.route('/art/scenes/footer.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: svg }),
    );
    const found = async () =>
      (await touchesOn(page, '/privacy')).filter(({ drawing }) => drawing === 'scenes/footer');
    expect((await found())[0]?.colors).toEqual(['#002326', '#03393c']);
    svg = fills('<path fill="none" stroke="#ffffff" stroke-width="4" d="M200 50v300"/>');
    expect(await found()).toEqual([]);
  });
});
