import type { Page } from '@playwright/test';
import { ink, WHITE } from '../../src/design/art/inks.ts';
import { tokens } from '../../src/design/theme/tokens.ts';
import { pathsOf, routes } from '../../src/shell/routes.ts';
import { representatives } from './audit.ts';
import { expect, test } from './fixtures.ts';

/** Every page, and of the episodes, which show the same drawings, one; and the two pages of what is not there. */
const paths = [
  '/nothing-here',
  '/podcast/0',
  ...routes
    .filter(({ episode }) => episode === undefined || episode === representatives[0])
    .flatMap((route) => [...pathsOf(route)]),
];

/** Two fills of a drawing, or one and its ground, that touch without a line between them. */
interface Touch {
  drawing: string;
  theme: string;
  /** `#rrggbb`, the darker one first. */
  colors: [string, string];
  /** Their ratio of luminance. */
  ratio: number;
}

/**
 * Finds what touches and is hard to tell apart in the drawings of the page that is open. What an earlier page of the tab showed
 * in the same colors on the same ground is not looked at again. Runs in the page.
 */
async function findTouches({ theme, least }: { theme: string; least: number }): Promise<Touch[]> {
  type Lab = [number, number, number];
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const channels = (color: number): Lab =>
    [color >> 16, color >> 8, color].map((value) => linear((value & 255) / 255)) as Lab;
  const luminance = (color: number) => {
    const [r, g, b] = channels(color);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  /** How far two colors are apart in hue: their distance on the plane of OKLab without lightness. */
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
  const numberOf = (color: string): number => {
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = context.getImageData(0, 0, 1, 1).data;
    return (r << 16) | (g << 8) | b;
  };
  const texts = new Map<string, Promise<string>>();
  const seen = new Set(JSON.parse(sessionStorage.getItem('seen') ?? '[]') as string[]);
  /** A short name for a long text. */
  const digest = async (text: string): Promise<string> =>
    new Uint32Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).join();
  const found: Touch[] = [];

  for (const use of document.querySelectorAll<SVGElement>('use, img[src^="/art/merch"]')) {
    const address = use.getAttribute('href') ?? use.getAttribute('src') ?? '';
    const file = address.split('#', 1)[0] ?? '';
    if (!/^\/art\/(scenes|merch)\//.test(file)) continue;
    if (!texts.has(file))
      texts.set(
        file,
        fetch(file).then((response) => response.text()),
      );
    const svg = new DOMParser()
      .parseFromString((await texts.get(file)) ?? '', 'image/svg+xml')
      .documentElement.cloneNode(true) as SVGSVGElement;
    svg.querySelectorAll('text').forEach((text) => text.remove());

    let ground = 'rgba(0, 0, 0, 0)';
    for (let box: Element | null = use; box && ground === 'rgba(0, 0, 0, 0)'; box = box.parentElement)
      ground = getComputedStyle(box).backgroundColor;

    // As it is there, its colors are those that it has there.
    const holder = use.closest('svg') ?? use;
    const copy = document.importNode(svg, true);
    holder.after(copy);
    const colored = [...copy.querySelectorAll('*')].map((element) => {
      const { fill, stroke } = getComputedStyle(element);
      return { fill, stroke };
    });
    copy.remove();
    [...svg.querySelectorAll('*')].forEach((element, index) => {
      element.setAttribute('fill', colored[index]?.fill ?? '');
      element.setAttribute('stroke', colored[index]?.stroke ?? '');
    });
    const key = await digest(svg.outerHTML + ground);
    if (seen.has(key)) continue;
    seen.add(key);

    const { width, height } = svg.viewBox.baseVal;
    const unit = 480 / Math.max(width, height);
    canvas.width = Math.round(width * unit);
    canvas.height = Math.round(height * unit);
    svg.setAttribute('shape-rendering', 'crispEdges');
    svg.setAttribute('width', String(canvas.width));
    svg.setAttribute('height', String(canvas.height));
    svg.setAttribute('preserveAspectRatio', 'none');
    const pixels = async (): Promise<Int32Array> => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
      await image.decode();
      context.fillStyle = ground;
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      const colors = new Int32Array(data.length / 4);
      for (let at = 0; at < colors.length; at += 1)
        colors[at] = ((data[4 * at] ?? 0) << 16) | ((data[4 * at + 1] ?? 0) << 8) | (data[4 * at + 2] ?? 0);
      return colors;
    };
    const all = await pixels();
    // Lines part what they stand between: what is not the same without them is no fill.
    svg.querySelectorAll('[stroke-width]').forEach((element) => {
      if (Number(element.getAttribute('stroke-width')) < width * 0.012) element.remove();
    });
    const fills = await pixels();
    const own = new Set(
      colored
        .flatMap(({ fill, stroke }) => [fill, stroke])
        .filter((color) => color.startsWith('rgb('))
        .map(numberOf),
    );
    own.add(numberOf(ground));

    const lengths = new Map<string, number>();
    const meet = (one: number, other: number): void => {
      const [a = 0, b = 0] = [all[one], all[other]];
      if (a === b || a !== fills[one] || b !== fills[other] || !own.has(a) || !own.has(b)) return;
      const pair = luminance(a) < luminance(b) ? `${a} ${b}` : `${b} ${a}`;
      lengths.set(pair, (lengths.get(pair) ?? 0) + 1);
    };
    for (let at = 0; at < all.length; at += 1) {
      if ((at + 1) % canvas.width !== 0) meet(at, at + 1);
      if (at + canvas.width < all.length) meet(at, at + canvas.width);
    }
    for (const [pair, length] of lengths) {
      const [dark = 0, light = 0] = pair.split(' ').map(Number);
      const ratio = (luminance(light) + 0.05) / (luminance(dark) + 0.05);
      // By day hues part what is equally light; in the dark they do not.
      const parted = luminance(dark) > 0.1 && hueDistance(dark, light) > 0.08;
      if (length < 30 || ratio >= least || parted) continue;
      const hex = (color: number) => `#${color.toString(16).padStart(6, '0')}`;
      found.push({
        drawing: file.replace(/^\/art\/|\.svg$/g, ''),
        theme,
        colors: [hex(dark), hex(light)],
        ratio: Math.floor(ratio * 100) / 100,
      });
    }
  }
  sessionStorage.setItem('seen', JSON.stringify([...seen]));
  return found;
}

/**
 * Shades that may touch: light and shade of one thing, or tints of paper. Each pair stands with its reason, the darker one
 * first.
 */
const shades: readonly [dark: string, light: string, reason: string][] = [
  [ink('sky', 2), WHITE, 'clouds, pages and rays on a daylight sky'],
  [ink('sky', 3), WHITE, 'a page and its shade'],
  [ink('peony', 2), WHITE, 'stones of an arch in turn, and rays on the conference’s sky'],
  [ink('peony', 4), ink('peony', 2), 'hands before the conference’s sky'],
  [ink('sky', 2), ink('stone', 0), 'a pale ring on pale paper'],
  [ink('sky', 3), ink('stone', 0), 'a pale ring on pale paper'],
  [ink('sky', 3), tokens.semantic.dark.text, 'an instrument’s light leg on its pale ring'],
  [ink('marigold', 4), ink('marigold', 2), 'gold in light and shade'],
  [ink('marigold', 4), ink('marigold', 3), 'gold in light and shade'],
  [tokens.bands.dark.gold.bg, tokens.grounds.dark.newsDisc, 'a disc behind words, which they are read on'],
  [ink('river', 9), ink('river', 8), 'what stands in deep water, and belts on their wheels'],
  [ink('river', 9), tokens.bands.dark.sky.bg, 'a floor under wheels'],
  [
    tokens.conferenceScene.conference.dark.mass,
    tokens.bands.conference.dark.gold.bg,
    'a hall, which its arches frame',
  ],
  [tokens.conferenceScene.conference.dark.mass, ink('peony', 9), 'the front row before a stage'],
  [ink('river', 7), ink('river', 6), 'leaves and hills one behind the other'],
  [ink('river', 6), ink('river', 5), 'leaves and hills one behind the other'],
  [ink('leaf', 7), ink('leaf', 6), 'hills one behind the other'],
  [ink('cardinal', 7), ink('cardinal', 6), 'hills one behind the other'],
  [ink('cardinal', 6), ink('cardinal', 5), 'hills one behind the other'],
  [ink('peony', 8), ink('cardinal', 7), 'a hill and the water before it'],
  [ink('peony', 9), ink('peony', 8), 'what stands in deep water, and rows of heads'],
];

/** Whole pictures of the night, dark on dark but for what is lit: their lines, lamps and moon carry them. */
const nights = ['scenes/hero', 'scenes/hero-cases', 'scenes/not-found', 'scenes/podcast'];

const isNight = ({ theme, drawing }: Touch): boolean => theme.endsWith('dark') && nights.includes(drawing);
const isShade = ({ colors: [dark, light] }: Touch): boolean =>
  shades.some(([one, other]) => one === dark && other === light);
const say = ({ theme, drawing, colors, ratio }: Touch): string =>
  `${drawing}, ${theme}: ${colors.join(' beside ')} is ${ratio}:1`;

test.describe('what touches in a drawing can be told apart', () => {
  test.use({ javaScriptEnabled: false, expected: { console: [/status of 404/] } });
  // Every kind of page, in both schemes.
  test.setTimeout(180_000);

  const touchesOn = async (page: Page, path: string): Promise<Touch[]> => {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const conference = (await page.locator('[data-theme="conference"]').count()) > 0 ? 'conference ' : '';
    const all: Touch[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      all.push(...(await page.evaluate(findTouches, { theme: conference + colorScheme, least: 1.8 })));
    }
    return all;
  };

  test('on every page, in both schemes', async ({ page }) => {
    const all: Touch[] = [];
    for (const path of paths) all.push(...(await touchesOn(page, path)));
    const faults = all.filter((touch) => !isNight(touch) && !isShade(touch)).map(say);
    expect([...new Set(faults)]).toEqual([]);
    // No exception outlives what it was made for.
    expect(nights.filter((name) => !all.some((touch) => isNight(touch) && touch.drawing === name))).toEqual(
      [],
    );
    const used = all.map(({ colors }) => colors.join());
    expect(shades.filter(([dark, light]) => !used.includes(`${dark},${light}`))).toEqual([]);
  });

  test('and this finds what cannot, unless a line is between', async ({ page }) => {
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
