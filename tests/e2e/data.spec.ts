import type { Locator, Page } from '@playwright/test';
import { expect, hold, hydrated, open, reach, scripts, test } from './fixtures.ts';
import { region } from './reading.ts';

const before = { caption: 'Click to see how we transform your data', action: 'Transform Data' };
const after = { caption: "AI can't learn from noise. It needs structure.", action: 'Show Before' };

const button = (page: Page, name: string): Locator => page.getByRole('main').getByRole('button', { name });
const caption = (page: Page): Locator => region(page, 'Why Data Matters').getByRole('status');

/** Where the pieces are in the picture, to the pixel. */
const pieces = (page: Page): Promise<string> =>
  page.locator('main svg path[style]').evaluateAll((all) =>
    all
      .map((piece) => {
        const { x, y } = piece.getBoundingClientRect();
        const picture = piece.closest('svg')?.parentElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
        return `${Math.round(x - picture.x)},${Math.round(y - picture.y)}`;
      })
      .join(' '),
  );

/** Waits until no piece moves any more. */
const still = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page
        .locator('main svg path[style]')
        .evaluateAll((all) => all.flatMap((piece) => piece.getAnimations()).length),
    )
    .toBe(0);

test.describe('Why Data Matters', () => {
  test('transforms the data and shows it as it was before', async ({ page }) => {
    await open(page, '/why-data-matters');
    await expect(page.getByRole('heading', { level: 1, name: 'Why Data Matters' })).toBeVisible();
    await expect(caption(page)).toHaveText(before.caption);
    await expect(page.getByText(after.caption)).toBeHidden();
    const noise = await pieces(page);

    await button(page, before.action).click();
    await expect(caption(page)).toHaveText(after.caption);
    await expect(button(page, after.action)).toBeVisible();
    await expect(button(page, before.action)).toHaveCount(0);
    await still(page);
    expect(await pieces(page)).not.toBe(noise);

    await button(page, after.action).click();
    await expect(caption(page)).toHaveText(before.caption);
    await still(page);
    expect(await pieces(page)).toBe(noise);
  });

  test('by keyboard, the button keeps the focus', async ({ page }) => {
    await open(page, '/why-data-matters');
    await button(page, before.action).focus();
    await page.keyboard.press('Enter');
    await expect(button(page, after.action)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(button(page, before.action)).toBeFocused();
  });

  test('carries out a press that came before any script', async ({ page }) => {
    const release = await hold(page, scripts);
    await page.goto('/why-data-matters', { waitUntil: 'commit' });
    await button(page, before.action).click();
    await expect(caption(page)).toHaveText(before.caption);
    release();
    await hydrated(page);
    await expect(caption(page)).toHaveText(after.caption);
  });

  test('names four problems and three benefits', async ({ page }) => {
    await open(page, '/why-data-matters');
    const problems = region(page, 'Four problems with traditional data');
    await expect(problems.getByRole('listitem')).toHaveCount(4);
    await expect(problems.getByRole('heading', { level: 3 })).toHaveText([
      'Scattered',
      'Inconsistent',
      'Incomplete',
      'Out of date',
    ]);
    const benefits = region(page, 'Three things change when it is in order');
    await expect(benefits.getByRole('listitem')).toHaveCount(3);
  });

  test('sets an appointment in the booking dialog', async ({ page }) => {
    await open(page, '/why-data-matters');
    const opener = button(page, 'Set an Appointment Today');
    await opener.click();
    await expect(page.getByRole('dialog')).toHaveAccessibleName(/30.minute strategy session/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('signs up for the newsletter under its own name', async ({ page }) => {
    await open(page, '/why-data-matters');
    const newsletter = region(page, 'Stay Ahead of the AI Curve');
    await reach(newsletter);
    const request = page.waitForRequest('**/api/newsletter/**');
    await newsletter.getByLabel('First name').fill('Jordan');
    await newsletter.getByLabel('Email').fill('data@county.example');
    await newsletter.getByRole('button').click();
    expect((await request).postDataJSON()).toMatchObject({
      email: 'data@county.example',
      utm_source: 'why-data-matters',
    });
    await expect(page.getByText('Success!', { exact: true })).toBeVisible();
  });

  test('with reduced motion the pieces are in their places at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/why-data-matters');
    const noise = await pieces(page);
    const times = await button(page, before.action).evaluate(async (element: HTMLElement) => {
      element.click();
      await new Promise(requestAnimationFrame);
      return [...document.querySelectorAll('main svg path[style]')]
        .flatMap((piece) => piece.getAnimations())
        .map((animation) => Number(animation.effect?.getComputedTiming().endTime));
    });
    expect(times.filter((ms) => ms > 1)).toEqual([]);
    await expect(caption(page)).toHaveText(after.caption);
    await still(page);
    expect(await pieces(page)).not.toBe(noise);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('reads whole, without a dead button', async ({ page }) => {
      await page.goto('/why-data-matters');
      await expect(page.getByText(before.caption)).toBeVisible();
      await expect(page.getByText(after.caption)).toBeVisible();
      await expect(button(page, before.action)).toHaveCount(0);
      await expect(
        page.getByRole('main').getByRole('link', { name: 'Set an Appointment Today' }),
      ).toBeVisible();
      for (const heading of await page.locator('main :is(h2, h3)').all()) await expect(heading).toBeVisible();
    });
  });
});
