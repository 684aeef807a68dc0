import type { Locator, Page } from '@playwright/test';
import { categories, type Category } from '../../src/content/episodes/categories.ts';
import { episodeData } from '../../src/content/episodes/data.ts';
import { episodes as all } from '../../src/content/episodes/episodes.ts';
import { episodeFiles } from '../../src/content/episodes/folder.ts';
import { episodePage } from '../../src/content/episodes/page.ts';
import { missingEpisode } from '../../src/content/missing.ts';
import { podcastHome } from '../../src/content/podcast/home.ts';
import { podcastListing } from '../../src/content/podcast/listing.ts';
import { pageOf, pageSize } from '../../src/content/podcast/pages.ts';
import { countLabel, episodePath, listingPath } from '../../src/content/podcast/words.ts';
import { expect, hold, hydrated, open, scripts, test } from './fixtures.ts';
import { region } from './reading.ts';

const { guests } = podcastHome;
const { explore, listing } = podcastListing(pageOf(1));
const { labels } = listing;
/** A category whose name has two words. `one` and `other` are the two other categories with the most episodes. */
const spaced = categories[0];
const [one, other] = explore.items
  .filter(({ title }) => title !== spaced)
  .toSorted((a, b) => b.count - a.count)
  .map(({ title }) => title) as [Category, Category];
const counted = (count: number): string =>
  (count === 1 ? countLabel.one : countLabel.other).replace('{count}', String(count));

test('the podcast’s home page shows four, three or two guests per row, as space allows, and on a phone one guest, 280 px wide, and part of the next', async ({
  page,
}) => {
  await open(page, '/podcast');
  const section = region(page, guests.heading).first();
  await section.scrollIntoViewIfNeeded();
  const slide = section.locator('[role="group"][aria-roledescription]').first();
  const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0;
  for (const [width, perRow] of [
    [1440, 4],
    [1000, 3],
    [700, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(
        async () =>
          (await widthOf(section.locator('[role="region"][aria-roledescription]'))) / (await widthOf(slide)),
        { message: `at ${width} px` },
      )
      .toBeCloseTo(perRow, 1);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const card = slide.locator('> *');
  await expect.poll(async () => Math.round(await widthOf(card))).toBe(280);
  const { x = Number.NaN } = (await card.boundingBox()) ?? {};
  expect(x + 280).toBeLessThan(390 - 16);
});

test.describe('the list of episodes', () => {
  const cards = (page: Page): Locator =>
    page.getByRole('list', { name: labels.list }).getByRole('listitem').filter({ visible: true });
  const shown = (page: Page): Promise<(string | null)[]> =>
    cards(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  /** The paths of the episodes in `list` that the page shows before any more are loaded. */
  const paths = (list: typeof all): string[] => list.slice(0, pageSize).map(({ id }) => `/podcast/${id}`);
  const numberOf = ({ episodeNumber }: (typeof all)[number]): number =>
    Number(episodeNumber.replace(/\D/g, ''));
  const newest = all.toSorted((one, other) => numberOf(other) - numberOf(one));
  const within = (category: string): typeof all =>
    newest.filter(({ categories }) => (categories as string[]).includes(category));

  test('filters by keyboard only, announces the count, and adds history entries', async ({ page }) => {
    await open(page, '/podcast/featured');
    const category = page.getByLabel(labels.category);
    await category.focus();
    // The first option is “all episodes”.
    const downs = Array<string>(categories.indexOf(one) + 1).fill('ArrowDown');
    for (const key of ['Space', ...downs, 'Enter']) await page.keyboard.press(key);
    await expect(page).toHaveURL(listingPath(one));
    await expect.poll(() => shown(page)).toEqual(paths(within(one)));
    await expect(page.getByRole('status').filter({ hasText: counted(within(one).length) })).toHaveCount(1);
    await category.selectOption(other);
    await expect(page).toHaveURL(listingPath(other));
    await expect.poll(() => shown(page)).toEqual(paths(within(other)));
    await page.goBack();
    await expect(page).toHaveURL(listingPath(one));
    await expect(category).toHaveValue(one);
    await expect.poll(() => shown(page)).toEqual(paths(within(one)));
    await page.goForward();
    await expect(category).toHaveValue(other);
    await category.selectOption({ index: 0 });
    await expect(page).toHaveURL('/podcast/featured');
    await expect.poll(() => shown(page)).toEqual(paths(newest));
  });

  test('is already filtered at the first paint, as the URL says', async ({ page }) => {
    for (const [query, name] of [
      [`category=${encodeURIComponent(one)}`, one],
      [`category=${spaced.toLowerCase().replace(' ', '+')}&utm_source=x`, spaced],
    ] as const)
      await test.step(query, async () => {
        const release = await hold(page, scripts);
        // The document contains only the list's first page. If the category has more episodes, a script fetches the
        // rest.
        const early = paths(within(name).filter((each) => newest.indexOf(each) < pageSize));
        const whole = paths(within(name));
        await page.goto(`/podcast/featured?${query}`, { waitUntil: 'commit' });
        await expect(cards(page)).toHaveCount(early.length);
        expect(await shown(page)).toEqual(early);
        await expect(page.getByLabel(labels.category)).toHaveValue(name);
        const places = () =>
          cards(page).evaluateAll((each) =>
            each.map((card) => card.getBoundingClientRect().toJSON() as DOMRect),
          );
        const before = await places();
        release();
        await hydrated(page);
        await expect.poll(() => shown(page)).toEqual(whole);
        // If more episodes have loaded, the cards of the former last row may have moved.
        const grown = whole.length > early.length;
        const lasting = before.filter(({ top }) => !grown || top < (before.at(-1)?.top ?? 0));
        expect((await places()).slice(0, lasting.length)).toEqual(lasting);
        await page.unrouteAll({ behavior: 'wait' });
      });
  });

  test('a category below the list sets the filter, which stays visible below the header', async ({
    page,
  }) => {
    await open(page, '/podcast/featured');
    const card = explore.items.find(({ title }) => title === one);
    await region(page, explore.heading).getByRole('link', { name: one }).click();
    await expect(page).toHaveURL(card?.href ?? '');
    await expect(page.getByLabel(labels.category)).toHaveValue(one);
    await expect.poll(() => shown(page)).toEqual(paths(within(one)));
    await expect(cards(page).first()).toBeInViewport();

    await page.getByLabel(labels.category).selectOption({ index: 0 });
    await expect.poll(() => shown(page)).toEqual(paths(newest));
    await page.evaluate(() => window.scrollTo({ top: 1600, behavior: 'instant' }));
    await expect(page.getByLabel(labels.category)).toBeInViewport();
    const header = await page.getByRole('banner').boundingBox();
    const filter = await page.getByLabel(labels.category).boundingBox();
    expect(filter?.y ?? 0).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is complete', async ({ page }) => {
      await page.goto(listingPath(other));
      expect(await shown(page)).toEqual(paths(newest));
      await expect(page.getByLabel(labels.category)).toBeHidden();
      await expect(region(page, explore.heading).getByRole('listitem')).toHaveCount(categories.length);
    });
  });
});

test.describe('an episode', () => {
  /** The episode with the most content, whose page has every part. */
  const fullest = episodeFiles
    .filter(({ episode }) => !episode.takenDown)
    .toSorted((a, b) => JSON.stringify(b.episode).length - JSON.stringify(a.episode).length)[0]!;
  const { episode: content } = fullest;
  const full = episodePath(fullest);
  const parts = episodePage(episodeData(fullest));
  const { audio, video } = { audio: parts.hero.player, video: parts.video.video };

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('has a clock whose hands link to the same moments as the timestamps, and highlight their rows', async ({
      page,
    }) => {
      await page.goto(full);
      const lessons = region(page, parts.lessons?.heading ?? '');
      const hrefs = (links: Locator) =>
        links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      const hands = lessons.locator('svg a');
      const rows = lessons.getByRole('listitem');
      await expect(hands).toHaveCount(content.whatYouLearn?.length ?? 0);
      expect(await hrefs(hands)).toEqual(await hrefs(rows.getByRole('link')));
      for (const index of [0, (await hands.count()) - 1]) {
        const number = rows.nth(index).getByText(String(index + 1), { exact: true });
        const usual = await number.evaluate((disc) => getComputedStyle(disc).backgroundColor);
        await hands
          .nth(index)
          .getByText(String(index + 1), { exact: true })
          .hover();
        await expect(number).not.toHaveCSS('background-color', usual);
        await lessons.getByRole('heading').hover();
        await expect(number).toHaveCSS('background-color', usual);
      }
    });
  });

  test('has a page with its title as the h1', async ({ request }) => {
    for (const { id, episode } of all)
      await test.step(`/podcast/${id}`, async () => {
        const response = await request.get(`/podcast/${id}`);
        expect(response.status()).toBe(200);
        const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(await response.text()) ?? [];
        const text = heading
          .replaceAll(/<[^>]+>/g, '')
          .replaceAll('&#x27;', "'")
          .replaceAll('&amp;', '&');
        expect(text).toBe(episode);
      });
  });

  test("says so if the players don't respond, and keeps the links to the platforms", async ({ page }) => {
    for (const { src } of [audio, video]) await hold(page, new RegExp(new URL(src).host));
    await page.clock.install();
    // Don't wait for `load`, because it waits for the frames.
    await page.goto(full, { waitUntil: 'commit' });
    await hydrated(page);
    for (const [part, player] of [
      [page.locator('iframe').first(), audio],
      [region(page, parts.video.heading), video],
    ] as const) {
      await part.scrollIntoViewIfNeeded();
      await expect(page.locator(`iframe[src="${player.src}"]`)).toBeAttached();
      await page.clock.fastForward(8_000);
      await expect(page.getByText(player.words.failed)).toBeVisible();
    }
    await expect(page.getByRole('link', { name: video.link.label })).toBeVisible();
  });
});

test.describe('an unknown episode', () => {
  test.use({ expected: { console: [/the server responded with a status of 404/] } });

  test('has the page “Episode Not Found”, whatever its URL', async ({ request }) => {
    const unknown = await (await request.get('/podcast/999')).text();
    for (const id of [
      '0',
      String(Math.max(...all.map(({ id }) => id)) + 1),
      '-1',
      '1.5',
      '1e0',
      '01',
      'abc',
      '%00',
      'x'.repeat(4000),
      '2/more',
    ])
      await test.step(id.slice(0, 20), async () => {
        const response = await request.get(`/podcast/${id}`);
        expect(response.status()).toBe(404);
        expect(await response.text()).toBe(unknown);
      });
  });

  test('says so and links back', async ({ page }) => {
    const response = await page.goto('/podcast/%00');
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: missingEpisode.page.heading })).toBeVisible();
    await expect(page).toHaveTitle(missingEpisode.meta.title);
    await page.getByRole('link', { name: missingEpisode.page.action.label }).click();
    await expect(page).toHaveURL('/podcast');
    await expect(page.getByRole('heading', { level: 1, name: podcastHome.hero.heading })).toBeVisible();
  });
});
