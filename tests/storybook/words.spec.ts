import { expect, test } from '@playwright/test';
import { sample } from '../../src/sections/proof/Facts/Facts.sample.ts';

const story = '/iframe.html?viewMode=story&id=proof-facts--default&globals=editing:on';
const [fact] = sample.facts;
if (!fact) throw new Error('The sample has no facts.');

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('headline and list items are edited in place, told how long they may be, and copied as content', async ({
  page,
}) => {
  await page.goto(story);
  const told = page.getByRole('complementary', { name: 'Edit words' }).getByRole('status');
  const heading = page.getByRole('heading', { level: 2 });
  await expect(heading).toHaveAttribute('contenteditable', 'plaintext-only');
  await heading.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Where the river bends, more or less');
  await expect(told).toHaveText(/^heading: 35 of \d+ characters/);
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Where the river bends, more or less');

  const term = page.getByText(fact.term, { exact: true });
  await term.click();
  await page.keyboard.press('End');
  await page.keyboard.type(`, ${'at length '.repeat(8)}`);
  await expect(told).toContainText('facts › 0 › term');
  await expect(told).toContainText('too long for its place');
  await page.keyboard.press('Escape');
  await expect(page.getByText(fact.term, { exact: true })).toBeVisible();

  await page.getByText(fact.detail, { exact: true }).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type("The captain's");
  await page.keyboard.press('Enter');
  await expect(page.getByText("The captain's", { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Copy as content' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const content = await page.evaluate(() => navigator.clipboard.readText());
  expect(content).toContain("heading: 'Where the river bends, more or less',");
  expect(content).toContain(`detail: "The captain's",`);
  expect(content).toContain(fact.term);

  await page.getByRole('button', { name: 'Back to the words as they are' }).click();
  await expect(heading).toHaveText(sample.heading);
});

test('what was edited on the canvas stands in the address and in the panel of words', async ({ page }) => {
  await page.goto('/?path=/story/proof-facts--default&globals=editing:on');
  const canvas = page.frameLocator('#storybook-preview-iframe');
  const heading = canvas.getByRole('heading', { level: 2 });
  await expect(heading).toHaveAttribute('contenteditable', 'plaintext-only');
  await heading.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Seven piers');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/edits:[\w-]+/);
  await page.getByRole('tab', { name: 'Words' }).click();
  await expect(page.getByLabel('heading', { exact: true })).toHaveValue('Seven piers');
});

test('links and buttons can be edited, and lead nowhere meanwhile', async ({ page }) => {
  await page.goto(story.replace('proof-facts', 'contact-call-to-action'));
  const link = page.locator('#storybook-root').getByRole('link').first();
  const text = link.locator('xpath=descendant-or-self::*[@data-words]').first();
  await text.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Go on board');
  await page.keyboard.press('Enter');
  await expect(link).toContainText('Go on board');
  // Storybook writes what was edited into the address by itself.
  const { pathname } = new URL(page.url());
  await link.click();
  expect(new URL(page.url()).pathname).toBe(pathname);
});
