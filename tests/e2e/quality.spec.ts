import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { blockedLine, expect, hydrated, open, test } from './fixtures.ts';

/** Scrolls through the whole page, so that everything that loads or hydrates late has done so. */
async function walk(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y <= document.documentElement.scrollHeight; y += 500) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}

/** Pages whose quality is held; every page of the route table belongs here. */
const pages = ['/'];

for (const path of pages) {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [390, 1440])
      test(`${path} passes axe at ${width} px, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await open(page, path);
        await walk(page);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
      });

  test(`${path} fits every width without scrolling sideways`, async ({ page }) => {
    await open(page, path);
    // 720 and 320 are 1440 at 200 % and 1280 at 400 % zoom.
    for (const width of [320, 390, 720, 768, 900, 1024, 1200, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth, `at ${width} px`).toBeLessThanOrEqual(width);
    }
  });

  test(`${path} breaks no word of a heading in two`, async ({ page }) => {
    await open(page, path);
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const broken = await page.locator('h1, h2, h3, h4').evaluateAll((headings) =>
        headings.flatMap((heading) => {
          const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
          const found: string[] = [];
          while (walker.nextNode()) {
            const { currentNode: node } = walker;
            // Words break at their own hyphens and slashes, and nowhere else.
            for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\-‑–/]+/g)) {
              const range = document.createRange();
              range.setStart(node, index);
              range.setEnd(node, index + word.length);
              if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
                found.push(word);
            }
          }
          return found;
        }),
      );
      expect(broken, `at ${width} px`).toEqual([]);
    }
  });

  test(`${path} has one h1, ordered headings, a title and a description`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator('h1')).toHaveCount(1);
    const levels = await page
      .locator('main :is(h1, h2, h3, h4, h5, h6)')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
    expect(levels[0]).toBe(1);
    levels.slice(1).forEach((level, index) => expect(level - (levels[index] ?? 0)).toBeLessThanOrEqual(1));
    await expect(page).toHaveTitle(/.{10,}/);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    expect((await page.locator('meta[name="description"]').getAttribute('content'))?.length).toBeGreaterThan(
      50,
    );
  });

  for (const width of [390, 1440])
    test(`${path} never shifts at ${width} px: CLS 0.00`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) shifts.push(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await open(page, path);
      await walk(page);
      const total = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
      );
      expect(total).toBeLessThan(0.005);
    });

  test(`${path} hydrates with a query string and a hash, without a word on the console`, async ({ page }) => {
    await open(page, `${path}?utm_source=x&category=%00%ff<script>`);
    await walk(page);
    await open(page, `${path}?${'a=b&'.repeat(900)}#nothing`);
  });

  test(`${path} contacts no other host before it is needed`, async ({ page, outside }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    await walk(page);
    expect(outside.requests.map(({ href }) => href)).toEqual([]);
  });
}

test('the home page contacts only the film’s host, after it has loaded', async ({ page, outside }) => {
  let loaded = false;
  const early: string[] = [];
  page.on('load', () => {
    loaded = true;
  });
  page.on('request', (request) => {
    if (!loaded && !request.url().startsWith('http://localhost')) early.push(request.url());
  });
  await open(page, '/');
  await expect.poll(() => outside.requests.length).toBeGreaterThan(0);
  expect(early).toEqual([]);
  expect([...new Set(outside.requests.map(({ host }) => host))]).toEqual(['videos.example']);
});

test.describe('with every third party out of reach', () => {
  test.use({ expected: { console: [blockedLine] } });

  test('the home page is whole and works', async ({ page, outside }) => {
    outside.block();
    await open(page, '/');
    await walk(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: /background video/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Book a Consultation' }).click();
    await expect(
      page.getByRole('dialog').getByRole('link', { name: /hello@arcwright\.example/ }),
    ).toBeVisible({ timeout: 15_000 });
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page reads whole: every text is shown, every control leads somewhere', async ({ page }) => {
    await page.goto('/');
    // Every text of the page, wherever it stands, must be rendered: hidden panels would have no box.
    const hidden = await page.locator('main').evaluate((main) => {
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const lost: string[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent?.trim() ?? '';
        const element = walker.currentNode.parentElement;
        if (
          !text ||
          !element ||
          element.closest('noscript, script, style, summary, [aria-hidden="true"], [hidden]')
        )
          continue;
        if (!element.checkVisibility({ contentVisibilityAuto: false, visibilityProperty: true }))
          lost.push(text);
      }
      return lost;
    });
    // What stays out of sight without scripts are only controls that need them; each has a link in its place.
    for (const text of hidden) await expect(page.getByRole('link', { name: text }).first()).toBeVisible();
    await expect(page.locator('main h1')).toBeVisible();
    for (const heading of await page.locator('main :is(h2, h3)').all()) await expect(heading).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Book a Consultation' })).toHaveAttribute(
      'href',
      'https://book.example/widget/booking/arcwright',
    );
  });

  test('the navigation can be used on a wide screen and on a phone', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Solutions', exact: true }).first().hover();
    await expect(
      page
        .getByRole('banner')
        .getByRole('link', { name: /^Data Integrity/ })
        .first(),
    ).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'AI Training' }).last()).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' }).last()).toBeVisible();
  });
});

test.describe('with forced colours', () => {
  test('controls keep an outline', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/');
    await hydrated(page);
    const button = page.getByRole('main').getByRole('button', { name: 'Book a Consultation' });
    const { style, width } = await button.evaluate((element) => {
      const computed = getComputedStyle(element);
      return { style: computed.borderTopStyle, width: Number.parseFloat(computed.borderTopWidth) };
    });
    expect(style).toBe('solid');
    expect(width).toBeGreaterThan(0);
  });
});
