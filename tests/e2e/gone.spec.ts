import type { Page } from '@playwright/test';
import { withoutCode } from '../../src/content/errors.ts';
import { home } from '../../src/content/home.ts';
import { header } from '../../src/content/navigation.ts';
import { bookingUrl, site } from '../../src/content/site.ts';
import { expectNoViolations, hiddenTexts } from './audit.ts';
import { chunk, expect, hydrated, scripts, test } from './fixtures.ts';

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: withoutCode.text });
const book = home.hero.actions[0]?.label;

/**
 * Opens the home page while the files whose URLs match `gone` are missing. Returns a function that returns the number
 * of documents requested so far.
 */
async function openWithout(page: Page, gone: RegExp): Promise<() => number> {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  await page.route(gone, (route) => route.fulfill({ status: 404 }));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(notice(page)).toBeVisible();
  return () => documents;
}

test.describe("a page whose code can't be loaded", () => {
  test.use({
    expected: { console: [/Failed to load resource/] },
    viewport: { width: 390, height: 844 },
  });

  for (const [what, gone, documents] of [
    ['any code', scripts, 1],
    ['the entry', chunk('entry-client'), 1],
    ['the libraries', chunk('vendor'), 1],
    // The document is requested a second time, because a newer document could work.
    ['the page’s own code', chunk('HomePage'), 2],
  ] as const)
    test(`without ${what}, says so, and its controls are links, native, or removed`, async ({ page }) => {
      const count = await openWithout(page, gone);
      expect(count()).toBe(documents);

      // The menus: the first link of each is visible.
      for (const { menu } of header.items)
        if (menu)
          await expect(
            page.getByRole('banner').locator(`a[href="${menu.links[0]?.href}"]`).last(),
          ).toBeVisible();
      // Dialogs.
      await expect(page.getByRole('main').getByRole('link', { name: book }).first()).toHaveAttribute(
        'href',
        bookingUrl,
      );
      await expect(page.locator('[aria-haspopup="dialog"]:visible')).toHaveCount(0);
      // Carousels.
      await expect(page.getByRole('button', { name: home.team.labels.next })).toHaveCount(0);
      // Panels, answers and tabs. The only hidden texts are those of controls that links have replaced.
      for (const text of await hiddenTexts(page))
        await expect(page.getByRole('link', { name: text }).first()).toBeVisible();
    });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`passes axe, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.emulateMedia({ colorScheme });
      await openWithout(page, scripts);
      await expectNoViolations(page, colorScheme);
    });

  test('accepts a subscription', async ({ page }) => {
    await openWithout(page, scripts);
    const form = page.locator('form').filter({ has: page.locator('[name="email"]') });
    await form.locator('[name="first_name"]').fill('Ada');
    await form.locator('[name="email"]').fill('ada@example.com');
    await Promise.all([
      page.waitForResponse(
        (response) =>
          response.url().includes(site.newsletter.base) &&
          response.request().method() === 'POST' &&
          response.ok(),
      ),
      form.getByRole('button').click(),
    ]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('is interactive again after a reload that loads its code', async ({ page }) => {
    await openWithout(page, scripts);
    await page.unrouteAll({ behavior: 'wait' });
    await notice(page).getByRole('link', { name: withoutCode.reload }).click();
    await hydrated(page);
    await expect(notice(page)).toBeHidden();
    await expect(page.locator('[aria-haspopup="dialog"]:visible').first()).toBeVisible();
  });
});
