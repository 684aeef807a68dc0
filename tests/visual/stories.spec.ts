import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base, type BrowserContext, type Page, type Request } from '@playwright/test';
import {
  origin,
  pictureOf,
  scaleOf,
  shotsOf,
  shownStories,
  type IndexedStory,
  type Shot,
} from './pictures.ts';

const index = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as {
  entries: Record<string, IndexedStory>;
};
const stories = shownStories(Object.values(index.entries));
const baselines = path.join(import.meta.dirname, 'baselines');

/** The height of the window in px. */
const height = 900;

/** Sets the page's clock to `start`. The clock keeps running, because some stories wait for time to pass. */
function startClockAt(start: number): void {
  const RealDate = Date;
  const shift = start - RealDate.now();
  class ShiftedDate extends RealDate {
    constructor(...parts: unknown[]) {
      super(...((parts.length > 0 ? parts : [ShiftedDate.now()]) as [number]));
    }
    static override now = () => RealDate.now() + shift;
  }
  globalThis.Date = ShiftedDate as DateConstructor;
}

const test = base.extend<object, { contexts: Map<number, BrowserContext> }>({
  // One browser context for each scale, shared by all of a worker's stories, so that Storybook's code is fetched and
  // compiled only once.
  contexts: [
    async ({ browser }, use) => {
      const contexts = new Map<number, BrowserContext>();
      for (const deviceScaleFactor of new Set(stories.map(scaleOf))) {
        const context = await browser.newContext({
          baseURL: origin,
          deviceScaleFactor,
          reducedMotion: 'reduce',
          locale: 'en-US',
          timezoneId: 'UTC',
        });
        await context.addInitScript(startClockAt, Date.parse('2026-06-01T12:00:00Z'));
        contexts.set(deviceScaleFactor, context);
      }
      await use(contexts);
      await Promise.all([...contexts.values()].map((each) => each.close()));
    },
    { scope: 'worker' },
  ],
});

/** The pending requests of a page. Leaves out media, because the request of a film never finishes. */
function requestsOf(page: Page): Set<Request> {
  const underWay = new Set<Request>();
  page.on('request', (request) => request.resourceType() !== 'media' && underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return underWay;
}

/** Opens a story, and waits for its play function to finish. The story follows the system's color scheme. */
async function open(page: Page, { id }: IndexedStory): Promise<void> {
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  await expect(page.locator('body')).toHaveAttribute('data-played', id);
}

/** Shows a story at a width and in a color scheme, and waits for everything that it loads, even below the window. */
async function show(page: Page, requests: Set<Request>, { scheme, width }: Shot): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.setViewportSize({ width, height });
  const fullHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  if (fullHeight > height) {
    await page.setViewportSize({ width, height: fullHeight });
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }
  await expect.poll(() => requests.size, { intervals: [20, 50, 100] }).toBe(0);
  await page.evaluate(() => document.fonts.ready);
  await page.setViewportSize({ width, height });
}

for (const story of stories)
  test(`${story.title} › ${story.name}`, async ({ contexts }) => {
    const context = contexts.get(scaleOf(story));
    if (!context) throw new Error(`There is no context for ${story.id}.`);
    const page = await context.newPage();
    const requests = requestsOf(page);
    await open(page, story);
    for (const shot of shotsOf(story)) {
      await show(page, requests, shot);
      await expect
        .soft(page)
        .toHaveScreenshot(pictureOf(story.id, shot), { fullPage: true, scale: 'device' });
    }
    await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
    await page.close();
  });

test('the browser is the one that drew the baselines', ({ browser }, { config }) => {
  const file = path.join(baselines, 'browser.txt');
  if (config.updateSnapshots === 'all') writeFileSync(file, `${browser.version()}\n`);
  expect(
    browser.version(),
    'another browser could draw differently: retake all pictures with --update-snapshots=all',
  ).toBe(readFileSync(file, 'utf8').trim());
});

test('every baseline belongs to a story', ({}, { config }) => {
  const wanted = stories.flatMap((story) =>
    shotsOf(story).map((shot) => pictureOf(story.id, shot).join('/')),
  );
  const left = readdirSync(baselines, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.webp') && !wanted.includes(file),
  );
  if (['changed', 'all'].includes(config.updateSnapshots))
    for (const file of left) rmSync(path.join(baselines, file));
  else expect(left).toEqual([]);
});
