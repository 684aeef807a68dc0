import { expect, open, test } from './fixtures.ts';

/** One page of each kind. */
const pages = ['/', '/about', '/training', '/podcast', '/podcast/2', '/midwestcon/agenda', '/privacy'];

/** The height that a drawing or picture may have on paper, in px. */
const tallest = 144;

for (const path of pages)
  test(`${path} on paper has all its words, small art, its links’ targets and no bars`, async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await open(page, path);
    const bars = page
      .locator(':is(header nav, header button, footer nav, form, iframe)')
      .filter({ visible: true });
    await expect(bars).toHaveCount(0);

    const main = page.getByRole('main');
    const words = await main.evaluate((root) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: { text: string; seen: boolean; color: string }[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent?.trim();
        const element = walker.currentNode.parentElement;
        // What only a screen can use: fields, ways about the page, frames with what they say of themselves, controls.
        const forScreens =
          'form, fieldset, nav, noscript, script, style, [hidden], [aria-hidden="true"], [role="status"], button:not([aria-expanded])';
        if (!text || !element || element.closest(forScreens)) continue;
        const seen = element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true });
        found.push({ text, seen, color: getComputedStyle(element).color });
      }
      return found;
    });
    expect(words.length).toBeGreaterThan(20);
    expect(words.filter(({ seen }) => !seen).map(({ text }) => text)).toEqual([]);
    expect([...new Set(words.map(({ color }) => color))]).toEqual(['rgb(0, 0, 0)']);

    const heights = await main
      .locator('svg, img, video')
      .evaluateAll((all) => all.map((each) => Math.floor(each.getBoundingClientRect().height)));
    expect(Math.max(0, ...heights)).toBeLessThanOrEqual(tallest);

    const links = await main
      .locator(':is(a[href^="/"], a[href^="http"]):not(:has(time))')
      .evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility())
          .map((each) => [each.getAttribute('href'), getComputedStyle(each, '::after').content]),
      );
    for (const [href, shown] of links) expect(shown).toContain(href);
  });
