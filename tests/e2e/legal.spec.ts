import type { Locator, Page } from '@playwright/test';
import { codeOfConduct } from '../../src/content/legal/code-of-conduct.ts';
import { privacy } from '../../src/content/legal/privacy.ts';
import { textPage } from '../../src/content/legal/shared.ts';
import { terms } from '../../src/content/legal/terms.ts';
import { expect, open, test } from './fixtures.ts';

const pages = [
  ['/privacy', privacy.page.heading],
  ['/terms', terms.page.heading],
  ['/code-of-conduct', codeOfConduct.page.heading],
] as const;
const { contentsLabel } = textPage;

const main = (page: Page): Locator => page.getByRole('main');
const entries = (page: Page): Locator =>
  main(page).getByRole('navigation', { name: contentsLabel }).getByRole('link');
const parts = (page: Page): Locator => main(page).locator('h2[id]').filter({ hasNotText: contentsLabel });

for (const [path, name] of pages)
  test.describe(name, () => {
    test('has contents that lead to each part, clear of the bar', async ({ page }) => {
      await open(page, path);
      await expect(entries(page)).toHaveText(
        (await parts(page).allTextContents()).map((text, index) => `${index + 1}${text}`),
      );
      const last = entries(page).last();
      const target = parts(page).last();
      await last.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${path}#[a-z-]+$`));
      await expect(target).toBeInViewport();
      await expect(target).toBeFocused();
      const bar = await page.getByRole('banner').boundingBox();
      await expect
        .poll(async () => (await target.boundingBox())?.y ?? 0)
        .toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
      // The contents stay in view beside the text.
      await expect(last).toBeInViewport();
      await page.goBack();
      await expect(page).toHaveURL(path);
    });

    test('opens at a part that the address names', async ({ page }) => {
      await open(page, path);
      const id = await parts(page).last().getAttribute('id');
      await page.goto('about:blank');
      await open(page, `${path}#${id}`);
      await expect(parts(page).last()).toBeInViewport();
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('reads whole', async ({ page }) => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        for (const part of await parts(page).all()) await expect(part).toBeVisible();
        await entries(page).last().click();
        await expect(parts(page).last()).toBeInViewport();
      });
    });
  });

test('the footer leads to the privacy policy and the terms', async ({ page }) => {
  await open(page, '/');
  for (const [path, name] of pages.slice(0, 2)) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});
