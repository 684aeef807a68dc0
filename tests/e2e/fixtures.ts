import { readFileSync } from 'node:fs';
import { test as base, expect, type ConsoleMessage, type Locator, type Page } from '@playwright/test';
import { scheme } from '../../src/content/navigation.ts';

/**
 * Mock responses for third parties' URLs, so that tests send no request to other hosts, and the console has no messages
 * from third-party scripts.
 */
const film = readFileSync('.storybook/static/stand-ins/film.webm');
const frame = '<!doctype html><html lang="en"><title>Widget</title><p>Mock of the widget</p></html>';

export interface Outside {
  /** Every request to another host, in order. */
  requests: URL[];
  /** Makes every other host unreachable. */
  block: () => void;
}

interface Fixtures {
  /** Console messages, page errors and policy violations that the test expects. Any others make the test fail. */
  expected: { console: RegExp[] };
  outside: Outside;
}

/** The browser's own message about a request that a test has blocked. */
export const blockedLine = /Failed to load resource: net::ERR_/;

export const test = base.extend<Fixtures>({
  expected: [{ console: [] }, { option: true }],
  outside: [
    async ({ context, baseURL }, use) => {
      const local = new URL(baseURL ?? '').host;
      let blocked = false;
      const requests: URL[] = [];
      await context.route(
        (url) => url.host !== local && /^https?:$/.test(url.protocol),
        async (route) => {
          const url = new URL(route.request().url());
          requests.push(url);
          if (blocked) return route.abort();
          if (url.pathname.endsWith('.js'))
            return route.fulfill({ contentType: 'text/javascript', body: '' });
          if (route.request().resourceType() === 'media')
            return route.fulfill({ contentType: 'video/webm', body: film });
          return route.fulfill({ contentType: 'text/html', body: frame });
        },
      );
      await use({
        requests,
        block: () => {
          blocked = true;
        },
      });
    },
    { auto: true },
  ],
  page: async ({ page, expected }, use) => {
    const said: string[] = [];
    page.on('console', (message: ConsoleMessage) =>
      said.push(`${message.type()}: ${message.text()} (${message.location().url})`),
    );
    page.on('pageerror', (error) => said.push(`page error: ${error.message}`));
    // Log, in one fixed form, what the page's policy blocked. Browsers don't have to log it, and their wording varies.
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        console.error(`Content-Security-Policy: ${effectiveDirective} stopped ${blockedURI}`),
      );
    });
    await use(page);
    expect(said.filter((line) => !expected.console.some((pattern) => pattern.test(line)))).toEqual([]);
  },
});

export { expect };

/**
 * Details of a test that only `npm test -- --ci` runs: it is slow, and either repeats another test on a similar page or
 * screen, or rarely finds anything.
 */
export const onlyCi = { tag: '@ci' };

/** Opens a page and waits until the router has hydrated its HTML. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Navigates the router to `path`, as a link would. */
export const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Holds every request to `url` until the returned function is called. */
export async function hold(page: Page, url: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Matches the URLs of the site's scripts. */
export const scripts = /\/assets\/[^/]+\.js$/;

/** Returns a pattern that matches the URL of a chunk in the build. `name` is the name of its source file. */
export const chunk = (name: string): RegExp => new RegExp(`/assets/${name}-[\\w-]+\\.js$`);

/** Whether React has hydrated a section's prerendered HTML. */
export const isHydrated = (section: Locator): Promise<boolean> =>
  section.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')));

/** Scrolls a section into view and waits until React has hydrated it. */
export async function reach(section: Locator): Promise<void> {
  await section.scrollIntoViewIfNeeded();
  await expect.poll(() => isHydrated(section)).toBe(true);
}

/** Waits until React has hydrated the prerendered HTML. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

/** Records the layout shifts of every document that the page opens afterward. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
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

/** The sum of the layout shifts so far. */
export const shifted = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );

/**
 * Chooses a color scheme with the header's button. Each click on the button switches to the next choice.
 *
 * @param page the page, whose header shows the button
 * @param name the label of the choice
 */
export async function chooseScheme(page: Page, name: string): Promise<void> {
  const button = page.getByRole('banner').getByRole('button', { name: scheme.legend });
  await expect(async () => {
    if ((await button.getAttribute('aria-label'))?.includes(name)) return;
    await button.click();
    await expect(button).toHaveAccessibleName(new RegExp(name), { timeout: 500 });
  }).toPass();
}
