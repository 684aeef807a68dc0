import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { done, idle, inTab, phone, slowDown, tablet, type Chromium } from './browser.ts';

/** How many times slower than this machine's the processor of the phone is. */
export const slowness = 4;

/** Something a visitor does on a page. */
export interface Interaction {
  name: string;
  path: string;
  /** What the visitor touches; it may be missing in another commit. */
  target: (page: Page) => Locator;
  /** Default: a phone. */
  device?: BrowserContextOptions;
  /** The key that does it. Default: a tap. */
  key?: string;
  /** Done as soon as there is something to see, long before scripts run. */
  early?: boolean;
}

const menu = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });

/** The colour scheme's control in the bar: one button, or the choice of light. */
export function schemeControl(page: Page): Locator {
  const bar = page.getByRole('banner');
  return bar
    .getByRole('button', { name: /^colou?r scheme/i })
    .or(bar.locator('label', { hasText: 'Light' }))
    .filter({ visible: true })
    .first();
}

/** What is measured. Targets are found by role, so that they are found in older and newer commits alike. */
export const interactions: Interaction[] = [
  { name: 'menu', path: '/', target: menu },
  { name: 'menu, right after the first paint', path: '/', target: menu, early: true },
  {
    name: 'accordion',
    path: '/',
    target: (page) => page.locator('#faq :is(summary, button[aria-expanded="false"])').first(),
  },
  {
    name: 'pillar',
    path: '/',
    target: (page) => page.locator('main ol button[aria-expanded="false"]').first(),
  },
  { name: 'colour scheme', path: '/', device: tablet, target: schemeControl },
  {
    // What a tap opens is the system's own; the letter chooses the category that begins with it at once.
    name: 'filter',
    path: '/podcast/featured',
    target: (page) => page.getByRole('main').getByRole('combobox').first(),
    key: 'L',
  },
  { name: 'tab', path: '/about', target: (page) => page.getByRole('tab', { selected: false }).first() },
];

/** Waits until React has taken over the element. */
const hydrated = async (page: Page, target: Locator): Promise<unknown> =>
  page.waitForFunction(
    (element) => Object.keys(element).some((key) => key.startsWith('__reactProps')),
    await target.elementHandle(),
  );

/** Has the probe wait for how many ms after the input its effect was on the screen. */
const watch = (target: Locator, input: string): Promise<void> =>
  target.evaluate((element, type) => {
    const state = (): string =>
      [
        element.getAttribute('aria-expanded'),
        element.getAttribute('aria-selected'),
        element.closest('details')?.open,
        document.documentElement.dataset.mantineColorScheme,
        element.matches('select') && document.querySelectorAll('main li:not([hidden])').length,
      ].join();
    const before = state();
    const started = new Promise<number>((resolve) => {
      const start = ({ timeStamp }: Event): void => resolve(timeStamp);
      window.addEventListener(type, start, { capture: true, once: true });
    });
    const painted = window.probe.painted(() => state() !== before);
    window.probe.done = Promise.all([started, painted]).then(([start, end]) => end - start);
  }, input);

/** Waits until the page says how long its longest input took to the next frame; 16 ms and less count as 16. */
async function nextPaint(page: Page, input: string): Promise<number> {
  await page
    .waitForFunction((type) => window.probe.events.some(({ name }) => name === type), input, {
      timeout: 1_000,
    })
    .catch(() => undefined); // Browsers tell nothing of shorter ones.
  return page.evaluate(() => Math.max(16, ...window.probe.events.map(({ duration }) => duration)));
}

/** What an interaction came to, in ms. */
export type InteractionTimes = {
  /** From the input to the next frame, as INP counts it. */
  inp: number;
  /** From the input to the frame that shows its effect. */
  shown: number;
};

/**
 * Taps where the element is, if it is rendered; not with Locator.tap(), which waits until the element holds still and
 * has listeners of its own in the page, whose work counts as the page's.
 */
async function tap(page: Page, element: Locator): Promise<boolean> {
  const box = await element.boundingBox();
  if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  return box !== null;
}

/** Does an interaction on a freshly loaded page, four times slowed down; undefined where the page has no such thing. */
export const measureInteraction = (
  browser: Chromium,
  origin: string,
  { path, target, device = phone, key, early }: Interaction,
): Promise<InteractionTimes | undefined> =>
  // The device prefers dark, so that the first press on the scheme's control, to light, changes something.
  inTab(browser, { ...device, colorScheme: 'dark' }, async (page, devtools) => {
    await slowDown(devtools, slowness);
    const element = target(page);
    const input = key === undefined ? 'click' : 'keydown';
    if (early) {
      await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      if ((await element.count()) === 0) return undefined;
      await watch(element, input);
      if (!(await tap(page, element))) return undefined;
    } else {
      await page.goto(`${origin}${path}`);
      await idle(page);
      if ((await element.count()) === 0) return undefined;
      await element.scrollIntoViewIfNeeded();
      await hydrated(page, element);
      await idle(page);
      await watch(element, input);
      if (key !== undefined) await element.press(key);
      else if (!(await tap(page, element))) return undefined;
    }
    const shown = await done(page);
    return { inp: await nextPaint(page, input), shown };
  });

/** What loading a page keeps the main thread busy with. */
export type LongTasks = {
  count: number;
  /** The ms of all long tasks, each over its first 50. */
  over: number;
};

/** Loads a page four times slowed down and adds up the long tasks until it is idle. */
export const measureLongTasks = (browser: Chromium, url: string): Promise<LongTasks> =>
  inTab(browser, phone, async (page, devtools) => {
    await slowDown(devtools, slowness);
    await page.goto(url);
    await idle(page);
    const tasks = await page.evaluate(() => window.probe.longTasks);
    return { count: tasks.length, over: tasks.reduce((sum, task) => sum + task - 50, 0) };
  });
