import { pathsOf, routes } from '../../src/shell/routes.ts';
import { expect, hold, scripts, shifted, test, watchShifts } from './fixtures.ts';

/*
 * Nothing moves when the site's fonts arrive, whatever fonts the system has: each project of playwright.config.ts shows the
 * browser those of one system (scripts/font-sets.ts).
 */
for (const path of routes.flatMap(pathsOf))
  test(`${path} keeps its lines when the fonts arrive`, async ({ page }) => {
    // What scripts add later is measured elsewhere.
    await hold(page, scripts);
    await watchShifts(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const releaseFonts = await hold(page, /\.woff2$/);
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      // A system with none of the stand-ins keeps its own fonts.
      const expected = await page.evaluate(
        () =>
          document.documentElement.dataset.fonts === 'system' ||
          [...document.fonts].some(({ status }) => status === 'loading'),
      );
      expect(expected, 'the fonts are still on their way').toBe(true);
      releaseFonts();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await shifted(page), `at ${width} px`).toBeLessThanOrEqual(0.005);
    }
  });
