import type { Locator, Page } from '@playwright/test';
import { blockedLine, expect, open, test } from './fixtures.ts';

const formHost = 'forms.example';
const providerScript = (page: Page): Locator => page.locator(`script[src*="${formHost}"]`);
const frame = (page: Page): Locator => page.getByRole('main').locator('iframe');
const main = (page: Page): Locator => page.getByRole('main');

/** Goes to a page without leaving the document. */
const visit = (page: Page, label: string): Promise<void> =>
  page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();

test.describe('the contact page', () => {
  test('embeds the form, at least 500 px high', async ({ page }) => {
    await open(page, '/contact');
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    await expect(frame(page)).toHaveAttribute('src', new RegExp(`^https://${formHost}/widget/form/[\\w-]+$`));
    await expect(frame(page)).toHaveAccessibleName('Contact form');
    await expect(frame(page)).toBeVisible();
    expect((await frame(page).boundingBox())?.height).toBeGreaterThanOrEqual(500);
    await expect(main(page).getByRole('link', { name: 'Open it in a new tab', exact: true })).toHaveAttribute(
      'href',
      (await frame(page).getAttribute('src')) ?? 'none',
    );
  });

  test('keeps the form’s place before it has come', async ({ page }) => {
    await page.route(`https://${formHost}/**`, () => undefined);
    await open(page, '/contact');
    const said = main(page).getByRole('status').filter({ hasText: 'Loading the form' });
    await expect(said).toBeVisible();
    expect((await frame(page).boundingBox())?.height).toBeGreaterThanOrEqual(500);
  });

  test('writes to the general address, and leads to four profiles in new tabs', async ({ page }) => {
    await open(page, '/contact');
    await expect(main(page).getByRole('link', { name: 'hello@arcwright.example' })).toHaveAttribute(
      'href',
      'mailto:hello@arcwright.example',
    );
    const profiles = main(page).getByRole('list', { name: 'Social profiles' }).getByRole('link');
    await expect(profiles).toHaveCount(4);
    for (const [index, name] of ['LinkedIn', 'Instagram', 'YouTube', 'X'].entries()) {
      const profile = profiles.nth(index);
      await expect(profile).toHaveAccessibleName(`${name} (opens in a new tab)`);
      await expect(profile).toHaveAttribute('href', /^https:/);
      await expect(profile).toHaveAttribute('target', '_blank');
      await expect(profile).toHaveAttribute('rel', 'noopener');
    }
  });

  test('has the form builder’s script from entering to leaving, and never twice', async ({
    page,
    outside,
  }) => {
    await open(page, '/');
    await expect(providerScript(page)).toHaveCount(0);
    expect(outside.requests.filter(({ host }) => host === formHost)).toEqual([]);
    for (let round = 0; round < 2; round += 1) {
      await visit(page, 'Contact form');
      await expect(page).toHaveURL('/contact');
      await expect(providerScript(page)).toHaveCount(1);
      await expect(providerScript(page)).toHaveAttribute('src', `https://${formHost}/js/form_embed.js`);
      await expect(frame(page)).toBeVisible();
      await expect(providerScript(page)).toHaveCount(1);
      await visit(page, 'Podcast');
      await expect(page.getByRole('heading', { level: 1, name: 'The Arcwright Podcast' })).toBeVisible();
      await expect(providerScript(page)).toHaveCount(0);
    }
  });

  test('has it once after going back and forth fast', async ({ page }) => {
    await open(page, '/contact');
    await visit(page, 'Podcast');
    await expect(page).toHaveURL('/podcast');
    await page.evaluate(async () => {
      for (const step of [-1, 1, -1, 1, -1]) {
        const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
        history.go(step);
        await moved;
      }
    });
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
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
      const failure = main(page).getByRole('status').filter({ hasText: 'The form didn’t load' });
      await expect(failure).toBeVisible({ timeout: 15_000 });
      await expect(main(page).getByRole('link', { name: 'Open in a new tab', exact: true })).toHaveAttribute(
        'href',
        new RegExp(`^https://${formHost}/widget/form/`),
      );
      await expect(main(page).getByRole('link', { name: 'hello@arcwright.example' })).toBeVisible();
      await main(page).getByRole('button', { name: 'Try again' }).click();
      await expect(failure).toBeVisible({ timeout: 15_000 });
      await expect(providerScript(page)).toHaveCount(1);
      await visit(page, 'Podcast');
      await expect(page).toHaveURL('/podcast');
      await expect(providerScript(page)).toHaveCount(0);
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('leads to the form on its own page', async ({ page }) => {
      await page.goto('/contact');
      await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
      await expect(page.locator('main iframe')).toHaveCount(0);
      await expect(
        main(page).getByRole('link', { name: 'Open it in a new tab', exact: true }),
      ).toHaveAttribute('href', new RegExp(`^https://${formHost}/widget/form/`));
      await expect(main(page).getByRole('link', { name: 'hello@arcwright.example' })).toBeVisible();
      await expect(main(page).getByRole('list', { name: 'Social profiles' }).getByRole('link')).toHaveCount(
        4,
      );
    });
  });
});
