/** What visitors do on a page, and how long they wait for it. */
import type { BrowserContextOptions, Page } from 'playwright';
import { idle, inTab, type Chromium } from './browser.ts';
import type { Values } from './report.ts';

/** A phone, as sharp as Lighthouse's. */
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A tablet, held across: the bar has room for the color scheme's control. */
const tablet: BrowserContextOptions = { ...phone, viewport: { width: 1024, height: 768 } };

/** A desktop, with a mouse that can hover. */
const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

/** Slow 4G as Lighthouse understands it: 1.6 Mbit/s down, 0.75 up, 150 ms there and back. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

/** How many times slower than this machine's the processor of the phone is. */
const slowness = 4;

/** Something a visitor does on a page. */
interface Interaction {
  name: string;
  path: string;
  /** Selects what the visitor uses: the first one that is rendered. It may be missing in another commit. */
  target: string;
  /** Default: a phone. */
  device?: BrowserContextOptions;
  /** The key that does it. Default: a tap. */
  key?: string;
  /** Done as soon as there is something to see, long before scripts run. */
  early?: boolean;
}

/** A link that a visitor follows, on a desktop. */
interface Navigation {
  name: string;
  path: string;
  target: string;
  /** Whether the next page's code comes over slow 4G; else it is here before the click. */
  slow: boolean;
}

const menu = 'header button[aria-label="Menu"]';

/** The controls that are measured. Targets are found by what older and newer commits share: elements and their roles. */
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
  // What a tap opens is the system's own; the letter chooses the category that begins with it at once.
  { name: 'filter', path: '/podcast/featured', target: 'main select', key: 'L' },
  { name: 'tab', path: '/about', target: '[role="tab"][aria-selected="false"]' },
];

/** The links that are measured, in the bar of the home page. */
export const navigations: Navigation[] = ['/podcast', '/case-studies'].flatMap((next) =>
  [false, true].map((slow) => ({
    name: `${next}, ${slow ? 'slow 4G' : 'warm'}`,
    path: '/',
    target: `header a[href="${next}"]`,
    slow,
  })),
);

/** What the benchmark knows of a page from within. */
interface Probe {
  /** For each event of an interaction, the ms from the input to the next frame. */
  inputs: number[];
  /** Resolves with the time of the first text or picture. */
  firstPaint: Promise<number>;
  /** The first rendered element that the selector matches. */
  find: (selector: string) => HTMLElement | undefined;
  /** Asks at each new frame, before it is painted, whether it is the one; resolves with the time after its painting. */
  painted: (isIt: () => boolean) => Promise<number>;
  /** How many ms after the input its effect was on the screen. */
  shown?: Promise<number>;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Runs in the page before the page's scripts. It can use nothing from this module. */
function installProbe(): void {
  const probe: Probe = {
    inputs: [],
    firstPaint: new Promise((resolve) => {
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntriesByName('first-contentful-paint')) resolve(startTime);
      }).observe({ type: 'paint', buffered: true });
    }),
    find: (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.getClientRects().length > 0),
    painted: (isIt) =>
      new Promise((resolve) => {
        const look = (): void => {
          // What has this priority runs right after the frame, before all that waits already.
          if (isIt())
            void scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' });
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  };
  window.probe = probe;
  // The shortest that browsers tell of.
  const events = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as (PerformanceEventTiming & {
      interactionId?: number;
    })[])
      if (interactionId) probe.inputs.push(duration);
  }).observe(events);
}

/** Installs the probe in each document of the tab. */
async function install(page: Page): Promise<void> {
  // The compiler names functions with this helper, also those that are sent into the page.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(installProbe);
}

/** Has the probe note when the effect of the next input on `target`, or another heading of the page, is on the screen. */
const watch = (page: Page, target: string, input: 'click' | 'keydown'): Promise<void> =>
  page.evaluate(
    ([selector, type]) => {
      const element = window.probe.find(selector);
      const state = (): string =>
        [
          window.probe.find('h1')?.textContent,
          element?.getAttribute('aria-expanded'),
          element?.getAttribute('aria-selected'),
          element?.closest('details')?.open,
          document.documentElement.dataset.mantineColorScheme,
          element?.matches('select') && document.querySelectorAll('main li:not([hidden])').length,
        ].join();
      const before = state();
      const started = new Promise<number>((resolve) => {
        const start = ({ timeStamp }: Event): void => resolve(timeStamp);
        window.addEventListener(type, start, { capture: true, once: true });
      });
      const painted = window.probe.painted(() => window.probe.find('h1') !== undefined && state() !== before);
      window.probe.shown = Promise.all([started, painted]).then(([start, end]) => end - start);
    },
    [target, input] as const,
  );

/** The middle of an element on the screen; with `focus` it is focused. Undefined where it is missing. */
const middleOf = (page: Page, target: string, focus = false) =>
  page.evaluate(
    ([selector, focused]) => {
      const element = window.probe.find(selector);
      if (!element) return undefined;
      if (focused) element.focus();
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    },
    [target, focus] as const,
  );

/** What the input came to, in ms: to the next frame, as INP counts it (16 and less are 16), and to the frame with its effect. */
async function times(page: Page): Promise<{ inp: number; shown: number | undefined }> {
  const shown = await page.evaluate(() => window.probe.shown);
  const inp = await page.evaluate(async () => {
    // Browsers tell after the frame, and nothing of shorter ones.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return Math.max(16, ...window.probe.inputs);
  });
  return { inp, shown };
}

/** Scrolls the target into view and waits until React has hydrated it. False where there is no target. */
const hydrated = (page: Page, target: string): Promise<boolean> =>
  page.evaluate(async (selector) => {
    const element = window.probe.find(selector);
    element?.scrollIntoView({ behavior: 'instant', block: 'center' });
    while (element && !Object.keys(element).some((key) => key.startsWith('__reactProps')))
      await new Promise(requestAnimationFrame);
    return element !== undefined;
  }, target);

/**
 * Does an interaction on a freshly loaded page, four times slowed down; undefined where the page has no such thing. Never through a
 * Locator: with one, Playwright listens to every event of the page, and that counts as the page's work.
 */
export const measureInteraction = (
  browser: Chromium,
  origin: string,
  { path, target, device = phone, key, early }: Interaction,
): Promise<Values | undefined> =>
  // The device prefers dark, so that the first press on the scheme's control, to light, changes something.
  inTab(browser, { ...device, colorScheme: 'dark' }, async (page, devtools) => {
    await install(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    await page.goto(`${origin}${path}`, { waitUntil: early ? 'commit' : 'load' });
    if (early) await page.evaluate(() => window.probe.firstPaint);
    else {
      await idle(page, devtools);
      if (!(await hydrated(page, target))) return undefined;
      await idle(page, devtools);
    }
    await watch(page, target, key === undefined ? 'click' : 'keydown');
    const middle = await middleOf(page, target, key !== undefined);
    if (!middle) return undefined;
    if (key === undefined) await page.touchscreen.tap(middle.x, middle.y);
    else await page.keyboard.press(key);
    return times(page);
  });

/** Follows a link of a page that is idle; undefined where the page has no such link. */
export const measureNavigation = (
  browser: Chromium,
  origin: string,
  { path, target, slow }: Navigation,
): Promise<Values | undefined> =>
  inTab(browser, desktop, async (page, devtools) => {
    await install(page);
    await page.goto(`${origin}${path}`);
    await idle(page, devtools);
    if (slow) {
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', slow4G);
    }
    const middle = await middleOf(page, target);
    if (!middle) return undefined;
    await page.mouse.move(middle.x, middle.y);
    // People point for about a tenth of a second before they press; longer, and the next page's code is here.
    if (slow) await page.waitForTimeout(100);
    else await idle(page, devtools);
    await watch(page, target, 'click');
    await page.mouse.click(middle.x, middle.y);
    return times(page);
  });
