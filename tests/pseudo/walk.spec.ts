/**
 * Every page in pseudo-English, as scripts/pseudo-site.ts builds it: nothing overflows, is cut off or collides, axe finds
 * nothing, the console is silent, and whatever still reads in plain English stands in code.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { levels } from '../../src/content/conference/levels.ts';
import { categories } from '../../src/content/episodes/categories.ts';
import { pathsOf, routes } from '../../src/shell/routes.ts';
import { expectNoViolations, representatives, walk } from '../e2e/audit.ts';
import { expect, open, test } from '../e2e/fixtures.ts';

const pages = routes
  .filter(({ episode }) => episode === undefined || representatives.includes(episode))
  .flatMap((route) => pathsOf(route));

/** Names by which content itself chooses: they are keys, and stay as they are. */
const choices = [...categories, ...levels.map(({ name }) => name)];

/** The modules that may hold no words, by path. */
const code = ['src/design', 'src/sections', 'src/pages', 'src/shell', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!stories|sample)\.tsx?$/.test(file))
    .map((file): [string, string] => [
      path.join(folder, file),
      readFileSync(path.join(folder, file), 'utf8'),
    ]),
);

/** A word with the modules that have it in a text, which is where it can come from. */
const withFiles = (word: string): string => {
  const inText = new RegExp(`['"\`>][^'"\`<]*\\b${word}\\b[^'"\`<]*['"\`<]`);
  return `${word} (${code.flatMap(([file, text]) => (inText.test(text) ? [file] : [])).join(', ')})`;
};

/** The page's words for eyes and ears that hold a vowel without an accent: pseudo-English has none. */
const plainWords = (page: Page): Promise<string[]> =>
  page.evaluate((kept) => {
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const silent = parent?.closest('[role="status"]')?.checkVisibility() === false;
      if (!silent && !parent?.closest('script, style, noscript, svg'))
        texts.push(walker.currentNode.textContent ?? '');
    }
    const named = ['aria-label', 'aria-roledescription', 'aria-valuetext', 'alt', 'title', 'placeholder'];
    for (const element of document.querySelectorAll('body *'))
      for (const name of named) texts.push(element.getAttribute(name) ?? '');
    return [
      ...new Set(
        texts
          .map((text) => kept.reduce((rest, each) => rest.replaceAll(each, ''), text))
          // Addresses and hosts are no words.
          .flatMap(
            (text) =>
              text.replaceAll(/\S+@\S+|https?:\S+|\S+\.[a-z]\S+/g, '').match(/[\p{L}’'-]{2,}/gu) ?? [],
          )
          .filter((word) => /[aeiou]/i.test(word)),
      ),
    ];
  }, choices);

/**
 * Texts that do not fit the box that cuts them off, that reach over the window's end, or that lie on another text. What
 * scrolls sideways is free to.
 */
const misplaced = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 40)}"`;
    const scrolls = (element: Element): boolean => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
        if (
          /auto|scroll/.test(getComputedStyle(at).overflowX) ||
          at.matches('[aria-roledescription], [aria-hidden="true"], svg')
        )
          return true;
      return false;
    };
    /** Whether what clips an element shows this line of it: lines beyond a clamp are there, but not seen. */
    const shown = (element: Element, box: DOMRect): boolean => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflowY === 'visible') continue;
        const clip = at.getBoundingClientRect();
        if (box.top >= clip.bottom - 2 || box.bottom <= clip.top + 2) return false;
      }
      return true;
    };
    /** What an element is turned with, if it does not stand upright. */
    const turnedAround = (element: Element): Element | undefined => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
        if (getComputedStyle(at).rotate !== 'none') return at;
      return undefined;
    };
    const found: string[] = [];
    for (const landmark of document.querySelectorAll('header, main, footer')) {
      const lines: { element: Element; box: DOMRect; turned: Element | undefined }[] = [];
      for (const element of landmark.querySelectorAll<HTMLElement>('*')) {
        const texts = [...element.childNodes].filter(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        // What is a pixel large is for screen readers alone.
        if (
          texts.length === 0 ||
          (element.clientWidth < 2 && getComputedStyle(element).display !== 'inline') ||
          element.closest('[role="status"]') ||
          !element.checkVisibility({
            visibilityProperty: true,
            opacityProperty: true,
            contentVisibilityAuto: true,
          }) ||
          scrolls(element)
        )
          continue;
        const { overflowX } = getComputedStyle(element);
        if (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
          found.push(`cut off: ${name(element)}`);
        for (const text of texts) {
          const range = document.createRange();
          range.selectNodeContents(text);
          for (const box of range.getClientRects()) {
            if (box.width < 2 || box.right <= 0 || !shown(element, box)) continue;
            if (box.right > width + 1 || box.left < -1) found.push(`beyond the window: ${name(element)}`);
            // Letters take about the middle half of their line.
            lines.push({
              element,
              box: new DOMRect(box.x, box.y + box.height / 4, box.width, box.height / 2),
              turned: turnedAround(element),
            });
          }
        }
      }
      lines.forEach(({ element, box, turned }, index) => {
        for (const other of lines.slice(index + 1))
          if (
            element !== other.element &&
            // Upright boxes around two lines that are turned together overlap where the lines do not.
            (!turned || turned !== other.turned) &&
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 2 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 2
          )
            found.push(`${name(element)} lies on ${name(other.element)}`);
      });
    }
    return [...new Set(found)];
  });

test.describe.configure({ timeout: 120_000 });

for (const address of pages)
  test(`${address} holds longer words, and has none of its own`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, address);
    await walk(page);
    expect.soft((await plainWords(page)).map(withFiles)).toEqual([]);
    for (const width of [1440, 1200, 1024, 900, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.soft.poll(scrollWidth, { message: `at ${width} px` }).toBeLessThanOrEqual(width);
      expect.soft(await misplaced(page), `at ${width} px`).toEqual([]);
    }
    await expectNoViolations(page, 'light');
  });
