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

/** Navigates to the case studies, and waits until they are shown. */
async function leave(page: Page): Promise<void> {
  await go(page, '/case-studies');
  await expect(page.getByRole('heading', { level: 1, name: caseStudies.hero.heading })).toBeVisible();
}

test('embeds the form at least 500 px high, loads its script once when the page opens, and unloads it on leaving', async ({
  page,
}) => {
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

test('keeps its sections, and navigates correctly, if a link to an anchor is clicked before they hydrate', async ({
  page,
}) => {
  await open(page, path);
  const sections = page.locator('main section');
  const count = await sections.count();
  const link = region(page, waitlist.heading).getByRole('link', { name: waitlist.actions[0]?.label });
  await link.click();
  await expect(page).toHaveURL(`${path}${anchor}`);
  // Click the link twice, and go back in between, so that a navigation through the history is pending during the second
  // click.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(path);
  await link.click();
  await expect(page).toHaveURL(`${path}${anchor}`);
  await expect(sections).toHaveCount(count);

  await expect(page.locator(anchor)).toBeInViewport();
  // The next link goes to another page, which shows that the router knows the current URL, too.
  await leave(page);
  await page.goBack();
  await expect(page).toHaveURL(`${path}${anchor}`);
  await expect(headline(page)).toBeAttached();
});
