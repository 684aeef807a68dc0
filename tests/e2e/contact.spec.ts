import type { Locator, Page } from '@playwright/test';
import { contact } from '../../src/content/contact.ts';
import { messages } from '../../src/content/messages.ts';
import { podcastHome } from '../../src/content/podcast/home.ts';
import { site } from '../../src/content/site.ts';
import { blockedLine, expect, go, open, test } from './fixtures.ts';

const { form: content } = contact;
const { form: embed } = content;
const formHost = new URL(site.forms.host).host;
const providerScript = (page: Page): Locator => page.locator(`script[src="${embed.script}"]`);
const frame = (page: Page): Locator => page.getByRole('main').locator('iframe');
const main = (page: Page): Locator => page.getByRole('main');

test.describe('the contact page', () => {
  test('embeds the form, at least 500 px high', async ({ page }) => {
    await open(page, '/contact');
    await expect(page.getByRole('heading', { level: 1, name: content.heading })).toBeVisible();
    await expect(frame(page)).toHaveAttribute('src', embed.src);
    await expect(frame(page)).toHaveAccessibleName(embed.title);
    await expect(frame(page)).toBeVisible();
    expect((await frame(page).boundingBox())?.height).toBeGreaterThanOrEqual(500);
    await expect(main(page).getByRole('link', { name: embed.link.label, exact: true })).toHaveAttribute(
      'href',
      (await frame(page).getAttribute('src')) ?? 'none',
    );
  });

  test('keeps the form’s place before it has come', async ({ page }) => {
    await page.route(`${site.forms.host}/**`, () => undefined);
    await open(page, '/contact');
    const said = main(page).getByRole('status').filter({ hasText: embed.words.loading });
    await expect(said).toBeVisible();
    expect((await frame(page).boundingBox())?.height).toBeGreaterThanOrEqual(500);
  });

  test('has the form builder’s script from entering to leaving, and never twice', async ({
    page,
    outside,
  }) => {
    await open(page, '/');
    await expect(providerScript(page)).toHaveCount(0);
    expect(outside.requests.filter(({ host }) => host === formHost)).toEqual([]);
    for (let round = 0; round < 2; round += 1) {
      await go(page, '/contact');
      await expect(page).toHaveURL('/contact');
      await expect(providerScript(page)).toHaveCount(1);
      await expect(providerScript(page)).toHaveAttribute('src', embed.script);
      await expect(frame(page)).toBeVisible();
      await expect(providerScript(page)).toHaveCount(1);
      await go(page, '/podcast');
      await expect(page.getByRole('heading', { level: 1, name: podcastHome.hero.heading })).toBeVisible();
      await expect(providerScript(page)).toHaveCount(0);
    }
  });

  test('has it once after going back and forth fast', async ({ page }) => {
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

  test('has it on entry, though the form is far below', async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 240 });
    await open(page, '/contact');
    await expect(providerScript(page)).toHaveCount(1);
  });

  test.describe('with the form builder out of reach', () => {
    test.use({ expected: { console: [blockedLine] } });

    test('offers another try, a new tab and the e-mail address instead', async ({ page, outside }) => {
      outside.block();
      await open(page, '/contact');
      const failure = main(page).getByRole('status').filter({ hasText: embed.words.failed });
      await expect(failure).toBeVisible({ timeout: 15_000 });
      await expect(main(page).getByRole('link', { name: embed.link.label, exact: true })).toHaveAttribute(
        'href',
        embed.link.href,
      );
      await expect(main(page).getByRole('link', { name: content.mail.label })).toBeVisible();
      await main(page).getByRole('button', { name: messages.retry }).click();
      await expect(failure).toBeVisible({ timeout: 15_000 });
      await expect(providerScript(page)).toHaveCount(1);
      await go(page, '/podcast');
      await expect(page).toHaveURL('/podcast');
      await expect(providerScript(page)).toHaveCount(0);
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('leads to the form on its own page', async ({ page }) => {
      await page.goto('/contact');
      await expect(page.getByRole('heading', { level: 1, name: content.heading })).toBeVisible();
      await expect(page.locator('main iframe')).toHaveCount(0);
      await expect(main(page).getByRole('link', { name: embed.link.label, exact: true })).toHaveAttribute(
        'href',
        embed.link.href,
      );
      await expect(main(page).getByRole('link', { name: content.mail.label })).toBeVisible();
      await expect(
        main(page).getByRole('list', { name: content.socialsLabel }).getByRole('link'),
      ).toHaveCount(content.socials.length);
    });
  });
});
