import type { Page } from '@playwright/test';
import { categories } from '../../src/content/episodes/categories.ts';
import { home } from '../../src/content/home.ts';
import { messages } from '../../src/content/messages.ts';
import { header } from '../../src/content/navigation.ts';
import { bookingUrl, site } from '../../src/content/site.ts';
import {
  ambiguousLinks,
  brokenWords,
  expectNoViolations,
  expectRoomForLargerText,
  hiddenTexts,
  useEverything,
  walk,
} from './audit.ts';
import { touchingLines } from '../touching-lines.ts';
import {
  blockedLine,
  expect,
  hold,
  hydrated,
  onlyCi,
  open,
  scripts,
  shifted,
  test,
  watchShifts,
} from './fixtures.ts';
import { pages } from './pages.ts';

/** The hosts that the frames load from. A frame loads only when it nears the viewport. */
const [audio, video, forms] = [site.players.audio, site.players.video, site.forms.host].map(
  (address) => new URL(address).host,
) as [string, string, string];
/**
 * The host of the hero's film, unless the film is on the site's own host. Most tests ignore requests to this host,
 * because a separate test checks when the film loads.
 */
const film = URL.canParse(site.film.src) ? new URL(site.film.src).host : undefined;
/** The label of the button in the hero that opens the booking dialog. */
const book = home.hero.actions[0]?.label;

/** The hosts that a page's iframes load from, keyed by the page's name. Most pages have no frames. */
const hostsOf: Record<string, string[]> = {
  PodcastPage: [audio],
  EpisodePage: [audio, video],
  TrainingPage: [forms],
  ContactPage: [forms],
};

/** A filtered list of episodes. */
const filtered = `/podcast/featured?category=${encodeURIComponent(categories.at(-1) ?? '')}`;

/**
 * Opens a page whose fonts load only after it has been painted in their fallbacks: the worst case for layout shifts.
 */
async function openWithLateFonts(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await watchShifts(page);
  const releaseFonts = await hold(page, /\.woff2$/);
  await page.goto(path, { waitUntil: 'commit' });
  await hydrated(page);
  releaseFonts();
  await page.waitForLoadState();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

for (const { path, page: name, details } of [...pages, { path: filtered, page: '', details: onlyCi }]) {
  const frames = hostsOf[name] ?? [];

  test(`${path} on a phone never shifts (CLS 0.00)`, details, async ({ page }) => {
    await openWithLateFonts(page, path, 390);
    await walk(page, frames.length > 0);
    expect(await shifted(page)).toBeLessThan(0.005);
  });

  test(
    `${path} on a desktop never shifts, passes axe, survives use, and has the right hosts, headings, title and widths`,
    details,
    async ({ page, outside }) => {
      const hosts = () => [...new Set(outside.requests.map(({ host }) => host))].sort();
      await openWithLateFonts(page, path, 1440);
      const early = hosts();
      expect(early.filter((host) => host !== film && !frames.includes(host))).toEqual([]);
      if (frames.includes(video)) expect(early).not.toContain(video);
      await walk(page, frames.length > 0);
      expect(hosts().filter((host) => host !== film)).toEqual(frames);
      expect(await shifted(page)).toBeLessThan(0.005);
      await expectNoViolations(page, 'light');

      expect(await ambiguousLinks(page)).toEqual([]);
      await expect(page.locator('h1')).toHaveCount(1);
      const levels = await page
        .locator('main :is(h1, h2, h3, h4, h5, h6)')
        .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
      expect(levels[0]).toBe(1);
      levels.slice(1).forEach((level, index) => expect(level - (levels[index] ?? 0)).toBeLessThanOrEqual(1));
      await expect(page).toHaveTitle(/.{10,}/);
      const description = page.locator('meta[name="description"]');
      await expect(description).toHaveCount(1);
      expect((await description.getAttribute('content'))?.length).toBeGreaterThan(50);

      // 320 px is a window of 1280 px at 400% zoom.
      const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
      for (const width of [1440, 1920, 1200, 900, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(scrollWidth, { message: `at ${width} px` }).toBeLessThanOrEqual(width);
        await expect.poll(() => brokenWords(page), { message: `at ${width} px` }).toEqual([]);
        // Headings have tight line heights. In the site's own words, no letters touch, but in others they can. So on a
        // pseudo site, only headings with a line height of at least 1 are checked.
        const leading = process.env.PSEUDO ? 1 : 0;
        expect(await page.evaluate(touchingLines, leading), `at ${width} px, lines that touch`).toEqual([]);
      }

      await useEverything(page);
    },
  );

  // Stories check each section in dark and with text of 32 px, most of them with sample words.
  test(
    `${path} passes axe in dark on a phone, and has room for text of 20, 24 and 32 px`,
    onlyCi,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, path);
      await walk(page);
      await expectNoViolations(page, 'dark');
      await expectRoomForLargerText(page, [20, 24, 32]);
    },
  );
}

/** The page with the most sections, and the page whose list depends on the query. */
for (const path of ['/', '/podcast/featured'])
  test(`${path} hydrates with a query string and a hash, without console output`, async ({ page }) => {
    await open(page, `${path}?utm_source=x&category=%00%ff<script>`);
    await walk(page);
    await open(page, `${path}?${'a=b&'.repeat(900)}#nothing`);
  });

/** One page for each kind of carousel. */
for (const path of ['/', '/podcast'])
  test(`${path} passes axe before its scripts load`, async ({ page }) => {
    await hold(page, scripts);
    await page.goto(path);
    await expectNoViolations(page, 'light');
  });

test.describe('the page’s script', () => {
  test('waits for the first paint', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    // The browser reports its paints only when the test says so.
    await page.addInitScript(() => {
      const Observer = window.PerformanceObserver;
      const held: (() => void)[] = [];
      window.PerformanceObserver = class extends Observer {
        override observe(options?: PerformanceObserverInit): void {
          if (options?.type === 'paint') held.push(() => super.observe(options));
          else super.observe(options);
        }
      };
      window.addEventListener('paints', () => held.forEach((observe) => observe()));
    });
    await page.goto('/privacy', { waitUntil: 'load' });
    expect(scripts).toEqual([]);
    await page.evaluate(() => window.dispatchEvent(new Event('paints')));
    await hydrated(page);
    expect(scripts.length).toBeGreaterThan(0);
  });

  test('does not wait in a background tab', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { get: () => true });
      // This browser never reports a paint.
      PerformanceObserver.prototype.observe = () => undefined;
    });
    await open(page, '/privacy');
  });
});

test('the home page contacts no host but the film’s, and only after loading', async ({ page, outside }) => {
  let loaded = false;
  const early: string[] = [];
  page.on('load', () => {
    loaded = true;
  });
  page.on('request', (request) => {
    if (!loaded && !request.url().startsWith('http://localhost')) early.push(request.url());
  });
  await open(page, '/');
  if (film) await expect.poll(() => outside.requests.length).toBeGreaterThan(0);
  expect(early).toEqual([]);
  expect([...new Set(outside.requests.map(({ host }) => host))]).toEqual(film ? [film] : []);
});

test.describe('if no third party can be reached', () => {
  test.use({ expected: { console: [blockedLine] } });

  test('the home page is complete and works', async ({ page, outside }) => {
    outside.block();
    await open(page, '/');
    await walk(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: messages.pauseVideo })).toBeVisible();
    await page.getByRole('button', { name: book }).click();
    await expect(page.getByRole('dialog').locator(`a[href="mailto:${site.email}"]`)).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page is complete: every text is visible, every control has a target', async ({ page }) => {
    await page.goto('/');
    const hidden = await hiddenTexts(page);
    // Only the controls that need scripts are hidden. A link replaces each of them.
    for (const text of hidden) await expect(page.getByRole('link', { name: text }).first()).toBeVisible();
    await expect(page.locator('main h1')).toBeVisible();
    for (const heading of await page.locator('main :is(h2, h3)').all()) await expect(heading).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: book })).toHaveAttribute(
      'href',
      bookingUrl,
    );
  });

  test('the navigation can be used on a wide screen and on a phone', async ({ page }) => {
    await page.goto('/');
    const menus = header.items.flatMap((entry) => (entry.menu ? [{ ...entry, menu: entry.menu }] : []));
    const link = (href?: string) => page.getByRole('banner').locator(`a[href="${href}"]`).last();
    const [first] = menus;
    await page.getByRole('banner').getByRole('link', { name: first?.label, exact: true }).first().hover();
    await expect(link(first?.menu.links.at(-1)?.href)).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    for (const { menu } of menus) await expect(link(menu.links[0]?.href)).toBeVisible();
  });
});

test.describe('with forced colors', () => {
  test('controls keep an outline', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/');
    await hydrated(page);
    const button = page.getByRole('main').getByRole('button', { name: book });
    const { style, width } = await button.evaluate((element) => {
      const computed = getComputedStyle(element);
      return { style: computed.borderTopStyle, width: Number.parseFloat(computed.borderTopWidth) };
    });
    expect(style).toBe('solid');
    expect(width).toBeGreaterThan(0);
  });
});
