import type { Locator, Page } from '@playwright/test';
import { categories, type Category } from '../../src/content/episodes/categories.ts';
import { episodeData } from '../../src/content/episodes/data.ts';
import { episodes as all, listedEpisodes as episodes } from '../../src/content/episodes/episodes.ts';
import { episodeFiles } from '../../src/content/episodes/folder.ts';
import { episodePage } from '../../src/content/episodes/page.ts';
import { missingEpisode } from '../../src/content/missing.ts';
import { podcastHome } from '../../src/content/podcast/home.ts';
import { podcastListing } from '../../src/content/podcast/listing.ts';
import { pageOf, pageSize } from '../../src/content/podcast/pages.ts';
import { countLabel, episodePath, listingPath } from '../../src/content/podcast/words.ts';
import { site } from '../../src/content/site.ts';
import { secondsOf } from '../../src/design/text/Timestamp/seconds.ts';
import { expect, hold, hydrated, open, reach, scripts, test } from './fixtures.ts';
import { region } from './reading.ts';

const { featured, guests, topics, recent, newsletter } = podcastHome;
const { explore, listing } = podcastListing(pageOf(1));
const { labels } = listing;
/** A category whose name has two words, and of the others those with the most episodes. */
const spaced = categories[0];
const [one, other] = explore.cards
  .filter(({ title }) => title !== spaced)
  .toSorted((a, b) => b.episodeCount - a.episodeCount)
  .map(({ title }) => title) as [Category, Category];
const counted = (count: number): string =>
  (count === 1 ? countLabel.one : countLabel.other).replace('{count}', String(count));

/** A heading as it is read: its lines are one. */
const read = (heading: string): string => heading.replaceAll('\n', ' ');
const [audioHost, videoHost] = [site.players.audio, site.players.video].map(
  (address) => new URL(address).host,
);

/** The carousel of guests, in the section around it. */
const guestList = (page: Page): Locator => region(page, guests.heading).first();

test.describe('the podcast’s home', () => {
  test('features an episode with its audio player, loaded when it comes near', async ({ page, outside }) => {
    await open(page, '/podcast');
    const section = region(page, featured.heading);
    const title = section.getByRole('heading', { name: featured.episode.title });
    await expect(title.getByRole('link')).toHaveAttribute('href', featured.episode.href);
    await section.scrollIntoViewIfNeeded();
    const frame = section.locator('iframe');
    await expect(frame).toHaveAttribute('src', featured.player.src);
    await expect(frame).toHaveAccessibleName(featured.player.title);
    expect((await frame.boundingBox())?.height).toBe(152);
    await expect(section.getByRole('link', { name: featured.player.link.label })).toHaveAttribute(
      'href',
      featured.player.link.href,
    );
    expect(new Set(outside.requests.map(({ host }) => host))).toEqual(new Set([audioHost]));
  });

  test('every guest leads to the episode', async ({ page }) => {
    await open(page, '/podcast');
    const links = guestList(page).getByRole('link');
    expect(await links.evaluateAll((each) => each.map((link) => link.getAttribute('href')))).toEqual(
      episodes.map(({ id }) => `/podcast/${id}`),
    );
    await links.first().click();
    await expect(page).toHaveURL(`/podcast/${episodes[0]?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(episodes[0]?.episode ?? '');
  });

  test('shows two, three or four guests a row, as there is room', async ({ page }) => {
    await open(page, '/podcast');
    const section = guestList(page);
    await section.scrollIntoViewIfNeeded();
    const widthOf = async (role: string) =>
      (await section.locator(`[role="${role}"][aria-roledescription]`).first().boundingBox())?.width ?? 0;
    for (const [width, perRow] of [
      [1440, 4],
      [1000, 3],
      [700, 2],
    ] as const)
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await expect
          .poll(async () => (await widthOf('region')) / (await widthOf('group')))
          .toBeCloseTo(perRow, 1);
      });
  });

  test('on a phone shows one guest at 280 px, and part of the next', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/podcast');
    const card = await guestList(page)
      .locator('[role="group"][aria-roledescription] > *')
      .first()
      .boundingBox();
    expect(Math.round(card?.width ?? 0)).toBe(280);
    expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThan(390 - 16);
  });

  test('scrolls the guests by buttons, keys and dragging, from one end to the other', async ({ page }) => {
    test.skip(episodes.length < 8, 'as many guests may fit beside each other');
    await open(page, '/podcast');
    const section = guestList(page);
    await section.scrollIntoViewIfNeeded();
    await reach(section);
    const left = section.getByRole('button', { name: guests.labels.previous });
    const right = section.getByRole('button', { name: guests.labels.next });
    const first = section.locator('[role="group"][aria-roledescription]').first();
    const last = section.locator('[role="group"][aria-roledescription]').last();
    await expect(left).toBeDisabled();
    await expect(right).toBeEnabled();

    await right.click();
    await expect(left).toBeEnabled();
    const carousel = section.locator('[role="region"][aria-roledescription]');
    await carousel.focus();
    await page.keyboard.press('End');
    await expect(right).toBeDisabled();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('Home');
    await expect(left).toBeDisabled();
    await expect(first).toBeInViewport({ ratio: 0.9 });

    // A drag scrolls and opens nothing.
    const box = await carousel.boundingBox();
    if (!box) throw new Error('the carousel has no box');
    await page.mouse.move(box.x + 900, box.y + 150);
    await page.mouse.down();
    for (const x of [700, 500, 300, 200]) await page.mouse.move(box.x + x, box.y + 150, { steps: 4 });
    await page.mouse.up();
    await expect(left).toBeEnabled();
    await expect(page).toHaveURL('/podcast');
  });

  test('a topic leads to its part of the listing', async ({ page }) => {
    await open(page, '/podcast');
    const topic = topics.topics.find(({ label }) => label === other);
    await region(page, topics.heading).getByRole('link', { name: other }).click();
    await expect(page).toHaveURL(topic?.href ?? '');
    await expect(page.getByLabel(labels.category)).toHaveValue(other);
  });

  test('lists the newest episodes and signs up for more', async ({ page }) => {
    await open(page, '/podcast');
    const titles = await region(page, recent.heading).getByRole('heading', { level: 3 }).allTextContents();
    expect(titles).toEqual(episodes.slice(0, 6).map(({ episode }) => episode));
    const form = region(page, read(newsletter.heading));
    await form.scrollIntoViewIfNeeded();
    await reach(form);
    const request = page.waitForRequest('**/api/newsletter/**');
    await form.getByLabel(newsletter.labels.firstName).fill('Jordan');
    await form.getByLabel(newsletter.labels.email).fill('podcast@county.example');
    await form.getByRole('button').click();
    expect((await request).postDataJSON()).toMatchObject({
      email: 'podcast@county.example',
      utm_source: newsletter.source,
    });
    await expect(page.getByText(newsletter.toasts.ok.title, { exact: true })).toBeVisible();
  });
});

test.describe('the listing', () => {
  const cards = (page: Page): Locator =>
    page.getByRole('list', { name: labels.list }).getByRole('listitem').filter({ visible: true });
  const shown = (page: Page): Promise<(string | null)[]> =>
    cards(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  /** The addresses of as many as are shown at first. */
  const paths = (list: typeof all): string[] => list.slice(0, pageSize).map(({ id }) => `/podcast/${id}`);
  const numberOf = ({ episodeNumber }: (typeof all)[number]): number =>
    Number(episodeNumber.replace(/\D/g, ''));
  const newest = all.toSorted((one, other) => numberOf(other) - numberOf(one));
  const within = (category: string): typeof all =>
    newest.filter(({ categories }) => (categories as string[]).includes(category));

  test('shows all, newest first, with everything a card holds', async ({ page }) => {
    await open(page, '/podcast/featured');
    expect(await shown(page)).toEqual(paths(newest));
    await expect(page.getByText(counted(all.length), { exact: true }).first()).toBeVisible();
    const [first] = newest;
    for (const text of [
      first?.episodeNumber,
      first?.episode,
      first?.description,
      first?.name,
      first?.title,
      first?.company,
    ])
      await expect(cards(page).first()).toContainText(text ?? '');
    await expect(cards(page).first().locator('img')).toHaveCount(1);
  });

  test('offers all episodes and every category, each with its count', async ({ page }) => {
    await open(page, '/podcast/featured');
    await expect(page.getByLabel(labels.category).getByRole('option')).toHaveText([
      `${labels.all} (${counted(all.length)})`,
      ...categories.map((name) => `${name} (${counted(within(name).length)})`),
    ]);
  });

  test('filters by keyboard alone, says how many, and keeps the history', async ({ page }) => {
    await open(page, '/podcast/featured');
    const category = page.getByLabel(labels.category);
    await category.focus();
    // The first option is all episodes.
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

  test('a sort pill, also the one already chosen, clears the category; a category keeps the sort', async ({
    page,
  }) => {
    await open(page, listingPath(one));
    const category = page.getByLabel(labels.category);
    const pill = (name: string) => page.getByRole('button', { name, exact: true });
    await expect(category).toHaveValue(one);
    await pill(labels.sorts.new).click();
    await expect(page).toHaveURL('/podcast/featured');
    await expect.poll(() => shown(page)).toEqual(paths(newest));
    await pill(labels.sorts.featured).click();
    await expect.poll(() => shown(page)).toEqual(paths(all));
    await category.selectOption(other);
    await expect(pill(labels.sorts.featured)).toHaveAttribute('aria-pressed', 'true');
    await expect
      .poll(() => shown(page))
      .toEqual(paths(all.filter(({ categories }) => categories.includes(other))));
    await pill(labels.sorts.popular).click();
    await expect(page).toHaveURL('/podcast/featured');
    await expect(cards(page)).toHaveCount(Math.min(all.length, pageSize));
    const shuffled = await shown(page);
    expect(new Set(shuffled).size).toBe(shuffled.length);
    await category.selectOption(other);
    await category.selectOption({ index: 0 });
    await expect.poll(() => shown(page)).toEqual(shuffled);
  });

  test('is filtered from the first paint on, as the address says', async ({ page }) => {
    test.slow();
    for (const [query, name] of [
      [`category=${encodeURIComponent(one)}`, one],
      [`category=${encodeURIComponent(spaced.toLowerCase())}&utm_source=x`, spaced],
      [`category=${spaced.replace(' ', '+')}`, spaced],
    ] as const)
      await test.step(query, async () => {
        const release = await hold(page, scripts);
        // The document holds the first page; with more episodes than that, a script fetches the rest of a category.
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
        // The last row is filled by what is there, until more follows.
        const grown = whole.length > early.length;
        const lasting = before.filter(({ top }) => !grown || top < (before.at(-1)?.top ?? 0));
        expect((await places()).slice(0, lasting.length)).toEqual(lasting);
        await page.unrouteAll({ behavior: 'wait' });
      });
  });

  test('what names no category, or more than one, counts as none', async ({ page }) => {
    for (const query of [
      'category=Nonsense',
      `category=${one}&category=${other}`,
      'category=%00%E0%A4%A',
      `category=${one.repeat(700)}`,
    ])
      await test.step(query.slice(0, 60), async () => {
        await open(page, `/podcast/featured?${query}`);
        expect(await shown(page)).toEqual(paths(newest));
        await expect(page.getByText(counted(all.length), { exact: true }).first()).toBeVisible();
      });
  });

  test('the pager does nothing', async ({ page }) => {
    await open(page, '/podcast/featured');
    const buttons = page.getByRole('navigation', { name: labels.pager.label }).getByRole('button');
    await expect(buttons).toHaveText([...labels.pager.pages, labels.pager.all]);
    const before = await shown(page);
    for (const button of await buttons.all()) {
      await button.click();
      await expect(button).toBeEnabled();
    }
    await expect(page).toHaveURL('/podcast/featured');
    expect(await shown(page)).toEqual(before);
  });

  test('a category below the list sets the filter', async ({ page }) => {
    await open(page, '/podcast/featured');
    const card = explore.cards.find(({ title }) => title === one);
    await region(page, explore.heading).getByRole('link', { name: one }).click();
    await expect(page).toHaveURL(card?.href ?? '');
    await expect(page.getByLabel(labels.category)).toHaveValue(one);
    await expect.poll(() => shown(page)).toEqual(paths(within(one)));
    await expect(cards(page).first()).toBeInViewport();
  });

  test('the filter bar stays in reach below the header', async ({ page }) => {
    await open(page, '/podcast/featured');
    await page.evaluate(() => window.scrollTo({ top: 1600, behavior: 'instant' }));
    await expect(page.getByLabel(labels.category)).toBeInViewport();
    const header = await page.getByRole('banner').boundingBox();
    const filter = await page.getByLabel(labels.category).boundingBox();
    expect(filter?.y ?? 0).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('reads whole', async ({ page }) => {
      await page.goto(listingPath(other));
      expect(await shown(page)).toEqual(paths(newest));
      await expect(page.getByLabel(labels.category)).toBeHidden();
      await expect(region(page, explore.heading).getByRole('listitem')).toHaveCount(categories.length);
    });
  });
});

test.describe('an episode', () => {
  /** The episode with the most to tell: every part of the page is there. */
  const fullest = episodeFiles
    .filter(({ episode }) => !episode.takenDown)
    .toSorted((a, b) => JSON.stringify(b.episode).length - JSON.stringify(a.episode).length)[0]!;
  const { episode: content } = fullest;
  const full = episodePath(fullest);
  const parts = episodePage(episodeData(fullest));
  const { audio, video } = { audio: parts.hero.player, video: parts.video.video };
  /** An only episode leads on to no other. */
  const related = parts.related.episodes.length > 0 ? parts.related : undefined;
  /** The headings of those parts that the episode has. */
  const headings = (page: Page | Locator, ...those: ({ heading: string } | undefined)[]): Locator[] =>
    those.flatMap((part) => (part ? [page.getByRole('heading', { name: part.heading })] : []));

  test('leads from each timestamp to its moment of the video', async ({ page }) => {
    const timed = [...(content.questionsAsked ?? []), ...(content.whatYouLearn ?? [])];
    test.skip(timed.length === 0, 'no episode tells when something is said');
    await open(page, full);
    const moments = page.getByRole('main').getByRole('link', { name: parts.lessons?.recording.label });
    await expect(moments).toHaveCount(timed.length);
    for (const [index, { timestamp }] of timed.entries()) {
      await expect(moments.nth(index)).toContainText(timestamp);
      const moment = new URL(parts.lessons?.recording.href ?? 'none:');
      moment.searchParams.set('t', String(secondsOf(timestamp)));
      await expect(moments.nth(index)).toHaveAttribute('href', moment.href);
    }
  });

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      test('has a clock whose hands lead where the timestamps lead, and light up with their rows', async ({
        page,
      }) => {
        await page.goto(full);
        const lessons = region(page, parts.lessons?.heading ?? '');
        const hands = lessons.locator('svg a');
        const rows = lessons.getByRole('listitem');
        await expect(hands).toHaveCount(content.whatYouLearn?.length ?? 0);
        for (const [index, hand] of (await hands.all()).entries()) {
          const row = rows.nth(index);
          await expect(hand).toHaveAttribute(
            'href',
            (await row.getByRole('link').getAttribute('href')) ?? '',
          );
          const number = row.getByText(String(index + 1), { exact: true });
          const usual = await number.evaluate((disc) => getComputedStyle(disc).backgroundColor);
          await hand.getByText(String(index + 1), { exact: true }).hover();
          await expect(number).not.toHaveCSS('background-color', usual);
          await lessons.getByRole('heading').hover();
          await expect(number).toHaveCSS('background-color', usual);
        }
      });
    });

  test('shows its parts in order', async ({ page }) => {
    await open(page, full);
    const main = page.getByRole('main');
    await main.getByRole('heading', { name: parts.video.heading }).scrollIntoViewIfNeeded();
    const landmarks = [
      main.getByRole('link', { name: parts.hero.back.label }),
      main.getByText(content.episodeNumber),
      ...(parts.hero.date ? [main.locator('time')] : []),
      main.getByText(content.name).first(),
      main.getByRole('heading', { level: 1, name: content.episode }),
      ...(parts.hero.quote ? [main.locator('blockquote')] : []),
      main.getByRole('link', { name: parts.hero.platforms[0]?.label }).first(),
      main.locator(`iframe[src="${audio.src}"]`),
      ...(parts.story.guest.bio ? [main.getByRole('heading', { name: content.name })] : []),
      ...headings(main, parts.questions, parts.lessons),
      main.getByRole('heading', { name: parts.video.heading }),
      main.locator(`iframe[src="${video.src}"]`),
      ...headings(main, parts.notes.notes),
      main.getByRole('button', { name: parts.notes.card.submit }),
      ...headings(main, related),
    ];
    for (const landmark of landmarks) await expect(landmark.first()).toBeAttached();
    const handles = await Promise.all(landmarks.map((landmark) => landmark.first().elementHandle()));
    for (const [index, handle] of handles.entries()) {
      const next = handles[index + 1];
      if (!next) continue;
      const follows = await handle.evaluate(
        (before, after) =>
          Boolean(before.compareDocumentPosition(after as Node) & Node.DOCUMENT_POSITION_FOLLOWING),
        next,
      );
      expect(follows, `part ${index + 1} precedes part ${index + 2}`).toBe(true);
    }
  });

  test('leads back to the podcast', async ({ page }) => {
    await open(page, full);
    await page.getByRole('main').getByRole('link', { name: parts.hero.back.label }).click();
    await expect(page).toHaveURL('/podcast');
  });

  test('plays audio 152 px high and video wide, each once it is near', async ({ page, outside }) => {
    await open(page, full);
    const player = page.locator(`iframe[src="${audio.src}"]`);
    await expect(player).toBeAttached();
    expect((await player.boundingBox())?.height).toBe(152);
    const film = page.locator(`iframe[src="${video.src}"]`);
    await expect(film).toHaveCount(0);
    expect(outside.requests.filter(({ host }) => host === videoHost)).toEqual([]);
    await region(page, parts.video.heading).scrollIntoViewIfNeeded();
    await expect(film).toBeAttached();
    const box = await film.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    await expect(page.getByRole('link', { name: video.link.label })).toHaveAttribute('href', video.link.href);
  });

  test('the newsletter card does nothing', async ({ page }) => {
    await open(page, full);
    const button = page.getByRole('main').getByRole('button', { name: parts.notes.card.submit });
    await button.scrollIntoViewIfNeeded();
    await reach(button);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' || request.isNavigationRequest()) requests.push(request.url());
    });
    await page.getByRole('main').getByLabel(parts.notes.card.label).fill('jordan@county.example');
    await page.keyboard.press('Enter');
    await button.click();
    await expect(button).toBeEnabled();
    await expect(page).toHaveURL(full);
    const players = [audioHost, videoHost];
    expect(requests.filter((url) => !players.includes(new URL(url).host))).toEqual([]);
  });

  test('leads on to others, and to its neighbors by number', async ({ page }) => {
    test.skip(!related, 'there is one episode');
    await open(page, full);
    const links = region(page, parts.related.heading).getByRole('link');
    await expect(links).toHaveCount(parts.related.episodes.length);
    const hrefs = await links.evaluateAll((each) => each.map((link) => link.getAttribute('href')));
    expect(hrefs).not.toContain(full);
    const pager = page.getByRole('navigation', { name: parts.pager.label });
    await pager.scrollIntoViewIfNeeded();
    const [side, neighbor] = parts.pager.next
      ? [parts.pager.labels.next, parts.pager.next]
      : [parts.pager.labels.previous, parts.pager.previous];
    await pager.getByRole('link', { name: side }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(neighbor?.title ?? '');
  });

  test('stands, each of them', async ({ request }) => {
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

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('reads whole', async ({ page }) => {
      await page.goto(full);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      const stands = headings(main, parts.questions, parts.lessons, parts.video, parts.notes.notes, related);
      for (const heading of stands) await expect(heading).toBeVisible();
      await expect(main.getByRole('link', { name: audio.link.label })).toBeVisible();
      await expect(main.locator('iframe')).toHaveCount(0);
    });
  });

  test('says so when the players do not answer, and keeps the way to the platforms', async ({ page }) => {
    for (const { src } of [audio, video]) await hold(page, new RegExp(new URL(src).host));
    await page.clock.install();
    // The page counts as loaded only once its frames have.
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

  test.describe('with the players blocked', () => {
    test.use({ expected: { console: [/Failed to load resource: net::ERR_/] } });

    test('keeps everything else, and the way to the platforms', async ({ page, outside }) => {
      outside.block();
      await open(page, full);
      await region(page, parts.video.heading).scrollIntoViewIfNeeded();
      await expect(page.getByRole('link', { name: video.link.label })).toBeVisible();
      await expect(page.getByRole('link', { name: audio.link.label })).toBeVisible();
      for (const heading of headings(page, parts.notes.notes)) await expect(heading).toBeVisible();
    });
  });
});

test.describe('an unknown episode', () => {
  test.use({ expected: { console: [/the server responded with a status of 404/] } });

  test('is Episode Not Found, whatever it is called', async ({ request }) => {
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
      '%31',
      'x'.repeat(4000),
      '2/more',
    ])
      await test.step(id.slice(0, 20), async () => {
        const response = await request.get(`/podcast/${id}`);
        expect(response.status()).toBe(404);
        expect(await response.text()).toBe(unknown);
      });
  });

  test('says so and leads back', async ({ page }) => {
    const response = await page.goto('/podcast/%00');
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: missingEpisode.page.heading })).toBeVisible();
    await expect(page).toHaveTitle(missingEpisode.meta.title);
    await page.getByRole('link', { name: missingEpisode.page.action.label }).click();
    await expect(page).toHaveURL('/podcast');
    await expect(page.getByRole('heading', { level: 1, name: podcastHome.hero.heading })).toBeVisible();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('says so and leads back', async ({ page }) => {
      const response = await page.goto('/podcast/999');
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: missingEpisode.page.heading })).toBeVisible();
      await page.getByRole('link', { name: missingEpisode.page.action.label }).click();
      await expect(page).toHaveURL('/podcast');
    });
  });
});
