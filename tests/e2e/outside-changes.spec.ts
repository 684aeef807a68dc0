import type { Page } from '@playwright/test';
import { walk } from './audit.ts';
import { expect, hydrated, onlyCi, test } from './fixtures.ts';

/*
 * Translation tools, reading aids and extensions change the document while the page's scripts are still loading. These
 * tests check that each page keeps these changes, and logs nothing (fixtures.ts).
 */

/** The page with the most sections, and the page with the most controls, each with details for its tests. */
const paths = { '/': onlyCi, '/podcast/featured': {} };

/**
 * Wraps each text node inside the elements that match `selector` in two nested `font` elements, as Google Translate
 * does.
 */
function translate(selector = 'body'): void {
  const texts: Text[] = [];
  for (const element of document.querySelectorAll(selector)) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
      parentElement?.closest('script, style, noscript') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
  }
  for (const text of texts.filter(({ data }) => data.trim())) {
    const place = document.createElement('span');
    text.replaceWith(place);
    place.outerHTML = `<font><font>de:${text.data}</font></font>`;
  }
}

/** Wraps each word of the first paragraphs in a `span`, like reading aids that mark the starts of words. */
function markWords(): void {
  for (const paragraph of [...document.querySelectorAll('main p')].slice(0, 5))
    paragraph.innerHTML = paragraph.innerHTML.replaceAll(/\w+(?![^<]*>)/g, '<span class="word">$&</span>');
}

/** Adds an icon after each field and an attribute to each paragraph, as password and grammar extensions do. */
function decorate(): void {
  for (const field of document.querySelectorAll('input'))
    field.after(document.createElement('password-icon'));
  for (const paragraph of document.querySelectorAll('p')) paragraph.dataset.grammar = 'true';
  document.body.append(document.createElement('password-panel'));
}

/** Changes the document as soon as it has been parsed, before the page's scripts arrive. */
async function onceParsed(page: Page, change: () => void): Promise<void> {
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => setTimeout(${String(change)}))`);
}

const loaded = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.changed);

for (const [path, details] of Object.entries(paths)) {
  test(`${path} stays translated, and its links still work`, details, async ({ page }) => {
    await onceParsed(page, translate);
    await page.goto(path);
    await loaded(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('de:');
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL('/privacy');
  });

  test(`${path} keeps the words that a reading aid marked`, details, async ({ page }) => {
    await onceParsed(page, markWords);
    await page.goto(path);
    await loaded(page);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main .word').first()).toBeAttached();
  });

  test(`${path} hydrates despite what extensions add`, details, async ({ page }) => {
    await onceParsed(page, decorate);
    await page.goto(path);
    await hydrated(page);
    await walk(page);
    await expect(page.locator('[data-late]:not([data-hydrated])')).toHaveCount(0);
    await expect(page.locator('body > password-panel')).toBeAttached();
  });
}

test('a section that was translated before it hydrated works afterward', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(translate, '[data-late]:not([data-hydrated])');
  await walk(page);
  await expect(page.locator('[data-late]:not([data-hydrated])')).toHaveCount(0);
});
