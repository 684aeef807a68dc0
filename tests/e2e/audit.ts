import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { episodeFiles } from '../../src/content/episodes/folder.ts';
import { site } from '../../src/content/site.ts';
import { expect } from './fixtures.ts';

const stories = episodeFiles
  .filter(({ episode }) => !episode.takenDown)
  .map(({ id, episode }) => ({
    id,
    title: episode.episode.length,
    story: JSON.stringify(episode).length,
  }));
/** The episodes that stand for all: with the most to tell, with the least, and with the longest title. */
export const representatives = [
  stories.toSorted((one, other) => other.story - one.story)[0],
  stories.toSorted((one, other) => one.story - other.story)[0],
  stories.toSorted((one, other) => other.title - one.title)[0],
].map((each) => each?.id);

/** Scrolls through the whole page, frame by frame, and back to its beginning. */
const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y <= document.documentElement.scrollHeight; y += 500) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });

/** Scrolls through the whole page, until everything that loads or hydrates late has done so, with the `frames` it may have. */
export async function walk(page: Page, frames = false): Promise<void> {
  await scrollThrough(page);
  // All that is laid out late is there.
  await expect(page.locator('[data-late]:not([data-shown])')).toHaveCount(0, { timeout: 15_000 });
  if (!frames) return;
  // A frame begins to load when it comes near a section that has hydrated: the first time that may not have been.
  await scrollThrough(page);
  await expect(page.locator('iframe:not([data-state="ready"])')).toHaveCount(0, { timeout: 15_000 });
}

/**
 * Uses all that a page has: presses each button, opens and closes what folds and what hangs over, picks each option, and sends each form.
 * What that sends away is answered as the provider would. Whether the page bears it, the console says.
 */
export async function useEverything(page: Page): Promise<void> {
  await page.route(`${site.newsletter.base}/**`, (route) => route.fulfill({ json: { data: {} } }));
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const used = new Set<Element>();
    const next = () =>
      [
        ...document.querySelectorAll<HTMLElement>('button, summary, input:not([hidden], [type="hidden"])'),
      ].find((control) => !used.has(control));
    for (let control = next(); control; control = next()) {
      used.add(control);
      if (control instanceof HTMLInputElement && control.required)
        control.value = control.type === 'email' ? 'ada@example.com' : 'Ada';
      control.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      control.focus();
      control.click();
      await frame();
      await frame();
    }
  });
  // A dialog loads when it is first asked for: it has come by now, or comes and goes.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unroute(`${site.newsletter.base}/**`);
}

/** Texts of a page that are not rendered, wherever they stand: hidden panels would have no box. */
export const hiddenTexts = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const lost: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? '';
      const element = walker.currentNode.parentElement;
      if (
        !text ||
        !element ||
        element.closest('noscript, script, style, summary, [aria-hidden="true"], [hidden]')
      )
        continue;
      if (!element.checkVisibility({ contentVisibilityAuto: false, visibilityProperty: true }))
        lost.push(text);
    }
    return lost;
  });

/** Words of headings that a line's end breaks in two. They may break at their own hyphens and slashes, and nowhere else. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.locator('h1, h2, h3, h4').evaluateAll((headings) =>
    headings.flatMap((heading) => {
      // Headings for screen readers alone are a pixel wide.
      if (heading.clientWidth < 2) return [];
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const { currentNode: node } = walker;
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\-‑–/]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            found.push(word);
        }
      }
      return found;
    }),
  );

/** Names that links of the page share although they lead to different places, or disclosures although each has its own. */
export const ambiguousLinks = (page: Page): Promise<string[]> =>
  page.locator(':is(a[href], summary):visible').evaluateAll((links) => {
    const targets = new Map<string, Set<string>>();
    for (const [index, link] of links.entries()) {
      const name = (link.getAttribute('aria-label') ?? link.textContent).replace(/\s+/g, ' ').trim();
      targets.set(name, (targets.get(name) ?? new Set()).add(link.getAttribute('href') ?? String(index)));
    }
    return [...targets].filter(([, hrefs]) => hrefs.size > 1).map(([name]) => name);
  });

/** The spacing of text that a visitor may ask for (WCAG 1.4.12). */
export const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Frames are other hosts': axe is kept from calling into them, which the browser may warn about on the console. */
const audited: RunOptions = {
  iframes: false,
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** Fails where axe finds fault with the page in a scheme. */
export async function expectNoViolations(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  // Colors change in transitions, some of which begin with another's end; half way none is what it should be.
  const finishTransitions = () =>
    page.evaluate(() => {
      const running = document.getAnimations().filter((each) => each instanceof CSSTransition);
      for (const each of running) each.finish();
      return running.length;
    });
  await expect.poll(finishTransitions).toBe(0);
  const found = await page.evaluate(async (options) => {
    const { run } = (window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe;
    const { violations } = await run(options);
    return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
  }, audited);
  expect(found, colorScheme).toEqual([]);
}
