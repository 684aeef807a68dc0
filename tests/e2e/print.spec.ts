import type { Page } from '@playwright/test';
import { expect, hold, scripts, test } from './fixtures.ts';
import { pages } from './pages.ts';

/** The printable area of a sheet of paper, in px. Letter is shorter, and A4 is narrower. */
const sheets = { letter: { width: 695, height: 935 }, a4: { width: 672, height: 1001 } };

/** Maximum height of a picture in print, in px. */
const tallest = 96;

/** Selector of elements whose text needn't be printed: controls, forms, navigation, decoration, hidden elements. */
const forScreens =
  '[data-screen], form, fieldset, select, svg, [role="img"], nav, noscript, script, style, [hidden], [aria-hidden="true"], [role="status"], button:not([aria-expanded]), button:not([aria-expanded]) *, summary';

/**
 * The text nodes in the page's main part. Each has its color, whether it is visible, and whether it is only for
 * screens.
 */
const textsOf = (page: Page) =>
  page.getByRole('main').evaluate((main, forScreens) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: { text: string; seen: boolean; screen: boolean; color: string }[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim();
      const element = walker.currentNode.parentElement;
      if (!text || !element) continue;
      const link = element.closest('a');
      const leadsOn = link !== null && !/^(https?|mailto):/.test(link.getAttribute('href') ?? '');
      found.push({
        text,
        seen: element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }),
        // A button that navigates within the site is a control.
        screen: element.closest(forScreens) !== null || (leadsOn && link.matches('.mantine-Button-root')),
        color: getComputedStyle(element).color,
      });
    }
    return found;
  }, forScreens);

for (const { path, details } of pages)
  test(
    `${path} in print is an article: its text in black, and no controls, bars, drawings or empty sheets`,
    details,
    async ({ page }) => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      // Test the page without scripts. late.spec.ts checks that sections whose layout the browser skips are printed, too.
      await hold(page, scripts);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const chrome = page.locator(
        ':is(header nav, header button, footer, form, iframe, video, nav, [data-screen])',
      );
      await expect(chrome.filter({ visible: true })).toHaveCount(0);

      for (const sheet of Object.values(sheets)) {
        await page.setViewportSize(sheet);
        const texts = await textsOf(page);
        const words = texts.filter(({ screen }) => !screen);
        expect(words.length).toBeGreaterThan(3);
        expect(words.filter(({ seen }) => !seen).map(({ text }) => text)).toEqual([]);
        expect([...new Set(words.map(({ color }) => color))]).toEqual(['rgb(0, 0, 0)']);

        const main = page.getByRole('main');
        // The title is on the first sheet, and no gap is higher than a third of a sheet.
        const faults = await main.evaluate(
          (root, { height, tallest }) => {
            const shown = [...root.querySelectorAll('*')].filter((each) => each.checkVisibility());
            const pictures = shown.filter((each) => each.matches('svg, img, video'));
            const lines = shown
              .filter(
                (each) =>
                  each.matches('img') ||
                  [...each.childNodes].some(
                    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
                  ),
              )
              .map((each) => each.getBoundingClientRect())
              .filter(({ width }) => width > 2)
              .sort((one, other) => one.top - other.top);
            let end = 0;
            const gaps: string[] = [];
            for (const { top, bottom } of lines) {
              if (top - end > height / 3) gaps.push(`a gap of ${Math.round(top - end)} px`);
              end = Math.max(end, bottom);
            }
            return [
              ...gaps,
              ...pictures
                .filter((each) => each.getBoundingClientRect().height > tallest + 1)
                .map((each) => `a picture too high: ${each.outerHTML.slice(0, 80)}`),
              ...(root.scrollWidth > root.clientWidth + 1 ? ['wider than the sheet'] : []),
            ];
          },
          { height: sheet.height, tallest },
        );
        expect(faults).toEqual([]);

        const links = await main.locator('a[href]').evaluateAll((all) =>
          all
            .filter((each) => each.checkVisibility())
            .map((each) => ({
              href: each.getAttribute('href') ?? '',
              time: each.querySelector('time') !== null,
              shown: getComputedStyle(each, '::after').content,
            })),
        );
        for (const { href, time, shown } of links)
          if (/^https?:/.test(href) && !time) expect(shown).toContain(href);
          else expect(shown).toBe('none');
      }
    },
  );
