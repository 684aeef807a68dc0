/** Measures how long visitors wait for a response after they do something on a page. */
import type { BrowserContextOptions, Page } from 'playwright';
import { idle, inTab, type Chromium } from './browser.ts';
import type { Values } from './report.ts';

/** A phone, with the pixel density that Lighthouse uses. */
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A tablet in landscape, where the header has space for the color scheme control. */
const tablet: BrowserContextOptions = { ...phone, viewport: { width: 1024, height: 768 } };

/** A desktop, with a mouse that can hover. */
const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

/** Slow 4G as Lighthouse defines it: 1.6 Mbit/s down, 0.75 up, 150 ms round trip. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

/** How many times slower than this machine's CPU the visitor's CPU is during an interaction. */
const slowness = 4;

/** Something a visitor does on a page. */
interface Interaction {
  name: string;
  path: string;
  /**
   * Selector of the control. The first rendered match is used. In a commit that lacks the control, nothing is measured.
   */
  target: string;
  /** The visitor's device. Default: a phone. */
  device?: BrowserContextOptions;
  /** The key to press. Default: a tap. */
  key?: string;
  /** Whether the visitor acts right after the first paint, long before scripts run. */
  early?: boolean;
}

/** A link that a visitor follows, on a desktop. */
interface Navigation {
  name: string;
  path: string;
  target: string;
  /** Whether the next page's code loads after the click, over slow 4G. Otherwise, it has loaded before the click. */
  slow: boolean;
}

const menu = 'header button[aria-label="Menu"]';

/** The controls to measure. Selectors use what older and newer commits share, such as elements and roles. */
export const interactions: Interaction[] = [
  { name: 'menu', path: '/', target: menu },
  { name: 'menu, right after the first paint', path: '/', target: menu, early: true },
  { name: 'accordion', path: '/', target: '#faq :is(summary, button[aria-expanded="false"])' },
  { name: 'pillar', path: '/', target: 'main ol button[aria-expanded="false"]' },
  {
    name: 'color scheme',
    path: '/',
    device: tablet,
    target: 'header :is(button[aria-label^="Colo"], label:has([value="light"]))',
  },
  // A key, because a tap would open the system's own list. The key chooses the category that starts with L.
  { name: 'filter', path: '/podcast/featured', target: 'main select', key: 'L' },
  { name: 'tab', path: '/about', target: '[role="tab"][aria-selected="false"]' },
];

/** The links to measure, in the home page's header. */
export const navigations: Navigation[] = ['/podcast', '/case-studies'].flatMap((next) =>
  [false, true].map((slow) => ({
    name: `${next}, ${slow ? 'slow 4G' : 'warm'}`,
    path: '/',
    target: `header a[href="${next}"]`,
    slow,
  })),
);

/** Scrolls to the target and starts to measure, inside the page, how quickly the page responds to the next input. */
const watch = (page: Page, target: string, input: 'click' | 'keydown') =>
  page.evaluateHandle(
    ([selector, type]) => {
      const rendered = (what: string): HTMLElement | undefined =>
        [...document.querySelectorAll<HTMLElement>(what)].find((each) => each.getClientRects().length > 0);
      const element = rendered(selector);
      element?.scrollIntoView({ behavior: 'instant', block: 'center' });
      if (type === 'keydown') element?.focus({ preventScroll: true });

      // For each event of an interaction, the time from the input to the next frame, in ms.
      const inputs: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[])
          if (entry.interactionId) inputs.push(entry.duration);
        // 16 ms is the shortest duration that browsers report.
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);

      const state = (): string =>
        [
          rendered('h1')?.textContent,
          element?.getAttribute('aria-expanded'),
          element?.getAttribute('aria-selected'),
          element?.closest('details')?.open,
          document.documentElement.dataset.mantineColorScheme,
          element?.matches('select') && document.querySelectorAll('main li:not([hidden])').length,
        ].join();
      // Time from the input until its effect (for a link, the next page's heading) is on the screen, in ms.
      const shown = new Promise<number>((resolve) => {
        const start = ({ timeStamp }: Event): void => {
          const before = state();
          const look = (): void => {
            // A task with this priority runs right after the frame is painted.
            if (rendered('h1') && state() !== before)
              void scheduler.postTask(() => resolve(performance.now() - timeStamp), {
                priority: 'user-blocking',
              });
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        };
        window.addEventListener(type, start, { capture: true, once: true });
      });
      return { element, inputs, shown };
    },
    [target, input] as const,
  );

type Watched = Awaited<ReturnType<typeof watch>>;

/** The center of the target on the screen. Undefined if the page has no such target. */
const middleOf = (watched: Watched) =>
  watched.evaluate(({ element }) => {
    if (!element) return undefined;
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });

/** Time from the input to the next frame, as in INP, and to the frame with its effect, in ms. */
const times = (watched: Watched): Promise<Values> =>
  watched.evaluate(async ({ inputs, shown }) => {
    const effect = await shown;
    // Browsers report an input some time after its frame, and don't report inputs that take less than 16 ms.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return { inp: Math.max(16, ...inputs), shown: effect };
  });

/** Waits for the first text or picture. */
const firstPaint = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
        }).observe({ type: 'paint', buffered: true });
      }),
  );

/**
 * Measures an interaction on a freshly loaded page, at 4x CPU slowdown. Undefined if the page lacks the target. Doesn't
 * use a Playwright Locator: it would listen to every event of the page, which would count as the page's work.
 */
export const measureInteraction = (
  browser: Chromium,
  origin: string,
  { path, target, device = phone, key, early }: Interaction,
): Promise<Values | undefined> =>
  // The device prefers dark, so that choosing the light color scheme changes something.
  inTab(browser, { ...device, colorScheme: 'dark' }, async (page, devtools) => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    await page.goto(`${origin}${path}`, { waitUntil: early ? 'commit' : 'load' });
    await (early ? firstPaint(page) : idle(page, devtools));
    const watched = await watch(page, target, key === undefined ? 'click' : 'keydown');
    // A section becomes interactive when it is scrolled into view.
    if (!early) await idle(page, devtools);
    const middle = await middleOf(watched);
    if (!middle) return undefined;
    if (key === undefined) await page.touchscreen.tap(middle.x, middle.y);
    else await page.keyboard.press(key);
    return times(watched);
  });

/** Measures how long it takes to follow a link on an idle page. Undefined if the page has no such link. */
export const measureNavigation = (
  browser: Chromium,
  origin: string,
  { path, target, slow }: Navigation,
): Promise<Values | undefined> =>
  inTab(browser, desktop, async (page, devtools) => {
    await page.goto(`${origin}${path}`);
    await idle(page, devtools);
    if (slow) {
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', slow4G);
    }
    const watched = await watch(page, target, 'click');
    const middle = await middleOf(watched);
    if (!middle) return undefined;
    await page.mouse.move(middle.x, middle.y);
    // People hover for about a tenth of a second before they click. A longer hover would load the next page's code.
    if (slow) await page.waitForTimeout(100);
    else await idle(page, devtools);
    await page.mouse.click(middle.x, middle.y);
    return times(watched);
  });
