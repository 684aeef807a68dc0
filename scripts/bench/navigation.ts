import type { CDPSession, Page } from 'playwright';
import { desktop, done, idle, inTab, type Chromium } from './browser.ts';
import { longestInput } from './interactions.ts';
import { ratio } from './samples.ts';

/** Pages that the home page's bar links to. */
export const destinations = ['/podcast', '/case-studies'];

/** How a visitor's next page comes. */
export const conditions = ['warm', 'slow 4G'] as const;
export type Condition = (typeof conditions)[number];

/** Slow 4G as Lighthouse understands it: 1.6 Mbit/s down, 0.75 up, 150 ms there and back. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

/** Opens the home page unthrottled, as the page where the visitor comes from; from then on the condition holds. */
async function openHome(
  page: Page,
  devtools: CDPSession,
  origin: string,
  condition: Condition,
): Promise<void> {
  await page.goto(origin);
  await idle(page, devtools);
  if (condition === 'slow 4G') {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slow4G);
  }
}

/** A click on the link to `path`: ms to the frame with the next page's h1, and its INP; undefined where there is no link. */
const clickToHeading = (
  browser: Chromium,
  origin: string,
  path: string,
  condition: Condition,
): Promise<{ click: number; inp: number } | undefined> =>
  inTab(browser, desktop, async (page, devtools) => {
    await openHome(page, devtools, origin, condition);
    const link = page.getByRole('banner').locator(`a[href="${path}"]`).filter({ visible: true }).first();
    if ((await link.count()) === 0) return undefined;
    await link.hover();
    // With a warm cache the page's code is here. Otherwise people point for about a tenth of a second before they press.
    if (condition === 'warm') await idle(page, devtools);
    else await page.waitForTimeout(100);
    await link.evaluate((element) => {
      const heading = (): Element | undefined =>
        [...document.querySelectorAll('h1')].find((each) => each.getClientRects().length > 0);
      const before = heading()?.textContent;
      const clicked = new Promise<number>((resolve) => {
        const start = ({ timeStamp }: Event): void => resolve(timeStamp);
        element.addEventListener('click', start, { once: true });
      });
      const painted = window.probe.painted(() => {
        const now = heading()?.textContent;
        return now !== undefined && now !== before;
      });
      window.probe.done = Promise.all([clicked, painted]).then(([start, end]) => end - start);
    });
    await page.mouse.down();
    await page.mouse.up();
    const click = await done(page);
    return { click, inp: await longestInput(page) };
  });

/** Ms from the beginning of a full load of `path`, coming from the home page, to the frame with its h1. */
const loadToHeading = (
  browser: Chromium,
  origin: string,
  path: string,
  condition: Condition,
): Promise<number> =>
  inTab(browser, desktop, async (page, devtools) => {
    await openHome(page, devtools, origin, condition);
    await page.addInitScript(() => {
      if (window !== window.top) return;
      // The first frames may be held back until there is enough to see.
      const painted = window.probe.painted(() => document.querySelector('h1') !== null);
      window.probe.done = Promise.all([window.probe.firstPaint, painted]).then((times) => Math.max(...times));
    });
    await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
    return done(page);
  });

/** What a next page's heading takes, in ms. */
export type NavigationTimes = {
  click: number | undefined;
  /** From the click to the next frame, as INP counts it. */
  inp: number | undefined;
  load: number;
  /** How much of the full load's time the click takes. */
  share: number | undefined;
};

/** The same next page once by a click and once by a full load. */
export async function measureNavigation(
  ...next: [browser: Chromium, origin: string, path: string, condition: Condition]
): Promise<NavigationTimes> {
  const clicked = await clickToHeading(...next);
  const load = await loadToHeading(...next);
  return { click: clicked?.click, inp: clicked?.inp, load, share: ratio(clicked?.click, load) };
}
