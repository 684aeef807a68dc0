import type { Page } from '@playwright/test';
import { home } from '../../src/content/home.ts';
import { podcastHome } from '../../src/content/podcast/home.ts';
import { isHydrated, chunk, expect, hold, hydrated, open, reach, scripts, test } from './fixtures.ts';

const sections = (page: Page) => page.locator('main section');
const booking = (page: Page) => page.locator('main button[aria-haspopup="dialog"]').last();
/** The last drawing in the Solutions section, which is far below the initial viewport. */
const lastDrawing = home.solutions.items.at(-1)?.drawing.src;
const faq = (page: Page) => page.locator('#faq');

// On phones, most of a page is far below the initial viewport.
test.use({ viewport: { width: 390, height: 844 } });

test.describe('a section that has not hydrated yet', () => {
  test('waits until it nears the viewport, and is readable in the meantime', async ({ page }) => {
    await open(page, '/');
    // The second section is near the viewport. If its hydration also hydrated the others, the FAQ would be hydrated.
    await expect.poll(() => isHydrated(sections(page).nth(1))).toBe(true);
    expect(await isHydrated(faq(page))).toBe(false);
    await expect(faq(page).getByRole('heading', { level: 2 })).toBeAttached();
    await faq(page).scrollIntoViewIfNeeded();
    await expect.poll(() => isHydrated(faq(page))).toBe(true);
  });

  test('handles the first click, even one without a pointer, as from assistive technology', async ({
    page,
  }) => {
    await open(page, '/');
    await booking(page).dispatchEvent('click');
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('handles a key', async ({ page }) => {
    await open(page, '/');
    await booking(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('handles a click from before scripts loaded', async ({ page }) => {
    const release = await hold(page, scripts);
    await page.goto('/', { waitUntil: 'commit' });
    await booking(page).dispatchEvent('click');
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('stays when the visitor follows a link to an anchor and goes back', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    const count = await sections(page).count();
    await page.locator('main a[href$="#solutions"]').first().dispatchEvent('click');
    await expect(page).toHaveURL('/#solutions');
    await expect(sections(page)).toHaveCount(count);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/');
    await expect(sections(page)).toHaveCount(count);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('stays when another tab, or the system, changes the color scheme', async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '/');
    const count = await sections(page).count();
    const root = page.locator('html');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await expect(sections(page)).toHaveCount(count);

    const other = await context.newPage();
    await other.goto('/privacy');
    await other.evaluate(() => localStorage.setItem('mantine-color-scheme-value', 'light'));
    await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light');
    await expect(sections(page)).toHaveCount(count);
  });

  test('is found by the browser’s find-in-page', async ({ page }) => {
    // With reduced motion, the browser scrolls at once. A smooth scroll would aim at the heading's earlier position.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    const heading = faq(page).getByRole('heading', { level: 2 });
    const words = await heading.evaluate(({ textContent }) => textContent);
    const find = () =>
      page.evaluate((text) => (window as unknown as { find: (text: string) => boolean }).find(text), words);
    // A search that a script starts finds only what is already laid out, so try until it succeeds.
    await expect.poll(find).toBe(true);
    await expect(heading).toBeInViewport();
  });
});

test.describe('sections that are laid out late', () => {
  /** The number of sections whose layout the browser still skips. For print, the browser must not skip any. */
  const skipped = (page: Page): Promise<number> =>
    page
      .locator('main section:not([data-screen])')
      .evaluateAll(
        (all) =>
          all.filter(
            (section) =>
              !section.querySelector('h2, h3, p')?.checkVisibility({ contentVisibilityAuto: true }),
          ).length,
      );

  test('are skipped at first, printed completely, and all laid out once the browser is idle', async ({
    page,
  }) => {
    const release = await hold(page, scripts);
    await page.goto('/', { waitUntil: 'commit' });
    await expect.poll(() => skipped(page)).toBeGreaterThan(3);
    await page.emulateMedia({ media: 'print' });
    expect(await skipped(page)).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    await expect.poll(() => skipped(page)).toBeGreaterThan(3);
    release();
    await hydrated(page);
    await expect.poll(() => skipped(page)).toBe(0);
  });

  test("keep the page's height about the same", async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const release = await hold(page, scripts);
      await page.goto('/', { waitUntil: 'commit' });
      await expect.poll(() => skipped(page)).toBeGreaterThan(3);
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await height();
      release();
      await hydrated(page);
      await expect.poll(() => skipped(page)).toBe(0);
      expect(Math.abs(before / (await height()) - 1)).toBeLessThan(0.2);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });

  test('are in place for a URL with an anchor', async ({ page }) => {
    for (const hash of ['faq', 'contact'])
      await test.step(`#${hash}`, async () => {
        await page.goto('about:blank');
        await open(page, `/#${hash}`);
        const bar = await page.getByRole('banner').boundingBox();
        const top = () => page.locator(`#${hash}`).evaluate((section) => section.getBoundingClientRect().top);
        await expect.poll(async () => Math.abs((await top()) - (bar?.height ?? 0))).toBeLessThan(40);
      });
  });

  test('are in place for a link in the footer, even before scripts load', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const release = await hold(page, scripts);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('contentinfo').locator('a[href="/#faq"]').dispatchEvent('click');
    await expect(page).toHaveURL('/#faq');
    await expect(faq(page)).toBeInViewport();
    release();
    await hydrated(page);
    await expect(faq(page)).toBeInViewport();
  });
});

test.describe('a drawing below the initial viewport', () => {
  const drawings = (page: Page): Promise<string[]> => {
    const seen: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/art/scenes/')) seen.push(pathname);
    });
    return Promise.resolve(seen);
  };

  test('loads when it nears the viewport, even if the page’s script never loads', async ({ page }) => {
    const seen = await drawings(page);
    await page.route(scripts, (route) => route.abort());
    await page.goto('/');
    expect(seen).not.toContain(lastDrawing);
    await page.locator('#solutions').scrollIntoViewIfNeeded();
    await page.locator('#solutions li, #solutions article').last().scrollIntoViewIfNeeded();
    await expect.poll(() => seen).toContain(lastDrawing);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('loads, and so do pictures', async ({ page }) => {
      const seen = await drawings(page);
      await page.goto('/');
      await expect.poll(() => seen).toContain(lastDrawing);
      await page.goto('/midwestcon');
      const portrait = page.getByRole('main').locator('img').first();
      await portrait.scrollIntoViewIfNeeded();
      await expect(portrait).toBeInViewport();
    });
  });

  test.use({ expected: { console: [/Failed to load resource/] } });
});

test.describe('a carousel whose code is gone after a deploy', () => {
  test.use({ expected: { console: [/Failed to load resource/] } });

  for (const [path, id, next] of [
    ['/', home.team.id, home.team.labels.next],
    ['/podcast', podcastHome.guests.id, podcastHome.guests.labels.next],
  ] as const)
    test(`on ${path} keeps its slides, and its buttons scroll them`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.route(chunk('EmblaRow'), (route) => route.fulfill({ status: 404 }));
      await open(page, path);
      // Wait until all sections are laid out, so that nothing above the carousel moves anymore.
      await expect(page.locator('[data-late]:not([data-shown])')).toHaveCount(0);
      const section = page.locator(`#${id}`);
      await reach(section);
      const slides = section.getByRole('group');
      const count = await slides.count();
      expect(count).toBeGreaterThan(1);
      await expect(slides.nth(0)).toBeInViewport();
      const before = (await slides.nth(0).boundingBox())?.x ?? 0;
      await expect(section.locator('[data-waiting]')).toHaveCount(0);
      await section.getByRole('button', { name: next }).click();
      await expect.poll(async () => (await slides.nth(0).boundingBox())?.x ?? 0).toBeLessThan(before - 100);
      await expect(slides).toHaveCount(count);
    });
});

test('a carousel that has focus when its code loads keeps the focus', async ({ page }) => {
  const release = await hold(page, chunk('EmblaRow'));
  await open(page, '/contact');
  await page.getByRole('banner').locator('a[href="/"]').first().click();
  const row = page.locator('#team').getByRole('region');
  await row.focus();
  release();
  await expect(page.locator('#team [role="region"][aria-roledescription]')).toBeFocused();
});

/** Number of requests that began before the page's first paint, including the request for the page itself. */
const beforeFirstPaint = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const paint = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries()[0]?.startTime ?? 0)).observe({
        type: 'paint',
        buffered: true,
      });
    });
    return 1 + performance.getEntriesByType('resource').filter(({ startTime }) => startTime < paint).length;
  });

// The two pages with the most pictures near the initial viewport, and the home page.
for (const path of ['/podcast/featured', '/midwestcon', '/'])
  test(`${path} makes at most 8 requests before its first paint (the home page at most 40 until it has loaded), and then shows every picture`, async ({
    page,
    outside,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await open(page, path);
    await page.waitForLoadState('load');
    if (path === '/') expect(requests.length - outside.requests.length).toBeLessThanOrEqual(40);
    expect(await beforeFirstPaint(page)).toBeLessThanOrEqual(8);
    const pictures = page.getByRole('main').locator('img:visible');
    expect(await pictures.count()).toBeGreaterThan(0);
    await pictures.evaluateAll(async (all) => {
      for (const picture of all as HTMLImageElement[]) {
        picture.scrollIntoView({ behavior: 'instant' });
        // This fails if the picture can't be decoded.
        await picture.decode();
      }
    });
  });
