import type { Locator, Page } from '@playwright/test';
import { caseStudies } from '../../src/content/case-studies.ts';
import { formScript, formUrl, site } from '../../src/content/site.ts';
import { training } from '../../src/content/training.ts';
import { expect, go, open, reach, test } from './fixtures.ts';
import { region } from './reading.ts';

const path = '/training';
const { hero, arc, form, faq, waitlist } = training;
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

test('the hero leads to the form', async ({ page }) => {
  await open(page, path);
  await page.getByRole('link', { name: hero.action.label }).click();
  await expect(page).toHaveURL(`${path}${anchor}`);
  await expect(page.locator(anchor)).toBeInViewport();
});

test.describe('the ARC framework', () => {
  const last = arc.steps.length - 1;
  const buttons = (page: Page): Locator => region(page, arc.heading).getByRole('button');
  const open1 = async (page: Page): Promise<number[]> =>
    (await buttons(page).evaluateAll((all) => all.map((each) => each.getAttribute('aria-expanded')))).flatMap(
      (expanded, index) => (expanded === 'true' ? [index] : []),
    );

  test('on a wide screen: one letter is active, by hover, click and keyboard', async ({ page }) => {
    await open(page, path);
    await reach(region(page, arc.heading));
    await expect(buttons(page)).toHaveCount(arc.steps.length);
    expect(await open1(page)).toEqual([0]);
    for (const [index, { title }] of arc.steps.entries())
      await expect(
        buttons(page)
          .nth(index)
          .and(page.getByRole('button', { name: title })),
      ).toBeVisible();
    await buttons(page).nth(1).hover();
    await expect.poll(() => open1(page)).toEqual([1]);
    await buttons(page).nth(last).click();
    await expect.poll(() => open1(page)).toEqual([last]);
    await buttons(page).nth(0).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => open1(page)).toEqual([0]);
    // The active one stays.
    await page.keyboard.press('Space');
    expect(await open1(page)).toEqual([0]);
    await expect(page.getByText(arc.steps[0]?.description ?? '')).toBeVisible();
  });

  test('on a phone: an accordion whose open letter collapses, and opens again on a wide screen', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    await reach(region(page, arc.heading));
    expect(await open1(page)).toEqual([0]);
    await buttons(page).nth(1).click();
    await expect.poll(() => open1(page)).toEqual([1]);
    await buttons(page).nth(1).click();
    await expect.poll(() => open1(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(() => open1(page)).toEqual([0]);
  });
});

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

test('answers its questions one at a time', async ({ page }) => {
  await open(page, path);
  const section = region(page, faq.heading);
  await reach(section);
  const items = section.locator('details');
  await expect(items).toHaveCount(faq.items.length);
  const openItems = async () =>
    (await items.evaluateAll((all) => all.map((item) => (item as HTMLDetailsElement).open))).flatMap(
      (isOpen, index) => (isOpen ? [index] : []),
    );
  const last = faq.items.length - 1;
  for (const index of new Set([0, last])) {
    await items.nth(index).locator('summary').click();
    await expect.poll(openItems).toEqual([index]);
  }
  await items.nth(last).locator('summary').click();
  await expect.poll(openItems).toEqual([]);
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

test.describe('with the form builder out of reach', () => {
  test.use({ expected: { console: [/Failed to load resource: net::ERR_/] } });

  test('says so and offers the form elsewhere', async ({ page, outside }) => {
    outside.block();
    await open(page, path);
    const section = region(page, form.heading);
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByText(form.form.words.failed)).toBeVisible();
    const links = section.getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      source,
      form.form.mail.href,
    ]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('reads whole, all letters included', async ({ page }) => {
    await page.goto(path);
    for (const { description } of arc.steps) await expect(page.getByText(description)).toBeVisible();
    await expect(region(page, form.heading).locator(`a[href="${source}"]`).first()).toBeVisible();
  });
});
