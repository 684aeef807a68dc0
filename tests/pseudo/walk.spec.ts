/**
 * Tests every page in pseudo-English, as built by scripts/pseudo-site.ts: no text overflows, is cut off or overlaps,
 * axe finds no violations, and the console is empty. Words that are still plain English must come from code, and fail
 * the test.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { levels } from '../../src/content/conference/levels.ts';
import { categories } from '../../src/content/episodes/categories.ts';
import { pathsOf, routes } from '../../src/shell/routes.ts';
import { expectNoViolations, misplaced, representatives, walk } from '../e2e/audit.ts';
import { expect, open, test } from '../e2e/fixtures.ts';

const pages = routes
  .filter(({ episode }) => episode === undefined || representatives.includes(episode))
  .flatMap((route) => pathsOf(route));

/** Names that content also uses as keys. They are left in plain English, so the test ignores them. */
const choices = [...categories, ...levels.map(({ title }) => title)];

/**
 * The path and the source code of each module that must not contain text for visitors, which belongs in src/content.
 */
const code = ['src/design', 'src/sections', 'src/pages', 'src/shell', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!stories|sample)\.tsx?$/.test(file))
    .map((file): [string, string] => [
      path.join(folder, file),
      readFileSync(path.join(folder, file), 'utf8'),
    ]),
);

/** The word, followed in parentheses by the files that it may come from. */
const withFiles = (word: string): string => {
  const inText = new RegExp(`['"\`>][^'"\`<]*\\b${word}\\b[^'"\`<]*['"\`<]`);
  return `${word} (${code.flatMap(([file, text]) => (inText.test(text) ? [file] : [])).join(', ')})`;
};

/** The page's visible and spoken words that contain an unaccented vowel: pseudo-English has none. */
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
          // URLs, email addresses and hosts are not words.
          .flatMap(
            (text) =>
              text.replaceAll(/\S+@\S+|https?:\S+|\S+\.[a-z]\S+/g, '').match(/[\p{L}’'-]{2,}/gu) ?? [],
          )
          .filter((word) => /[aeiou]/i.test(word)),
      ),
    ];
  }, choices);

for (const address of pages)
  test(`${address} has space for longer text, and no words in code`, async ({ page }) => {
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
