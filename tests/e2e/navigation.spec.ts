import type { Locator, Page } from '@playwright/test';
import { header } from '../../src/content/navigation.ts';
import { expect, open, test } from './fixtures.ts';

/** The header's entries with a menu. The first one links to the home page. */
const [solutions, about] = header.items.flatMap((entry) =>
  entry.menu ? [{ ...entry, menu: entry.menu }] : [],
);
if (!solutions || !about) throw new Error('The bar has fewer than two menus');
const lastLink = solutions.menu.links.at(-1);
if (!lastLink) throw new Error('The first menu is empty');

/** The header's parts. */
function bar(page: Page) {
  const main = page.getByRole('banner').getByRole('navigation', { name: header.label, exact: true });
  return {
    label: ({ label }: { label: string }): Locator => main.getByRole('link', { name: label, exact: true }),
    opener: ({ menu }: { menu: { toggle?: string } }): Locator =>
      main.getByRole('button', { name: menu.toggle, exact: true }),
    link: ({ href }: { href: string }): Locator => main.locator(`li li a[href="${href}"]`),
  };
}

test.describe('the header on a wide screen', () => {
  test('stays at the top, and its labels link to pages by pointer and keyboard', async ({ page }) => {
    await open(page, '/');
    const { label } = bar(page);
    await page.evaluate(() => window.scrollTo({ top: 4000, behavior: 'instant' }));
    await expect(label(about)).toBeInViewport();
    await label(about).click();
    await expect(page).toHaveURL(about.href);
    // A new page gets focus on its heading.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await label(solutions).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
  });

  test("a button's tooltip loads no stylesheet with a cascade layer, because Chromium would then lay out the whole page again", async ({
    page,
  }) => {
    await open(page, '/');
    const layered = () =>
      page.evaluate(() =>
        [...document.styleSheets]
          .filter((sheet) => [...sheet.cssRules].some((rule) => rule instanceof CSSLayerBlockRule))
          .map(({ href }) => href),
      );
    const before = await layered();
    await bar(page).label(about).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toBeVisible();
    expect(await layered()).toEqual(before);
  });

  test.describe('on a touchscreen', () => {
    test.use({ hasTouch: true });

    test('opens and closes a menu when its button is tapped', async ({ page }) => {
      await open(page, '/');
      const { opener, link } = bar(page);
      await opener(solutions).tap();
      await expect(link(lastLink)).toBeVisible();
      await opener(solutions).tap();
      await expect(link(lastLink)).toBeHidden();
    });
  });
});

test('the year is correct even if the page was built in an earlier year', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-01T12:00:00'));
  await open(page, '/');
  await expect(page.getByRole('contentinfo')).toContainText('2031');
});
