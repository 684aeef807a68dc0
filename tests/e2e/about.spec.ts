import type { Locator, Page } from '@playwright/test';
import { about } from '../../src/content/about.ts';
import { expect, hold, hydrated, open, scripts, test } from './fixtures.ts';

const path = '/about';
const { story, newsletter } = about;
const contents = story.items.map((each) => each.panel);
const names = story.items.map(({ title, text }) => `${title} ${text}`);
const last = names.length - 1;

/** The index of the first tab whose panel shows this kind of content. */
const at = (kind: (typeof contents)[number]['kind']): number =>
  contents.findIndex((panel) => panel.kind === kind);
const [event, person] = [at('event'), at('person')];
const action = (index: number): string => {
  const content = contents[index];
  return (content && 'action' in content && content.action?.label) || '';
};

const tabs = (page: Page): Locator => page.getByRole('tablist', { name: story.heading }).getByRole('tab');
const panel = (page: Page): Locator => page.getByRole('tabpanel');

/** Height of the header, which stays at the top of the window. */
const barHeight = async (page: Page): Promise<number> =>
  (await page.getByRole('banner').boundingBox())?.height ?? 0;

/** Expects the panel to be right below the header, with the panel's heading in view. */
async function inView(page: Page): Promise<void> {
  const bar = await barHeight(page);
  expect(bar).toBeGreaterThan(40);
  const top = async () => Math.abs(((await panel(page).boundingBox())?.y ?? -1) - bar);
  await expect.poll(top).toBeLessThan(30);
  const heading = panel(page).getByRole('heading', { level: 2 });
  await expect(heading).toBeInViewport();
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(bar);
}

test('a clicked tile scrolls to its panel, smoothly or (with reduced motion) at once, even if already selected', async ({
  page,
}) => {
  await open(page, path);
  const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  await tabs(page).nth(event).click();
  expect(await behavior()).toBe('smooth');
  await inView(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await tabs(page).nth(event).click();
  await inView(page);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await behavior()).toBe('auto');
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  // The page must scroll in one step; a smooth scroll would begin with a few pixels.
  const moved = await tabs(page)
    .nth(person)
    .evaluate((button: HTMLElement) => {
      button.click();
      return new Promise<number>((resolve) => {
        window.addEventListener('scroll', () => window.scrollY > 0 && resolve(window.scrollY));
      });
    });
  expect(moved).toBeGreaterThan(100);
  await inView(page);
});

test.describe('by keyboard only', () => {
  const chosen = async (page: Page, index: number): Promise<void> => {
    const one = tabs(page).nth(index);
    await expect(one).toBeFocused();
    await expect(one).toHaveAttribute('aria-selected', 'true');
    await expect(one).toHaveAttribute('tabindex', '0');
    await expect(page.locator('[role="tab"][tabindex="0"]')).toHaveCount(1);
    await expect(panel(page)).toHaveCount(1);
    await expect(panel(page)).toHaveAccessibleName(names[index] ?? '');
  };

  test('Enter scrolls to the panel, and Tab moves into it', async ({ page }) => {
    await open(page, path);
    await tabs(page)
      .nth(event - 1)
      .focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await inView(page);
    await page.keyboard.press('Tab');
    await expect(panel(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(panel(page).getByRole('link', { name: action(event) })).toBeFocused();
  });

  test('on a narrow phone, where the tiles are rows, the vertical arrow keys work too', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    const boxes = await Promise.all((await tabs(page).all()).map((each) => each.boundingBox()));
    expect(new Set(boxes.map((box) => box?.x)).size).toBe(1);
    await tabs(page).first().focus();
    await page.keyboard.press('ArrowDown');
    await chosen(page, 1);
    await page.keyboard.press('ArrowUp');
    await chosen(page, 0);
    await tabs(page).nth(person).click();
    await inView(page);
  });
});

test('a tile clicked before scripts load is selected afterward', async ({ page }) => {
  const release = await hold(page, scripts);
  await page.goto(path, { waitUntil: 'commit' });
  await tabs(page).nth(event).click();
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 2, name: contents[event]?.heading })).toBeVisible();
  await inView(page);
});

test('hydration moves nothing', async ({ page }) => {
  const release = await hold(page, scripts);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(panel(page)).toHaveCount(1);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const measure = () =>
    page
      .locator('main :is(h1, h2, [role="tab"], [role="tabpanel"])')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as unknown));
  const before = await measure();
  release();
  await hydrated(page);
  expect(await measure()).toEqual(before);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all panels are stacked, and the tiles link to them', async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    for (const { heading } of [...contents, newsletter])
      await expect(main.getByRole('heading', { level: 2, name: heading.replace('\n', ' ') })).toBeVisible();
    for (const { lead, body, quote, lists } of contents)
      for (const text of [lead, ...body, quote, ...lists.flatMap(({ items }) => items)])
        await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    for (const index of [event, person])
      await expect(main.getByRole('link', { name: action(index) })).toBeVisible();
    const link = main.getByRole('link', { name: names[event], exact: true });
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(`${path}#${story.items[event]?.id}`);
    await expect(main.getByRole('heading', { level: 2, name: contents[event]?.heading })).toBeInViewport();
  });
});

test("a URL with a panel's anchor opens the panel", async ({ page }) => {
  await open(page, `${path}#${story.items[last]?.id}`);
  await expect(tabs(page).nth(last)).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page).getByRole('heading', { level: 2 })).toBeInViewport();
});
