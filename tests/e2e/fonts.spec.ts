import type { Page } from '@playwright/test';
import { pathsOf, routes } from '../../src/shell/routes.ts';
import { expect, hold, onlyCi, scripts, shifted, test, watchShifts } from './fixtures.ts';
import { pages } from './pages.ts';

/*
 * Tests that nothing moves when the site's fonts arrive, whatever fonts the system has. Each project of
 * playwright.config.ts gives the browser the fonts of one system (scripts/font-sets.ts).
 */
const fonts = /\.woff2$/;
const every = routes.flatMap(pathsOf);
const kinds = pages.filter(({ details }) => details !== onlyCi).map(({ path }) => path);

/** Groups of pages, each with details for its test. */
const groups = {
  'every kind of page': { paths: kinds, details: {} },
  'every other page': { paths: every.filter((path) => !kinds.includes(path)), details: onlyCi },
};

/**
 * Removes the site's fonts from a page and loads them again. Returns the sum of the layout shifts when the fonts
 * arrive.
 */
const shiftedAgain = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const painted = async () => {
      for (let frames = 0; frames < 2; frames += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    };
    const faces = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].flatMap((rule, index) =>
        rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('src').includes('url(')
          ? [{ sheet, index, text: rule.cssText }]
          : [],
      ),
    );
    for (const { sheet, index } of faces.toReversed()) sheet.deleteRule(index);
    await painted();
    let moved = 0;
    // Count all shifts, although the browser marks those soon after a resize as expected.
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) moved += entry.value;
    }).observe({ type: 'layout-shift' });
    for (const { sheet, index, text } of faces) sheet.insertRule(text, index);
    await painted();
    await document.fonts.ready;
    await painted();
    return moved;
  });

for (const [group, { paths, details }] of Object.entries(groups))
  test(
    `${group} keeps its lines when the fonts arrive, on a phone and on a desktop`,
    details,
    async ({ page }) => {
      test.setTimeout(paths.length * 10_000);
      // Script files are held back here, because other tests measure their effect.
      await hold(page, scripts);
      await watchShifts(page);
      const moved: Record<string, number> = {};
      for (const path of paths) {
        await page.setViewportSize({ width: 390, height: 900 });
        const releaseFonts = await hold(page, fonts);
        await page.goto(path, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        // If the system has none of the fallback fonts, the page keeps the system's own.
        const system = await page.evaluate(() => document.documentElement.dataset.fonts === 'system');
        const late = await page.evaluate(() =>
          [...document.fonts].some(({ status }) => status === 'loading'),
        );
        expect(system || late, `${path}: the fonts are still on their way`).toBe(true);
        releaseFonts();
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        await page.unroute(fonts);
        const onPhone = await shifted(page);
        if (onPhone > 0.005) moved[`${path} on a phone`] = onPhone;
        await page.setViewportSize({ width: 1440, height: 900 });
        const onDesktop = await shiftedAgain(page);
        if (onDesktop > 0.005) moved[`${path} on a desktop`] = onDesktop;
      }
      expect(moved).toEqual({});
    },
  );
