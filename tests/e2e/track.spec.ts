import type { Page } from '@playwright/test';
import { home } from '../../src/content/home.ts';
import type { Tracked } from '../../src/design/controls/track/track.ts';
import { formUrl, site } from '../../src/content/site.ts';
import { expect, open, reach, test } from './fixtures.ts';

/** Listens to `track` events, as a site owner's analytics would. Returns a function that returns the events so far. */
async function listen(page: Page): Promise<() => Promise<Tracked[]>> {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    document.addEventListener('track', ({ detail }) => heard.push(detail));
  });
  return () => page.evaluate(() => (window as unknown as { heard: Tracked[] }).heard);
}

test('controls, dialogs, forms and frames report what a visitor did, with stable names', async ({ page }) => {
  const heard = await listen(page);
  await open(page, '/');
  expect(await heard()).toEqual([]);

  const [book] = home.hero.actions;
  const opener = page.getByRole('main').getByRole('button', { name: book?.label }).first();
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const dialog = (name: string) => ({ name, dialog: 'booking' });
  await expect.poll(heard).toContainEqual(dialog('dialog-open'));
  await expect.poll(heard).toContainEqual(dialog('dialog-close'));

  const form = page.locator('form', { has: page.locator('[name="first_name"]') });
  await reach(page.locator('section', { has: form }));
  await form.locator('[name="first_name"]').fill('Ada');
  await form.locator('[name="email"]').fill('ada@example.com');
  await form.getByRole('button').click();
  await expect.poll(heard).toContainEqual({ name: 'form-submit', form: 'home', outcome: 'ok' });
  // Events contain nothing that was typed.
  expect(JSON.stringify(await heard())).not.toMatch(/ada/i);

  const { href } = home.contact.actions.at(-1)!;
  await reach(page.locator(`#${home.contact.id}`));
  await page.locator(`#${home.contact.id} a[href="${href}"]`).click();
  await expect.poll(heard).toContainEqual({ name: 'action', href });
  expect(await page.context().cookies()).toEqual([]);
});

test('a frame reports that it has loaded', async ({ page }) => {
  const heard = await listen(page);
  await open(page, '/contact');
  await reach(page.locator('section', { has: page.getByRole('group') }).first());
  await expect.poll(heard).toContainEqual({ name: 'embed-load', src: formUrl(site.forms.contact) });
});
