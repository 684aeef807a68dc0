import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, findPrograms } from '../../scripts/engines.ts';
import { pathsOf, routes } from '../../src/shell/routes.ts';
import { startSite } from './site.ts';
import { openTab, type Tab } from './tab.ts';

/** All pages, but only the first episode, because episodes look alike. */
const paths = routes
  .filter(
    ({ episode }, index) => episode === undefined || routes.findIndex((route) => route.episode) === index,
  )
  .flatMap((route) => pathsOf(route));

describe.for(engines.filter(findPrograms))('$name', (engine) => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let tab: Tab;

  beforeAll(async () => {
    site = await startSite();
    tab = await openTab(engine);
  }, 60_000);
  afterAll(async () => {
    await tab.close();
    site.stop();
  });

  test.for(paths)(
    '%s is complete: script, heading, fonts, and nothing wider than the window',
    async (path) => {
      await tab.resize(1440);
      await tab.open(site.origin + path);
      const state = () =>
        tab.evaluate(() => ({
          hydrated: document.documentElement.hasAttribute('data-hydrated'),
          heading: [...document.querySelectorAll('h1')].filter((h1) => h1.getClientRects().length > 0).length,
          font: [...document.fonts].some(({ status }) => status === 'loaded'),
          failed: [...document.fonts].filter(({ status }) => status === 'error').map(({ family }) => family),
        }));
      await expect
        .poll(state, { timeout: 15_000 })
        .toEqual({ hydrated: true, heading: 1, font: true, failed: [] });
      for (const width of [1440, 390]) {
        await tab.resize(width);
        const over = () =>
          tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        await expect.poll(over, { message: `at ${width} px` }).toBeLessThanOrEqual(0);
      }
    },
  );
});
