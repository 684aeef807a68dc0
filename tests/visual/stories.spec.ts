import { readFileSync } from 'node:fs';
import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type Page,
  type Request,
} from '@playwright/test';
import type { Change } from '../../scripts/visual/proof.ts';
import {
  addressOf,
  endsWithWindow,
  familyOf,
  pictureOf,
  scaleOf,
  shotsOf,
  type IndexedStory,
  type Scale,
  type Shot,
} from '../../scripts/visual/stories.ts';

/** What scripts/visual/index.ts asks for. */
export interface Run {
  /** Where Storybook is served. */
  origin: string;
  stories: IndexedStory[];
  /** Changes of styles of which to note the stories that show them. */
  changes?: Change[];
}

const file = process.env.VISUAL_RUN;
if (!file) throw new Error('Run these by: npm run check visual');
const { origin, stories, changes = [] } = JSON.parse(readFileSync(file, 'utf8')) as Run;

/** The height, in px, of the window that a story is measured in; heights that are shares of a window are shares of it. */
const windowHeight = 900;

/** The day on which all pictures are taken. Its hours pass, since what waits looks at the clock. */
const day = Date.parse('2026-06-01T12:00:00Z');

function moveTo(start: number): void {
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

/** Chance that is the same each time (mulberry32). */
function seedChance(): void {
  let state = 1;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Has heights that are shares of the window count as in one of `height` px, so that it may be as high as the page. */
function fixWindowShares(height: number): void {
  const fix = (style: CSSStyleDeclaration): void => {
    for (const name of style) {
      const value = style.getPropertyValue(name);
      const fixed = value.replaceAll(
        /(-?[\d.]+)[sdl]?vh\b/g,
        (_, share) => `${(Number(share) * height) / 100}px`,
      );
      if (fixed !== value) style.setProperty(name, fixed, style.getPropertyPriority(name));
    }
  };
  const fixAll = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      const { style, cssRules } = rule as Partial<CSSStyleRule>;
      if (style) fix(style);
      if (cssRules) fixAll(cssRules);
    }
  };
  for (const sheet of document.styleSheets) fixAll(sheet.cssRules);
  for (const element of document.querySelectorAll<HTMLElement>('[style]')) fix(element.style);
}

/** The requests of a page that are under way. A film has no end to wait for. */
function requestsOf(page: Page): Set<Request> {
  const underWay = new Set<Request>();
  page.on('request', (request) => request.resourceType() !== 'media' && underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return underWay;
}

/** Waits for what the page has asked for: the story, its late sections, fonts, images, drawings. */
async function arrived(page: Page, underWay: Set<Request>): Promise<void> {
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as {
      __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
    };
    const phase = preview?.currentRender?.phase;
    return phase === 'finished' || phase === 'errored';
  });
  await expect(page.locator('body'), 'the story renders').not.toHaveClass(
    /sb-show-(?:errordisplay|nopreview)/,
  );
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy') &&
      // Those that no window shows, such as in a closed dialog, are not waited for.
      [...document.querySelectorAll('[data-late]:not([data-shown])')].every(
        (late) => late.getBoundingClientRect().top > innerHeight,
      ),
  );
  // What has come into view is asked for in the next frame.
  await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => setTimeout(frame))));
  await expect.poll(() => underWay.size, { intervals: [20, 50, 100] }).toBe(0);
}

/** Shows a story in a window as high as it is: what lies beyond a window is drawn otherwise. */
async function show(page: Page, underWay: Set<Request>, story: IndexedStory, shot: Shot): Promise<void> {
  const { width, scheme } = shot;
  await page.emulateMedia({ colorScheme: scheme });
  await page.setViewportSize({ width, height: windowHeight });
  await page.goto(origin + addressOf(story, shot));
  await arrived(page, underWay);
  if (endsWithWindow(story)) return;
  // What comes into view may make the page higher.
  for (let height = 0; height !== page.viewportSize()?.height;) {
    height = page.viewportSize()?.height ?? 0;
    await page.evaluate(fixWindowShares, windowHeight);
    const needed = await page.evaluate(() => document.documentElement.scrollHeight);
    if (needed > height) await page.setViewportSize({ width, height: needed });
    await arrived(page, underWay);
  }
}

const visitor = async (browser: Browser, deviceScaleFactor: number): Promise<BrowserContext> => {
  const context = await browser.newContext({
    deviceScaleFactor,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  await context.addInitScript(seedChance);
  await context.addInitScript(moveTo, day);
  return context;
};

const test = base.extend<object, { visitors: Record<Scale, BrowserContext> }>({
  // The same for all stories of a worker: Storybook's code is fetched and compiled once for each scale.
  visitors: [
    async ({ browser }, use) => {
      const visitors: Record<Scale, BrowserContext> = {
        0.25: await visitor(browser, 0.25),
        0.5: await visitor(browser, 0.5),
        1: await visitor(browser, 1),
      };
      await use(visitors);
      await Promise.all(Object.values(visitors).map((each) => each.close()));
    },
    { scope: 'worker' },
  ],
});

for (const story of stories)
  test.describe(familyOf(story), () => {
    const [, ...path] = story.title.split('/');
    test([...path, story.name].join(' › '), { tag: `@${familyOf(story)}` }, async ({ visitors }, info) => {
      const page = await visitors[scaleOf(story)].newPage();
      const underWay = requestsOf(page);
      info.annotations.push({
        type: 'accept',
        description: `npm run check -- visual --no-build --accept ${story.id}`,
      });
      for (const shot of shotsOf(story)) {
        await show(page, underWay, story, shot);
        for (const { name, selector } of changes)
          if ((await page.locator(selector).filter({ visible: true }).count()) > 0)
            info.annotations.push({ type: 'shows', description: name });
        await expect.soft(page).toHaveScreenshot(pictureOf(story, shot), { scale: 'device' });
      }
      // The next story finds nothing of what this one kept.
      await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
      await page.close();
    });
  });
