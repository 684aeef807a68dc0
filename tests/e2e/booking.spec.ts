import type { Page } from '@playwright/test';
import { booking } from '../../src/content/booking.ts';
import { home } from '../../src/content/home.ts';
import { messages } from '../../src/content/messages.ts';
import { header } from '../../src/content/navigation.ts';
import { bookingUrl, site } from '../../src/content/site.ts';
import { blockedLine, chunk, expect, hold, hydrated, open, scripts, test } from './fixtures.ts';

const { calendar } = booking;
const calendarHost = new URL(bookingUrl).host;
const providerScript = (page: Page) => page.locator(`script[src="${calendar.script}"]`);
/** What the home page's opening, and the bar, open the dialog with. */
const book = home.hero.actions[0]!.label;
const call = header.action.label;
const scrolls = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { overflowY } = getComputedStyle(document.body);
    return overflowY !== 'hidden' && getComputedStyle(document.documentElement).overflowY !== 'hidden';
  });

test.describe('the booking dialog', () => {
  test('opens from each of its buttons', async ({ page }) => {
    await open(page, '/');
    for (const [place, name] of [
      ['banner', call],
      ['main', book],
      ['main', home.roadmap.action.label],
      ['main', home.contact.primary.label],
    ] as const)
      await test.step(`"${name}" in the ${place}`, async () => {
        await page.getByRole(place).getByRole('button', { name, exact: true }).first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
  });

  test('opens from a button that was pressed before any script had come', async ({ page }) => {
    const release = await hold(page, scripts);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: book }).click();
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
    release();
    await hydrated(page);
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('shows the e-mail address and a direct link when the calendar has not come within 8 s', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, '/');
    const opener = page.getByRole('button', { name: book });
    const dialog = page.getByRole('dialog');
    // Once before, so that the dialog's code is there when the clock stands.
    await opener.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    // Never answered.
    await page.route(`${site.scheduling.host}/**`, () => undefined);
    await page.clock.pauseAt(Date.now() + 60_000);
    await opener.click();
    const mail = dialog.getByRole('link', { name: calendar.mail.label });
    // The script is added in the effect that starts the time.
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

  test('says what it promises and embeds the calendar', async ({ page, outside }) => {
    await open(page, '/');
    expect(outside.requests.filter(({ host }) => host === calendarHost)).toEqual([]);
    await page.getByRole('button', { name: book }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAccessibleName(booking.title);
    for (const promise of booking.promises) await expect(dialog.getByText(promise)).toBeVisible();
    const frame = dialog.locator('iframe');
    await expect(frame).toHaveAttribute('src', bookingUrl);
    await expect(frame).toHaveAttribute('title', /.+/);
    await expect(dialog.getByRole('link', { name: calendar.link.label }).first()).toHaveAttribute(
      'href',
      bookingUrl,
    );
  });

  test('has the provider’s script in the page only while it is open', async ({ page }) => {
    await open(page, '/');
    await expect(providerScript(page)).toHaveCount(0);
    for (let visit = 0; visit < 2; visit += 1) {
      await page.getByRole('banner').getByRole('button', { name: call }).click();
      await expect(providerScript(page)).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(providerScript(page)).toHaveCount(0);
    }
  });

  test('closes with Escape, both close controls and a click outside, and gives focus back', async ({
    page,
  }) => {
    await open(page, '/');
    const opener = page.getByRole('banner').getByRole('button', { name: call });
    const dialog = page.getByRole('dialog');
    const ways = [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: messages.close }).first().click(),
      () => dialog.getByRole('button', { name: messages.close }).last().click(),
      () => page.mouse.click(8, 450),
    ];
    for (const close of ways) {
      await opener.click();
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('button', { name: messages.close })).toHaveCount(2);
      await close();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });

  test('keeps focus inside and the page still', async ({ page }) => {
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
    // Focus may stand in the calendar's frame, where keys are the frame's own.
    await dialog.getByRole('button', { name: messages.close }).first().focus();
    await expect(dialog.getByRole('tooltip')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect.poll(() => scrolls(page)).toBe(true);
  });
});

test.describe('the booking dialog with the provider out of reach', () => {
  test.use({ expected: { console: [blockedLine] } });

  test('shows the e-mail address and a direct link instead', async ({ page, outside }) => {
    await open(page, '/');
    outside.block();
    await page.getByRole('button', { name: book }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('link', { name: calendar.mail.label })).toBeVisible({
      timeout: 15_000,
    });
    await expect(dialog.getByRole('link', { name: calendar.link.label }).first()).toBeVisible();
    await dialog.getByRole('button', { name: messages.retry }).click();
    await expect(dialog.getByRole('link', { name: calendar.mail.label })).toBeVisible({
      timeout: 15_000,
    });
    await dialog.getByRole('button', { name: messages.close }).first().click();
    await expect(providerScript(page)).toHaveCount(0);
  });
});

test.describe('the booking dialog’s own code', () => {
  test.use({ expected: { console: [/Failed to load resource/] } });

  test('gone after a deploy: the calendar’s own page opens instead', async ({ page }) => {
    await open(page, '/');
    await page.route(chunk('Booking'), (route) => route.fulfill({ status: 404 }));
    await page.getByRole('button', { name: book }).click();
    await expect(page).toHaveURL(bookingUrl);
  });
});
