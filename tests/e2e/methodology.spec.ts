import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';

const path = '/methodology';
const steps = (page: Page): Locator => page.getByRole('region', { name: 'The three stages' });

/** Each step's title, description and details. */
const framework = [
  [
    'Awareness',
    'See clearly what AI can do, what it gets wrong, and where your time goes now.',
    [
      'A baseline of people, process, policy and technology',
      'Leadership and staff briefings',
      'A first inventory of uses and risks',
    ],
  ],
  [
    'Readiness',
    'Put the rules, records and skills in place before the tools arrive.',
    [
      'A use policy adopted and understood',
      'Data prepared for the first two uses',
      'Courses by role, practiced on live work',
    ],
  ],
  [
    'Competitive Advantage',
    'Build what others can’t copy, and keep it working.',
    ['Custom tools on your own data', 'Measures reviewed every quarter', 'A team able to run it without us'],
  ],
] as const;

/** Expects the three steps, whole and in order. */
async function showsFramework(page: Page): Promise<void> {
  await expect(steps(page).getByRole('heading', { level: 3 })).toHaveText(framework.map(([title]) => title));
  const cards = steps(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(cards).toHaveCount(3);
  for (const [index, [title, description, details]] of framework.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible();
    await expect(card.getByText(description, { exact: true })).toBeVisible();
    await expect(card.getByRole('listitem')).toHaveText(details);
  }
}

test('has its sections in order', async ({ page }) => {
  await open(page, path);
  await expect(page.getByRole('heading', { level: 1, name: 'The ARC Framework', exact: true })).toBeVisible();
  await expect(page).toHaveTitle('The ARC Framework | Arcwright');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'The three stages',
    'Ready to Transform Your Organization?',
  ]);
});

test('has three cards with a description and three details each', async ({ page }) => {
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
    ['A', 'R', 'C'].map(
      async (letter) =>
        (await steps(page).getByText(letter, { exact: true }).locator('..').boundingBox())?.height ?? 0,
    ),
  );
  expect(heights).toEqual(heights.toSorted((one, other) => one - other));
  expect(new Set(heights).size).toBe(3);
});

test('asks for a consultation, and leads to the case studies', async ({ page }) => {
  await open(page, path);
  const call = page.getByRole('region', { name: 'Ready to Transform Your Organization?' });
  await expect(call.getByRole('link', { name: 'Read the case studies' })).toHaveAttribute(
    'href',
    '/case-studies',
  );
  const button = call.getByRole('button', { name: 'Schedule a Consultation', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveAccessibleName(/30.minute strategy session/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
});

test('is reached from the footer, at its top', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'ARC Methodology' }).click();
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
    await expect(page.getByRole('heading', { level: 1, name: 'The ARC Framework' })).toBeVisible();
    await showsFramework(page);
    const call = page.getByRole('region', { name: 'Ready to Transform Your Organization?' });
    await expect(call.getByRole('link', { name: 'Schedule a Consultation' })).toBeVisible();
    await expect(call.getByRole('link', { name: 'Read the case studies' })).toBeVisible();
  });
});
