import { setTimeout } from 'node:timers/promises';
import { chromium, type BrowserContextOptions, type CDPSession, type Page } from 'playwright';
import { chromiumArgs, launchOptions } from '../chromium.ts';

/** The browser to measure with. */
export interface Chromium {
  path: string;
  /** Port of the stub that responds in place of all hosts other than localhost. */
  outside: number;
}

/** Flags that send requests for all hosts other than localhost to the stub, and accept the stub's certificate. */
export const browserArgs = ({ outside }: Chromium): string[] => [
  ...chromiumArgs,
  `--host-resolver-rules=MAP * 127.0.0.1:${outside}, EXCLUDE localhost`,
  '--ignore-certificate-errors',
];

/** The fonts to measure with. Which fonts exist affects how long the first layout takes. */
export const phoneFonts = 'android';

/** Time after which a browser is closed even if its tab is still in use, in ms. */
const limit = 60_000;

/**
 * Calls `use` with an empty tab in a new browser. Closes the browser when `use` is done, at the latest after a minute.
 */
export async function inTab<T>(
  browser: Chromium,
  options: BrowserContextOptions,
  use: (page: Page, devtools: CDPSession) => Promise<T>,
): Promise<T> {
  const running = await chromium.launch({
    ...launchOptions(phoneFonts),
    executablePath: browser.path,
    args: browserArgs(browser),
  });
  const timer = globalThis.setTimeout(() => void running.close(), limit);
  try {
    const context = await running.newContext({ ...options, ignoreHTTPSErrors: true });
    const page = await context.newPage();
    // The compiler adds calls to this helper, to preserve function names. Functions sent to the page need it, too.
    await page.addInitScript('globalThis.__name = (value) => value');
    return await use(page, await context.newCDPSession(page));
  } finally {
    clearTimeout(timer);
    await running.close();
  }
}

/** How long the tab's main thread has been busy so far, in ms. */
async function worked(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/**
 * Waits until the page has loaded, no request is pending, and the main thread has been nearly idle for half a second.
 */
export async function idle(page: Page, devtools: CDPSession): Promise<void> {
  await page.waitForLoadState('networkidle');
  await devtools.send('Performance.enable');
  for (let before = -Infinity; ;) {
    const now = await worked(devtools);
    if (now - before < 25) break;
    before = now;
    await setTimeout(500);
  }
  // If the Performance domain stayed enabled, its own logging would count as the page's work.
  await devtools.send('Performance.disable');
}
