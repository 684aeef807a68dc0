/**
 * Every page in pseudo-English, as scripts/pseudo-site.ts builds it: nothing overflows or is cut off, axe finds nothing,
 * the console is silent, and whatever still reads in plain English stands in code.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { levels } from '../../src/content/conference/levels.ts';
import { categories } from '../../src/content/episodes/categories.ts';
import { episodeFiles } from '../../src/content/episodes/folder.ts';
import { pathsOf, routes } from '../../src/shell/routes.ts';
import { expect, open, test } from '../e2e/fixtures.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The newest episode stands for all: their pages differ in words alone. */
const newest = episodeFiles.findLast(({ episode }) => !episode.takenDown)?.id;
const paths = routes
  .filter(({ episode }) => episode === undefined || episode === newest)
  .flatMap((route) => pathsOf(route));

/** Names by which content itself chooses: they are keys, and stay as they are. */
const choices = [...categories, ...levels.map(({ name }) => name)];

/** The page's words for eyes and ears that hold a vowel without an accent: pseudo-English has none. */
const plainWords = (page: Page): Promise<string[]> =>
  page.evaluate((kept) => {
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('script, style, noscript, svg'))
        texts.push(walker.currentNode.textContent ?? '');
    for (const element of document.querySelectorAll('body *'))
      for (const name of [
        'aria-label',
        'aria-roledescription',
        'aria-valuetext',
        'alt',
        'title',
        'placeholder',
      ])
        texts.push(element.getAttribute(name) ?? '');
    return [
      ...new Set(
        texts
          .map((text) => kept.reduce((rest, each) => rest.replaceAll(each, ''), text))
          .flatMap((text) => text.replaceAll(/\S+@\S+|https?:\S+/g, '').match(/[\p{L}’'-]{2,}/gu) ?? [])
          .filter((word) => /[aeiou]/i.test(word)),
      ),
    ];
  }, choices);

/** Texts that do not fit the box that cuts them off, and texts that reach over the window's end. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      'main :is(h1, h2, h3, h4, p, li, dt, dd, a, button, label, td, th, summary, span)',
    )) {
      const own = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!own || !element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
        continue;
      // For screen readers alone.
      if (
        element.clientWidth < 2 ||
        element.closest('[aria-roledescription="carousel"], [tabindex="0"], svg')
      )
        continue;
      const { left, right } = element.getBoundingClientRect();
      const { overflowX, display } = getComputedStyle(element);
      const clipped = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      const beyond = display !== 'contents' && (right > width + 1 || left < -1);
      if (clipped || beyond)
        found.push(`${element.tagName.toLowerCase()}: ${element.textContent.trim().slice(0, 40)}`);
    }
    return found;
  });

test.describe.configure({ timeout: 60_000 });

for (const path of paths)
  test(`${path} holds longer words, and has none of its own`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    await expect(page.locator('[data-late]:not([data-shown])')).toHaveCount(0);
    expect.soft(await plainWords(page)).toEqual([]);
    for (const width of [1440, 1024, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.soft.poll(scrollWidth, { message: `at ${width} px` }).toBeLessThanOrEqual(width);
      expect.soft(await cutOff(page), `at ${width} px`).toEqual([]);
    }
    await page.evaluate(axe);
    const found = await page.evaluate(async () => {
      const { run } = (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe;
      const { violations } = await run({ iframes: false, resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
    });
    expect.soft(found).toEqual([]);
  });
