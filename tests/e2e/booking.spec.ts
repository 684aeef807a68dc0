import type { Page } from '@playwright/test';
import { booking } from '../../src/content/booking.ts';
import { home } from '../../src/content/home.ts';
import { messages } from '../../src/content/messages.ts';
import { header } from '../../src/content/navigation.ts';
import { bookingUrl, site } from '../../src/content/site.ts';
import { chunk, expect, hold, hydrated, open, scripts, test } from './fixtures.ts';

const { calendar } = booking;
const calendarHost = new URL(bookingUrl).host;
const providerScript = (page: Page) => page.locator(`script[src="${calendar.script}"]`);
/** The labels of the two buttons that open the dialog: in the home page's hero and in the header. */
const book = home.hero.actions[0]!.label;
const call = header.action.label;
const scrolls = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { overflowY } = getComputedStyle(document.body);
    return overflowY !== 'hidden' && getComputedStyle(document.documentElement).overflowY !== 'hidden';
  });

test.describe('the booking dialog', () => {
  test('opens from each of its buttons, with its promises and the calendar, and closes in every way; the provider’s script loads and unloads with it', async ({
    page,
    outside,
  }) => {
    await open(page, '/');
    const dialog = page.getByRole('dialog');
    const controls = dialog.getByRole('button', { name: messages.close });
    expect(outside.requests.filter(({ host }) => host === calendarHost)).toEqual([]);
    await expect(providerScript(page)).toHaveCount(0);
    for (const [place, name, close] of [
      ['banner', call, () => page.keyboard.press('Escape')],
      ['main', book, () => controls.first().click()],
      ['main', home.roadmap.action.label, () => controls.last().click()],
      ['main', home.contact.actions[0]!.label, () => page.mouse.click(8, 450)],
    ] as const)
      await test.step(`"${name}" in the ${place}`, async () => {
        const opener = page.getByRole(place).getByRole('button', { name, exact: true }).first();
        await opener.click();
        await expect(dialog).toHaveAccessibleName(booking.heading);
        await expect(controls).toHaveCount(2);
        for (const promise of booking.items) await expect(dialog.getByText(promise)).toBeVisible();
        await expect(dialog.locator('iframe')).toHaveAttribute('src', bookingUrl);
        await expect(providerScript(page)).toHaveCount(1);
        await close();
        await expect(dialog).toHaveCount(0);
        await expect(opener).toBeFocused();
        await expect(providerScript(page)).toHaveCount(0);
      });
  });

  test('opens from a button that was clicked before scripts loaded', async ({ page }) => {
    const release = await hold(page, scripts);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: book }).click();
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
    release();
    await hydrated(page);
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('shows the email address and a direct link if the calendar has not loaded within 8 s', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, '/');
    const opener = page.getByRole('button', { name: book });
    const dialog = page.getByRole('dialog');
    // Open the dialog once beforehand, so that its code has loaded when the clock stops.
    await opener.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    // The calendar's host never responds.
    await page.route(`${site.scheduling.host}/**`, () => undefined);
    await page.clock.pauseAt(Date.now() + 60_000);
    await opener.click();
    const mail = dialog.getByRole('link', { name: calendar.mail.label });
    // The script is added in the effect that starts the timer.
    await expect(providerScript(page)).toHaveCount(1);
    await page.clock.runFor(7999);
    await expect(dialog.getByText(calendar.words.loading)).toBeVisible();
    await expect(mail).toBeHidden();
    await page.clock.runFor(1);
    await expect(mail).toHaveAttribute('href', calendar.mail.href);
    await expect(mail).toBeVisible();
    const direct = dialog.getByRole('link', { name: calendar.link.label }).first();
    await expect(direct).toBeVisible();
    await expect(direct).toHaveAttribute('href', bookingUrl);
  });

  test('traps focus inside and keeps the page still', async ({ page }) => {
    await open(page, '/');
    expect(await scrolls(page)).toBe(true);
    await page.getByRole('button', { name: book }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(await scrolls(page)).toBe(false);
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(
        true,
      );
    }
    // Focus could be in the calendar's frame, and then the frame would receive the key.
    await dialog.getByRole('button', { name: messages.close }).first().focus();
    await expect(dialog.getByRole('tooltip')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect.poll(() => scrolls(page)).toBe(true);
  });
});

test.describe('if the booking dialog’s code is gone after a deploy', () => {
  test.use({ expected: { console: [/Failed to load resource/] } });

  test('the calendar’s own page opens instead', async ({ page }) => {
    await open(page, '/');
    await page.route(chunk('Booking'), (route) => route.fulfill({ status: 404 }));
    await page.getByRole('button', { name: book }).click();
    await expect(page).toHaveURL(bookingUrl);
  });
});
