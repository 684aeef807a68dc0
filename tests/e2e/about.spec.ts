import type { Locator, Page } from '@playwright/test';
import { about } from '../../src/content/about.ts';
import { expect, hold, hydrated, open, reach, scripts, test } from './fixtures.ts';

const path = '/about';
const tabs = (page: Page): Locator => page.getByRole('tablist', { name: 'About' }).getByRole('tab');
const tab = (page: Page, note: string): Locator => page.getByRole('tab', { name: new RegExp(note) });
const panel = (page: Page): Locator => page.getByRole('tabpanel');

const names = [
  'Arcwright The consulting and podcast business',
  'MidwestCon The conference',
  'Miriam Castell The founder',
];
const notes = ['The consulting and podcast business', 'The conference', 'The founder'];
const contents = about.story.tabs.map((each) => each.panel);

/** Height of the fixed bar; the header that keeps its place in the page is as high. */
const barHeight = async (page: Page): Promise<number> =>
  (await page.getByRole('banner').boundingBox())?.height ?? 0;

/** Expects the panel to come right under the bar, its heading in view. */
async function inView(page: Page): Promise<void> {
  const bar = await barHeight(page);
  expect(bar).toBeGreaterThan(40);
  const top = async () => Math.abs(((await panel(page).boundingBox())?.y ?? -1) - bar);
  await expect.poll(top).toBeLessThan(30);
  const heading = panel(page).getByRole('heading', { level: 2 });
  await expect(heading).toBeInViewport();
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(bar);
}

test('opens with three tiles, the business chosen, at the top of the page', async ({ page }) => {
  await open(page, path);
  await expect(page.getByRole('heading', { level: 1, name: 'About', exact: true })).toBeVisible();
  await expect(page).toHaveTitle('About | Arcwright');
  await expect(tabs(page)).toHaveCount(3);
  for (const [index, name] of names.entries()) {
    await expect(tabs(page).nth(index)).toHaveAccessibleName(name);
    await expect(tabs(page).nth(index)).toHaveAttribute('aria-selected', String(index === 0));
  }
  await expect(panel(page)).toHaveCount(1);
  await expect(panel(page)).toHaveAccessibleName(names[0] ?? '');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'We make things that stand up',
    'Join Our Community',
  ]);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

for (const [index, note] of notes.entries())
  test(`shows ${note.toLowerCase()} with its story, quote and lists`, async ({ page }) => {
    await open(page, path);
    await tab(page, note).click();
    await expect(tab(page, note)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
    await expect(panel(page)).toHaveCount(1);
    await expect(panel(page)).toHaveAttribute(
      'aria-labelledby',
      (await tab(page, note).getAttribute('id')) ?? '',
    );
    await expect(tab(page, note)).toHaveAttribute(
      'aria-controls',
      (await panel(page).getAttribute('id')) ?? '',
    );
    await inView(page);

    const content = contents[index];
    if (!content) throw new Error(`there is no panel ${index}`);
    await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText(content.heading);
    for (const text of [content.opening, ...content.paragraphs, content.quote])
      await expect(panel(page).getByText(text, { exact: true })).toBeVisible();
    await expect(panel(page).locator('blockquote')).toHaveText(content.quote);
    await expect(panel(page).getByRole('heading', { level: 3 })).toHaveText(
      content.lists.map(({ heading }) => heading),
    );
    const lists = panel(page).getByRole('list');
    await expect(lists).toHaveCount(content.lists.length);
    for (const [at, { items }] of content.lists.entries())
      await expect(lists.nth(at).getByRole('listitem')).toHaveText(items);
  });

test('the business consults, trains and hosts a podcast', async ({ page }) => {
  await open(page, path);
  for (const item of [
    'Custom AI development',
    'Enterprise AI training',
    'Strategic consulting',
    'Data preparation',
  ])
    await expect(panel(page).getByRole('listitem').filter({ hasText: item })).toBeVisible();
  await expect(panel(page)).toContainText('The Arcwright Podcast');
});

test('the conference says when, where and why, and leads to the tickets', async ({ page }) => {
  await open(page, path);
  await tab(page, 'The conference').click();
  await expect(panel(page).getByRole('term')).toHaveText(['When', 'Where', 'Theme']);
  await expect(panel(page).getByRole('definition')).toHaveText([
    '10-11 September 2026',
    'Cincinnati, Ohio',
    'Embedding empathy into innovation',
  ]);
  for (const figure of ['500+ attendees', '40+ speakers', '20+ exhibitors'])
    await expect(panel(page).getByText(figure, { exact: true })).toBeVisible();
  await expect(
    panel(page).getByRole('link', { name: 'Register for the conference 2026', exact: true }),
  ).toHaveAttribute('href', '/midwestcon/tickets');
});

test('the founder lists education, recognition and speaking events, and can be booked', async ({ page }) => {
  await open(page, path);
  await tab(page, 'The founder').click();
  await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText('Miriam Castell');
  await expect(panel(page)).toContainText('Founder and CEO, host of The Arcwright Podcast');
  await expect(panel(page).getByRole('heading', { level: 3 })).toHaveText([
    'Education',
    'Recognition',
    'Speaking events',
  ]);
  await panel(page).getByRole('button', { name: 'Schedule a Consultation', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName(/30.minute strategy session/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(panel(page).getByRole('button', { name: 'Schedule a Consultation' })).toBeFocused();
});

test('scrolls smoothly, at once under reduced motion, and again for the tile already chosen', async ({
  page,
}) => {
  await open(page, path);
  const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await behavior()).toBe('smooth');
  await tab(page, 'The conference').click();
  await inView(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await tab(page, 'The conference').click();
  await inView(page);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await behavior()).toBe('auto');
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  // Before the next frame, which leaves none to an animation.
  const moved = await tab(page, 'The founder').evaluate((button: HTMLElement) => {
    button.click();
    return new Promise<number>((resolve) => {
      requestAnimationFrame(() => resolve(window.scrollY));
    });
  });
  expect(moved).toBeGreaterThan(100);
  await inView(page);
});

test.describe('by keyboard alone', () => {
  const chosen = async (page: Page, index: number): Promise<void> => {
    const one = tabs(page).nth(index);
    await expect(one).toBeFocused();
    await expect(one).toHaveAttribute('aria-selected', 'true');
    await expect(one).toHaveAttribute('tabindex', '0');
    await expect(page.locator('[role="tab"][tabindex="0"]')).toHaveCount(1);
    await expect(panel(page)).toHaveCount(1);
    await expect(panel(page)).toHaveAccessibleName(names[index] ?? '');
  };

  test('arrows, Home and End choose; the focused tile and the panel’s beginning stay in view', async ({
    page,
  }) => {
    await open(page, path);
    await tabs(page).first().focus();
    for (const [key, index] of [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowRight', 0],
      ['ArrowLeft', 2],
      ['Home', 0],
      ['End', 2],
    ] as const) {
      await page.keyboard.press(key);
      await chosen(page, index);
    }
    await expect(tabs(page).nth(2)).toBeInViewport({ ratio: 1 });
    await expect(panel(page)).toBeInViewport();
    await expect
      .poll(async () => (await tabs(page).nth(2).boundingBox())?.y ?? 0)
      .toBeGreaterThanOrEqual(await barHeight(page));
  });

  test('Enter brings the panel into view, and Tab leads into it', async ({ page }) => {
    await open(page, path);
    await tabs(page).first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await inView(page);
    await page.keyboard.press('Tab');
    await expect(panel(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(panel(page).getByRole('link', { name: 'Register for the conference 2026' })).toBeFocused();
  });

  test('leaves the browser’s own keys alone', async ({ page }) => {
    await open(page, path);
    await tabs(page).first().focus();
    await page.keyboard.press('ArrowDown');
    await chosen(page, 0);
    await page.keyboard.press('Shift+ArrowRight');
    await chosen(page, 0);
  });

  test('on a phone, where the tiles are rows, the vertical arrows choose too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    const boxes = await Promise.all((await tabs(page).all()).map((each) => each.boundingBox()));
    expect(new Set(boxes.map((box) => box?.x)).size).toBe(1);
    await tabs(page).first().focus();
    await page.keyboard.press('ArrowDown');
    await chosen(page, 1);
    await page.keyboard.press('ArrowUp');
    await chosen(page, 0);
    await tab(page, 'The founder').click();
    await inView(page);
  });
});

test('a tile pressed before any script had come is chosen when it has', async ({ page }) => {
  const release = await hold(page, scripts);
  await page.goto(path, { waitUntil: 'commit' });
  await tab(page, 'The conference').click();
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 2, name: /Two days about care/ })).toBeVisible();
  await inView(page);
});

test('the HTML holds all three panels, and hydration moves nothing', async ({ page, request }) => {
  const html = await (await request.get(path)).text();
  for (const { heading, quote } of contents) {
    expect(html).toContain(heading);
    expect(html).toContain(quote);
  }
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

test('ends with a newsletter', async ({ page }) => {
  await open(page, path);
  const newsletter = page.getByRole('region', { name: 'Join Our Community' });
  await reach(newsletter);
  const request = page.waitForRequest('**/api/newsletter/**');
  await newsletter.getByLabel('First name').fill('Jordan');
  await newsletter.getByLabel('Email').fill('about@county.example');
  await newsletter.getByRole('button').click();
  expect((await request).postDataJSON()).toMatchObject({
    email: 'about@county.example',
    first_name: 'Jordan',
    utm_source: 'about',
  });
  await expect(page.getByText('Success!', { exact: true })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all panels stand one under the other, and the tiles lead to them', async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      ...contents.map(({ heading }) => heading),
      'Join Our Community',
    ]);
    for (const { opening, paragraphs, quote, lists } of contents)
      for (const text of [opening, ...paragraphs, quote, ...lists.flatMap(({ items }) => items)])
        await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Register for the conference 2026' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Schedule a Consultation' })).toBeVisible();
    const link = main.getByRole('link', { name: names[1], exact: true });
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(/\/about#conference$/);
    await expect(main.getByRole('heading', { level: 2, name: /Two days about care/ })).toBeInViewport();
  });
});

test('an address that names a panel opens it', async ({ page }) => {
  await open(page, `${path}#founder`);
  await expect(tab(page, 'The founder')).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page).getByRole('heading', { level: 2 })).toBeInViewport();
});
