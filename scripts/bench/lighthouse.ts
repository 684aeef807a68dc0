import { launch } from 'chrome-launcher';
import { fontEnvironment } from '../font-sets.ts';
import type { Config, Result } from 'lighthouse';
import { browserArgs, phoneFonts, type Chromium } from './browser.ts';
import type { Values } from './samples.ts';

interface Request {
  url: string;
  mimeType: string;
  resourceType?: string;
  /** In ms from the first request's start. */
  rendererStartTime: number;
  /** In bytes, as transferred, headers included. */
  transferSize: number;
}

/** The kind of a file, by what its response says it is. */
function kindOf({ mimeType, resourceType }: Request): string {
  if (resourceType === 'Document' || mimeType === 'text/html') return 'document';
  if (/javascript/.test(mimeType)) return 'script';
  if (mimeType === 'text/css') return 'stylesheet';
  return /^(font|image)\//.exec(mimeType)?.[1] ?? 'other';
}

/** The debug data of an audit, which Lighthouse keeps untyped. */
const details = <T>(result: Result, audit: string): T => result.audits[audit]?.details as unknown as T;

/** Sizes and numbers of requests to the site itself; those to other hosts got stand-ins. */
function weights(result: Result, origin: string): Values {
  const { items, debugData } = details<{ items: Request[]; debugData: { networkStartTimeTs: number } }>(
    result,
    'network-requests',
  );
  const metrics = details<{ items: [{ observedFirstContentfulPaintTs: number }] }>(result, 'metrics')
    .items[0];
  const firstPaint = (metrics.observedFirstContentfulPaintTs - debugData.networkStartTimeTs) / 1000;

  const own = items.filter(({ url }) => url.startsWith(`${origin}/`));
  const bytes: Record<string, number> = {};
  for (const request of own) {
    const kind = kindOf(request);
    bytes[kind] = (bytes[kind] ?? 0) + request.transferSize;
  }
  const kb = (kind: string): [string, number] => [kind, (bytes[kind] ?? 0) / 1000];
  return {
    ...Object.fromEntries(['document', 'script', 'stylesheet', 'font', 'image', 'other'].map(kb)),
    total: own.reduce((sum, { transferSize }) => sum + transferSize / 1000, 0),
    requests: own.length,
    early: own.filter(({ rendererStartTime }) => rendererStartTime < firstPaint).length,
  };
}

/** Runs Lighthouse once on a page, as its mobile preset has it, in a browser of its own. */
export async function lighthouseOn(
  chromium: Chromium,
  url: string,
  settings: Config['settings'],
): Promise<Result> {
  // It takes seconds to load.
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
        // The not-found page is measured as well.
        settings: { ignoreStatusCode: true, disableFullPageScreenshot: true, ...settings },
      },
    );
    if (!run || run.lhr.runtimeError) throw new Error(run?.lhr.runtimeError?.message ?? 'no result');
    return run.lhr;
  } finally {
    browser.kill();
  }
}

/**
 * Measures a page once (a slow phone on slow 4G, simulated). The categories besides performance cost time and hardly vary, so
 * that a caller may leave them out.
 */
export async function runLighthouse(
  chromium: Chromium,
  origin: string,
  pathname: string,
  everyCategory: boolean,
): Promise<Values> {
  const lhr = await lighthouseOn(chromium, `${origin}${pathname}`, {
    onlyCategories: everyCategory ? undefined : ['performance'],
  });
  const score = (category: string): number | undefined => {
    const value = lhr.categories[category]?.score;
    return typeof value === 'number' ? value * 100 : undefined;
  };
  const metric = (audit: string): number | undefined => lhr.audits[audit]?.numericValue;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    fcp: metric('first-contentful-paint'),
    lcp: metric('largest-contentful-paint'),
    tbt: metric('total-blocking-time'),
    cls: metric('cumulative-layout-shift'),
    'speed-index': metric('speed-index'),
    ...weights(lhr, origin),
  };
}
