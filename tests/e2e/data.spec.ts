import type { Locator, Page } from '@playwright/test';
import { dataMatters } from '../../src/content/data.ts';
import { expect, hold, hydrated, open, scripts, test } from './fixtures.ts';
import { region } from './reading.ts';

const { heading, before, after } = dataMatters.demo;
const appointment = dataMatters.call.actions[0]?.label;

const button = (page: Page, name?: string): Locator => page.getByRole('main').getByRole('button', { name });
const caption = (page: Page): Locator => region(page, heading).getByRole('status');

/** Where the picture's moving pieces are within the picture, to the nearest pixel. */
const pieces = (page: Page): Promise<string> =>
  page.locator('main svg [style*="--turn"]').evaluateAll((all) =>
    all
      .map((piece) => {
        const { x, y } = piece.getBoundingClientRect();
        const picture = piece.closest('svg')?.parentElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
        return `${Math.round(x - picture.x)},${Math.round(y - picture.y)}`;
      })
      .join(' '),
  );

/** Waits until the pieces have stopped moving. */
const still = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page
        .locator('main svg [style*="--turn"]')
        .evaluateAll((all) => all.flatMap((piece) => piece.getAnimations()).length),
    )
    .toBe(0);

test.describe('Why Data Matters', () => {
  test('replays a click from before scripts loaded', async ({ page }) => {
    const release = await hold(page, scripts);
    await page.goto('/why-data-matters', { waitUntil: 'commit' });
    await button(page, before.label).click();
    await expect(caption(page)).toHaveText(before.caption);
    release();
    await hydrated(page);
    await expect(caption(page)).toHaveText(after.caption);
  });

  test('with reduced motion the pieces jump to their places', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/why-data-matters');
    const noise = await pieces(page);
    const times = await button(page, before.label).evaluate(async (element: HTMLElement) => {
      element.click();
      await new Promise(requestAnimationFrame);
      return [...document.querySelectorAll('main svg [style*="--turn"]')]
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

    test('is complete, without a dead button', async ({ page }) => {
      await page.goto('/why-data-matters');
      await expect(page.getByText(before.caption)).toBeVisible();
      await expect(page.getByText(after.caption)).toBeVisible();
      await expect(button(page, before.label)).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('link', { name: appointment })).toBeVisible();
      for (const each of await page.locator('main :is(h2, h3)').all()) await expect(each).toBeVisible();
    });
  });
});
