import type { Locator, Page } from '@playwright/test';
import { contact } from '../../src/content/contact.ts';
import { podcastHome } from '../../src/content/podcast/home.ts';
import { site } from '../../src/content/site.ts';
import { expect, go, open, test } from './fixtures.ts';

const { form: content } = contact;
const { form: embed } = content;
const formHost = new URL(site.forms.host).host;
const providerScript = (page: Page): Locator => page.locator(`script[src="${embed.script}"]`);
const frame = (page: Page): Locator => page.getByRole('main').locator('iframe');
const main = (page: Page): Locator => page.getByRole('main');

test.describe('the contact page', () => {
  test('loads the form builder’s script when the page opens, unloads it on leaving, and never has it twice', async ({
    page,
    outside,
  }) => {
    // The form is far below, but its script loads when the page opens.
    await page.setViewportSize({ width: 640, height: 240 });
    await open(page, '/');
    await expect(providerScript(page)).toHaveCount(0);
    expect(outside.requests.filter(({ host }) => host === formHost)).toEqual([]);
    for (let round = 0; round < 2; round += 1) {
      await go(page, '/contact');
      await expect(page).toHaveURL('/contact');
      await expect(providerScript(page)).toHaveCount(1);
      await expect(providerScript(page)).toHaveAttribute('src', embed.script);
      await main(page).getByRole('group', { name: embed.title }).scrollIntoViewIfNeeded();
      await expect(frame(page)).toBeVisible();
      await expect(providerScript(page)).toHaveCount(1);
      await go(page, '/podcast');
      await expect(page.getByRole('heading', { level: 1, name: podcastHome.hero.heading })).toBeVisible();
      await expect(providerScript(page)).toHaveCount(0);
    }
  });

  test('has the script once after going back and forth quickly', async ({ page }) => {
    await open(page, '/contact');
    await go(page, '/podcast');
    await expect(page).toHaveURL('/podcast');
    await page.evaluate(async () => {
      for (const step of [-1, 1, -1, 1, -1]) {
        const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
        history.go(step);
        await moved;
      }
    });
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1, name: content.heading })).toBeVisible();
    await expect(frame(page)).toBeVisible();
    await expect(providerScript(page)).toHaveCount(1);
    await page.goForward();
    await expect(page).toHaveURL('/podcast');
    await expect(providerScript(page)).toHaveCount(0);
  });
});
