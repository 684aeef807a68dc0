import { launch } from 'chrome-launcher';
import type { Config, Result } from 'lighthouse';
import { fontEnvironment } from '../font-sets.ts';
import { browserArgs, phoneFonts, type Chromium } from './browser.ts';
import type { Values } from './report.ts';

/** Runs Lighthouse once on a page, with Lighthouse's mobile preset, in a new browser. */
export async function lighthouseOn(
  chromium: Chromium,
  url: string,
  settings: Config['settings'],
): Promise<Result> {
  // Imported here because it takes seconds to load.
  const { default: lighthouse } = await import('lighthouse');
  const browser = await launch({
    chromePath: chromium.path,
    chromeFlags: ['--headless=new', ...browserArgs(chromium)],
    envVars: { ...process.env, ...fontEnvironment(phoneFonts) },
  });
  try {
    const run = await lighthouse(
      url,
      { port: browser.port, logLevel: 'error', output: 'json' },
      {
        extends: 'lighthouse:default',
        // The 404 page is measured as well.
        settings: { ignoreStatusCode: true, disableFullPageScreenshot: true, ...settings },
      },
    );
    if (!run || run.lhr.runtimeError) throw new Error(run?.lhr.runtimeError?.message ?? 'no result');
    return run.lhr;
  } finally {
    browser.kill();
  }
}

/** Lighthouse's totals by resource type; its TypeScript types omit these. */
interface Resources {
  items: { resourceType: string; requestCount: number; transferSize: number }[];
}

/** Measures a page's performance once, on a simulated mid-range phone with slow 4G. */
export async function measurePage(chromium: Chromium, url: string): Promise<Values> {
  const { audits, categories } = await lighthouseOn(chromium, url, { onlyCategories: ['performance'] });
  const metric = (audit: string): number | undefined => audits[audit]?.numericValue;
  const { items } = audits['resource-summary']?.details as unknown as Resources;
  const of = (type: string) => items.find(({ resourceType }) => resourceType === type);
  const kilobytes = (type: string): number => (of(type)?.transferSize ?? 0) / 1000;
  const named = { document: kilobytes('document'), scripts: kilobytes('script'), fonts: kilobytes('font') };
  const total = kilobytes('total');
  return {
    performance: (categories.performance?.score ?? 0) * 100,
    lcp: metric('largest-contentful-paint'),
    tbt: metric('total-blocking-time'),
    cls: metric('cumulative-layout-shift'),
    ...named,
    other: total - named.document - named.scripts - named.fonts,
    total,
    requests: of('total')?.requestCount,
  };
}
