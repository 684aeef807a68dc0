import type { BrowserContextOptions, Page } from 'playwright';
import { done, idle, inTab, phone, slowDown, tablet, type Chromium } from './browser.ts';

/** How many times slower than this machine's the processor of the phone is. */
export const slowness = 4;

/** Something a visitor does on a page. */
export interface Interaction {
  name: string;
  path: string;
  /** Selects what the visitor touches: the first one that is rendered. It may be missing in another commit. */
  target: string;
  /** Default: a phone. */
  device?: BrowserContextOptions;
  /** The key that does it. Default: a tap. */
  key?: string;
  /** Done as soon as there is something to see, long before scripts run. */
  early?: boolean;
}

const menu = 'header button[aria-label="Menu"]';

/** The color scheme's control in the bar: one button, or the choice of light. */
export const schemeControl = 'header :is(button[aria-label^="Colo"], label:has([value="light"]))';

/** What is measured. Targets are found by what older and newer commits share: elements and their roles. */
export const interactions: Interaction[] = [
  { name: 'menu', path: '/', target: menu },
  { name: 'menu, right after the first paint', path: '/', target: menu, early: true },
  { name: 'accordion', path: '/', target: '#faq :is(summary, button[aria-expanded="false"])' },
  { name: 'pillar', path: '/', target: 'main ol button[aria-expanded="false"]' },
  { name: 'color scheme', path: '/', device: tablet, target: schemeControl },
  // What a tap opens is the system's own; the letter chooses the category that begins with it at once.
  { name: 'filter', path: '/podcast/featured', target: 'main select', key: 'L' },
  { name: 'tab', path: '/about', target: '[role="tab"][aria-selected="false"]' },
];

/** Has the probe wait for how many ms after the input its effect on the target was on the screen. */
const watch = (page: Page, target: string, input: string): Promise<void> =>
  page.evaluate(
    ([selector, type]) => {
      const element = window.probe.find(selector);
      if (!element) return;
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
    },
    [target, input] as const,
  );

/** How long the page says its longest input so far took to the next frame, in ms; 16 and less count as 16. */
export const longestInput = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // Browsers tell after the frame, and nothing of shorter ones.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return Math.max(16, ...window.probe.events.map(({ duration }) => duration));
  });

/** What an interaction came to, in ms. */
export type InteractionTimes = {
  /** From the input to the next frame, as INP counts it. */
  inp: number;
  /** From the input to the frame that shows its effect. */
  shown: number;
};

/**
 * Taps on the target, or focuses it for the key, and answers whether it is there. Never through a Locator, here and in what
 * comes before: with one, Playwright listens to every event of the page, and that counts as the page's work.
 */
export async function use(page: Page, target: string, key?: string): Promise<boolean> {
  const middle = await page.evaluate(
    ([selector, focus]) => {
      const element = window.probe.find(selector);
      if (!element) return;
      if (focus) element.focus();
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    },
    [target, key !== undefined] as const,
  );
  if (middle && key === undefined) await page.touchscreen.tap(middle.x, middle.y);
  else if (middle && key !== undefined) await page.keyboard.press(key);
  return middle !== undefined;
}

/** Scrolls the target into view and waits until React has taken over; answers whether it is there. */
const hydrated = (page: Page, target: string): Promise<boolean> =>
  page.evaluate(async (selector) => {
    const element = window.probe.find(selector);
    element?.scrollIntoView({ behavior: 'instant', block: 'center' });
    while (element && !Object.keys(element).some((key) => key.startsWith('__reactProps')))
      await new Promise(requestAnimationFrame);
    return element !== undefined;
  }, target);

/** Does an interaction on a freshly loaded page, four times slowed down; undefined where the page has no such thing. */
export const measureInteraction = (
  browser: Chromium,
  origin: string,
  { path, target, device = phone, key, early }: Interaction,
): Promise<InteractionTimes | undefined> =>
  // The device prefers dark, so that the first press on the scheme's control, to light, changes something.
  inTab(browser, { ...device, colorScheme: 'dark' }, async (page, devtools) => {
    await slowDown(devtools, slowness);
    if (early) {
      await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
      await page.evaluate(() => window.probe.firstPaint);
    } else {
      await page.goto(`${origin}${path}`);
      await idle(page, devtools);
      if (!(await hydrated(page, target))) return undefined;
      await idle(page, devtools);
    }
    await watch(page, target, key === undefined ? 'click' : 'keydown');
    if (!(await use(page, target, key))) return undefined;
    const shown = await done(page);
    return { inp: await longestInput(page), shown };
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
    await idle(page, devtools);
    const tasks = await page.evaluate(() => window.probe.longTasks);
    return { count: tasks.length, over: tasks.reduce((sum, task) => sum + task - 50, 0) };
  });
