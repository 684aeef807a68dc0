/** Tests dialogs and menus on phones in landscape, on the smallest phones, and above an on-screen keyboard. */
import type { Locator, Page } from '@playwright/test';
import { home } from '../../src/content/home.ts';
import { messages } from '../../src/content/messages.ts';
import { expect, onlyCi, open, test } from './fixtures.ts';

const screens = {
  'a small phone on its side': { width: 667, height: 375 },
  'a phone on its side': { width: 844, height: 390 },
  'the smallest phone': { width: 320, height: 568 },
  // The on-screen keyboard shrinks the page to half its height, as the page's viewport setting requests.
  'a phone with its keyboard up': { width: 390, height: 420 },
};

/** Screens that another one resembles. */
const alike = ['a small phone on its side', 'a phone with its keyboard up'];

/** How much of a box's height is inside the window, in px. */
const shownHeight = (box: Locator): Promise<number> =>
  box.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.min(bottom, innerHeight) - Math.max(top, 0);
  });

const linesOf = (text: Locator): Promise<number> =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

/** Opacity of the shade at a box's lower edge, which tells visitors that they can scroll down. */
const shade = (box: Locator): Promise<number> =>
  box.evaluate((element) => Number(getComputedStyle(element, '::after').opacity));

/** Fails unless a box scrolls, has a shade while there is more below, and has no shade when scrolled to its end. */
async function expectVisiblyScrollable(box: Locator): Promise<void> {
  expect(await box.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeGreaterThan(
    0,
  );
  await expect.poll(() => shade(box)).toBeGreaterThan(0.9);
  await box.evaluate((element) => element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }));
  await expect.poll(() => shade(box)).toBeLessThan(0.1);
}

const openDialog = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();

for (const [screen, viewport] of Object.entries(screens))
  test.describe(`on ${screen}`, alike.includes(screen) ? onlyCi : {}, () => {
    test.use({ viewport });

    test('the booking dialog’s calendar takes up most of the screen’s height, and its title is on one line', async ({
      page,
    }) => {
      await open(page, '/');
      await openDialog(page, home.hero.actions[0]?.label ?? '');
      const dialog = page.getByRole('dialog');
      const calendar = dialog.locator('iframe').locator('..');
      await expect(calendar).toBeVisible();
      expect(await linesOf(dialog.getByRole('heading'))).toBe(1);
      expect(await shownHeight(calendar)).toBeGreaterThan(0.6 * viewport.height);
      await expectVisiblyScrollable(dialog);
      // The dialog's title and close control stay in view at any scroll position.
      await expect(dialog.getByRole('heading')).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByRole('button', { name: messages.close }).first()).toBeInViewport({ ratio: 1 });
    });

    test('the sponsors’ dialog shows its table below a one-line title', async ({ page }) => {
      await open(page, '/midwestcon/sponsors');
      await openDialog(page, /sponsor/i);
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('table')).toBeVisible();
      expect(await linesOf(dialog.getByRole('heading'))).toBe(1);
      expect(await shownHeight(dialog.getByRole('table'))).toBeGreaterThan(0.3 * viewport.height);
      await expectVisiblyScrollable(dialog);
      await expect(dialog.getByRole('button', { name: messages.close }).first()).toBeInViewport({ ratio: 1 });
    });

    test('a menu that does not fit shows that it scrolls', async ({ page }) => {
      await open(page, '/midwestcon');
      const bar = page.getByRole('banner');
      await bar.locator('button[aria-controls]').filter({ visible: true }).first().click();
      const sheet = bar.locator('[data-scrolls]');
      await expect(sheet).toBeVisible();
      await expectVisiblyScrollable(sheet);
    });
  });

test('an on-screen keyboard shrinks the page, and covers none of it', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('meta[name="viewport"]')).toHaveAttribute(
    'content',
    /interactive-widget=resizes-content/,
  );
});
