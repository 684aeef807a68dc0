import { pathsOf, routes } from '../../src/shell/routes.ts';
import { expect, hold, scripts, shifted, test, watchShifts } from './fixtures.ts';

/*
 * Nothing moves when the site's fonts arrive, whatever fonts the system has: each project of playwright.config.ts
 * gives the browser those of one system (scripts/font-sets.ts).
 */
const fonts = /\.woff2$/;
const paths = routes.flatMap(pathsOf);

for (const width of [390, 1440])
  test(`every page keeps its lines when the fonts arrive, at ${width} px`, async ({ page }) => {
    test.setTimeout(paths.length * 5_000);
    await page.setViewportSize({ width, height: 900 });
    // Other tests measure the effect of scripts.
    await hold(page, scripts);
    await watchShifts(page);
    const moved: Record<string, number> = {};
    for (const path of paths) {
      const releaseFonts = await hold(page, fonts);
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      // A system with none of the fallback fonts keeps its own.
      const expected = await page.evaluate(
        () =>
          document.documentElement.dataset.fonts === 'system' ||
          [...document.fonts].some(({ status }) => status === 'loading'),
      );
      expect(expected, `${path}: the fonts are still on their way`).toBe(true);
      releaseFonts();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.unroute(fonts);
      const shift = await shifted(page);
      if (shift > 0.005) moved[path] = shift;
    }
    expect(moved).toEqual({});
  });
