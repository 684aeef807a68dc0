import type { Locator, Page } from '@playwright/test';
import { booking } from '../../src/content/booking.ts';
import { methodology } from '../../src/content/methodology.ts';
import { expect, open, test } from './fixtures.ts';
import { region } from './reading.ts';

const path = '/methodology';
const { hero, cards, call } = methodology;
const steps = (page: Page): Locator => region(page, cards.heading);
const [book, ...leads] = call.actions;

/** Expects the steps, whole and in order. */
async function showsFramework(page: Page): Promise<void> {
  await expect(steps(page).getByRole('heading', { level: 3 })).toHaveText(
    cards.steps.map(({ title }) => title),
  );
  const all = steps(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(all).toHaveCount(cards.steps.length);
  for (const [index, { title, description, details }] of cards.steps.entries()) {
    const card = all.nth(index);
    await expect(card.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible();
    await expect(card.getByText(description, { exact: true })).toBeVisible();
    await expect(card.getByRole('listitem')).toHaveText(details);
  }
}

test('has a card for each step, with a description and details', async ({ page }) => {
  await open(page, path);
  await showsFramework(page);
});

test('the tiles rise from card to card, and the lists begin on one line', async ({ page }) => {
  await open(page, path);
  const headings = await steps(page).getByRole('heading', { level: 3 }).all();
  const ends = await Promise.all(
    headings.map(async (each) => {
      const box = await each.boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0));
    }),
  );
  expect(new Set(ends).size).toBe(1);
  const lists = await steps(page).locator('ul').all();
  const begins = await Promise.all(lists.map(async (each) => (await each.boundingBox())?.y));
  expect(new Set(begins).size).toBe(1);
  const heights = await Promise.all(
    cards.steps.map(async ({ title, letter }) => {
      const card = steps(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
      return (await card.getByText(letter, { exact: true }).first().locator('..').boundingBox())?.height ?? 0;
    }),
  );
  expect(heights).toEqual(heights.toSorted((one, other) => one - other));
  expect(new Set(heights).size).toBe(cards.steps.length);
});

test('asks for a consultation, and the focus comes back', async ({ page }) => {
  await open(page, path);
  const button = region(page, call.heading).getByRole('button', { name: book?.label, exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveAccessibleName(booking.title);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
});

test('is reached from the footer, at its top', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('on a phone the cards stand one under the other', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  const headings = await steps(page).getByRole('heading', { level: 3 }).all();
  const boxes = await Promise.all(headings.map((each) => each.boundingBox()));
  expect(new Set(boxes.map((box) => box?.x)).size).toBe(1);
  const tops = boxes.map((box) => box?.y ?? 0);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('reads whole', async ({ page }) => {
    await page.goto(path);
    await expect(
      page.getByRole('heading', { level: 1, name: hero.heading.replaceAll('\n', ' ') }),
    ).toBeVisible();
    await showsFramework(page);
    for (const action of [book, ...leads])
      await expect(region(page, call.heading).getByRole('link', { name: action?.label })).toBeVisible();
  });
});
