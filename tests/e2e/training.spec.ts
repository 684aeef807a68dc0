import type { Locator, Page } from '@playwright/test';
import { caseStudies } from '../../src/content/case-studies.ts';
import { formScript, formUrl, site } from '../../src/content/site.ts';
import { training } from '../../src/content/training.ts';
import { expect, go, open, test } from './fixtures.ts';
import { region } from './reading.ts';

const path = '/training';
const { hero, form, waitlist } = training;
const anchor = `#${form.id}`;
const script = `script[src="${formScript}"]`;
const source = formUrl(site.forms.earlyAccess);
const headline = (page: Page): Locator =>
  page.getByRole('heading', { level: 1, name: hero.heading, exact: true });

/** Goes to the case studies, and waits until they are there. */
async function leave(page: Page): Promise<void> {
  await go(page, '/case-studies');
  await expect(page.getByRole('heading', { level: 1, name: caseStudies.hero.heading })).toBeVisible();
}

test('embeds the form 500 px high; its script is there from entering to leaving, once', async ({ page }) => {
  await open(page, path);
  await expect(page.locator(script)).toHaveCount(1);
  const section = region(page, form.heading);
  await section.scrollIntoViewIfNeeded();
  const frame = section.locator('iframe');
  await expect(frame).toHaveAttribute('src', source);
  expect((await frame.boundingBox())?.height).toBeGreaterThanOrEqual(500);
  await expect(page.locator(script)).toHaveCount(1);
  await leave(page);
  await expect(page.locator(script)).toHaveCount(0);
  for (const back of [true, false, true]) await (back ? page.goBack() : page.goForward());
  await expect(headline(page)).toBeVisible();
  await expect(page.locator(script)).toHaveCount(1);
});

test('keeps its sections, and goes where it should, when an anchor is pressed before they have hydrated', async ({
  page,
}) => {
  await open(page, path);
  const sections = page.locator('main section');
  const count = await sections.count();
  const link = page.getByRole('link', { name: waitlist.actions[0]?.label, exact: true });
  await link.click();
  await expect(page).toHaveURL(`${path}${anchor}`);
  // Twice, so that a move within the history is among what waits.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(path);
  await link.click();
  await expect(page).toHaveURL(`${path}${anchor}`);
  await expect(sections).toHaveCount(count);

  await expect(page.locator(anchor)).toBeInViewport();
  // The router has the address, too: what it leads to next is another page.
  await leave(page);
  await page.goBack();
  await expect(page).toHaveURL(`${path}${anchor}`);
  await expect(headline(page)).toBeAttached();
});
