import type { Page } from 'playwright';
import { idle, inTab, slowDown, tablet, type Chromium } from './browser.ts';
import { schemeControl, slowness, use } from './interactions.ts';

/** What may change the color scheme: the control in the bar, or the device. */
export const triggers = ['control', 'system'] as const;
export type Trigger = (typeof triggers)[number];

/** How long a change of the color scheme takes. */
export type SchemeTimes = {
  /** Frames until every text has its final color; the first one after the change is 1. */
  frames: number;
  /** Ms until that frame. */
  ms: number;
};

/**
 * Has the page look in each frame which colors its texts are painted with, from the change on until they hold still.
 * Answers, as soon as it looks, what to wait for.
 */
const watchColors = (page: Page, trigger: Trigger) =>
  page.evaluateHandle((by) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = new Set<Element>();
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode;
      // Texts that are not rendered have no color that anyone sees, and asking for it would be work for the page.
      if (textContent?.trim() && parentElement?.checkVisibility({ contentVisibilityAuto: true }))
        texts.add(parentElement);
    }
    const colors = (): string => [...texts].map((text) => getComputedStyle(text).color).join();

    let started: number | undefined;
    if (by === 'control')
      window.addEventListener('click', ({ timeStamp }) => (started = timeStamp), {
        capture: true,
        once: true,
      });
    else
      matchMedia('(prefers-color-scheme: dark)').addEventListener(
        'change',
        () => (started = performance.now()),
        { once: true },
      );

    let now = colors();
    let frame = 0;
    let last: SchemeTimes | undefined;
    // Another size in each frame has its observer called when the frame's styles are final, whatever ran before.
    const sensor = document.body.appendChild(document.createElement('div'));
    sensor.style.cssText = 'position: fixed; visibility: hidden; height: 1px; width: 1px';
    const settled = new Promise<SchemeTimes>((resolve) => {
      new ResizeObserver((_, observer) => {
        if (started !== undefined) {
          frame += 1;
          const next = colors();
          if (next !== now) last = { frames: frame, ms: performance.now() - started };
          now = next;
          const still = last && frame - last.frames >= 10;
          if (last && still && !document.getAnimations().some((each) => each instanceof CSSTransition)) {
            observer.disconnect();
            return resolve(last);
          }
        }
        requestAnimationFrame(() => (sensor.style.width = sensor.style.width === '1px' ? '2px' : '1px'));
      }).observe(sensor);
    });
    return { settled };
  }, trigger);

/** Changes the home page's color scheme from dark to light; undefined where there is no control for it. */
export const measureScheme = (
  browser: Chromium,
  origin: string,
  trigger: Trigger,
  reducedMotion: 'reduce' | 'no-preference',
): Promise<SchemeTimes | undefined> =>
  inTab(browser, { ...tablet, colorScheme: 'dark', reducedMotion }, async (page, devtools) => {
    await slowDown(devtools, slowness);
    await page.goto(origin);
    await idle(page, devtools);
    const watched = await watchColors(page, trigger);
    if (trigger === 'system') await page.emulateMedia({ colorScheme: 'light' });
    else if (!(await use(page, schemeControl))) return undefined;
    return watched.evaluate(({ settled }) => settled);
  });
