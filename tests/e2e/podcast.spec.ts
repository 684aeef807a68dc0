import type { Locator, Page } from '@playwright/test';
import {
  episodes as all,
  findEpisode,
  listedEpisodes as episodes,
  neighbors,
} from '../../src/content/episodes/episodes.ts';
import { expect, hold, hydrated, open, reach, scripts, test } from './fixtures.ts';

const region = (page: Page, name: string | RegExp): Locator => page.getByRole('region', { name });

test.describe('the podcast’s home', () => {
  test('opens with the show and its three platforms', async ({ page }) => {
    await open(page, '/podcast');
    await expect(page.getByRole('heading', { level: 1, name: 'The Arcwright Podcast' })).toBeVisible();
    for (const [name, host] of [
      ['Listen on Spotify', 'open.spotify.com'],
      ['Listen on Apple Podcasts', 'podcasts.apple.com'],
      ['Watch on YouTube', 'www.youtube.com'],
    ] as const) {
      const link = page.getByRole('main').getByRole('link', { name });
      expect(new URL((await link.getAttribute('href')) ?? '').host).toBe(host);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
    }
  });

  test('features an episode with its audio player, loaded when it comes near', async ({ page, outside }) => {
    await open(page, '/podcast');
    const featured = region(page, 'Featured episode');
    const title = featured.getByRole('heading', { name: 'Who signs the model’s work?' });
    await expect(title).toBeVisible();
    await expect(title.getByRole('link')).toHaveAttribute('href', '/podcast/2');
    await featured.scrollIntoViewIfNeeded();
    const frame = featured.locator('iframe');
    await expect(frame).toHaveAttribute(
      'src',
      'https://open.spotify.com/embed/episode/lzFQJlRjHIOXDWxXUbaITJ',
    );
    await expect(frame).toHaveAccessibleName(/Who signs the model’s work/);
    expect((await frame.boundingBox())?.height).toBe(152);
    await expect(featured.getByRole('link', { name: /Open this episode in Spotify/ })).toHaveAttribute(
      'href',
      'https://open.spotify.com/episode/lzFQJlRjHIOXDWxXUbaITJ',
    );
    expect(new Set(outside.requests.map(({ host }) => host))).toEqual(new Set(['open.spotify.com']));
  });

  test('lists every guest, each leading to the episode', async ({ page }) => {
    await open(page, '/podcast');
    const guests = region(page, 'Featured Guests').first();
    const links = guests.getByRole('link');
    await expect(links).toHaveCount(episodes.length);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      episodes.map(({ id }) => `/podcast/${id}`),
    );
    await links.first().click();
    await expect(page).toHaveURL(`/podcast/${episodes[0]?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(episodes[0]?.episode ?? '');
  });

  test('shows two, three or four guests a row, as there is room', async ({ page }) => {
    await open(page, '/podcast');
    const guests = region(page, 'Featured Guests').first();
    await guests.scrollIntoViewIfNeeded();
    const widthOf = async (role: string) =>
      (await guests.locator(`[aria-roledescription="${role}"]`).first().boundingBox())?.width ?? 0;
    for (const [width, perRow] of [
      [1440, 4],
      [1000, 3],
      [700, 2],
    ] as const)
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await expect
          .poll(async () => (await widthOf('carousel')) / (await widthOf('slide')))
          .toBeCloseTo(perRow, 1);
      });
  });

  test('on a phone shows one guest at 280 px, and part of the next', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/podcast');
    const card = await region(page, 'Featured Guests')
      .first()
      .locator('[aria-roledescription="slide"] > *')
      .first()
      .boundingBox();
    expect(Math.round(card?.width ?? 0)).toBe(280);
    expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThan(390 - 16);
  });

  test('scrolls the guests by buttons, keys and dragging, from one end to the other', async ({ page }) => {
    await open(page, '/podcast');
    const guests = region(page, 'Featured Guests').first();
    await guests.scrollIntoViewIfNeeded();
    await reach(guests);
    const left = guests.getByRole('button', { name: 'Scroll left' });
    const right = guests.getByRole('button', { name: 'Scroll right' });
    const first = guests.locator('[aria-roledescription="slide"]').first();
    const last = guests.locator('[aria-roledescription="slide"]').last();
    await expect(left).toBeDisabled();
    await expect(right).toBeEnabled();

    await right.click();
    await expect(left).toBeEnabled();
    const carousel = guests.locator('[aria-roledescription="carousel"]');
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

  test('offers seven topics with their counts', async ({ page }) => {
    await open(page, '/podcast');
    const topics = region(page, 'Explore by Topic').getByRole('listitem');
    await expect(topics).toHaveCount(7);
    const counted = (category: string) =>
      episodes.filter(({ categories }) => (categories as string[]).includes(category)).length;
    const names = ['AI Strategy', 'Leadership', 'Innovation', 'Implementation', 'Ethics', 'Featured'];
    await expect(topics.first().getByRole('link')).toHaveAttribute('href', '/podcast/featured');
    await expect(topics.first()).toContainText(new RegExp(`All Episodes\\s*${episodes.length} episodes`));
    for (const [index, name] of names.entries()) {
      const topic = topics.nth(index + 1);
      await expect(topic.getByRole('link', { name })).toHaveAttribute(
        'href',
        `/podcast/featured?category=${encodeURIComponent(name)}`,
      );
      const count = counted(name);
      await expect(topic).toContainText(new RegExp(`${count} ${count === 1 ? 'episode' : 'episodes'}$`));
    }
    await topics.filter({ hasText: 'Ethics' }).getByRole('link').click();
    await expect(page).toHaveURL('/podcast/featured?category=Ethics');
    await expect(page.getByLabel('Category')).toHaveValue('Ethics');
  });

  test('lists the six newest episodes and signs up for more', async ({ page }) => {
    await open(page, '/podcast');
    const recent = region(page, 'Recent Episodes');
    await expect(recent.getByRole('listitem')).toHaveCount(6);
    const titles = await recent.getByRole('heading', { level: 3 }).allTextContents();
    expect(titles).toEqual(episodes.slice(0, 6).map(({ episode }) => episode));
    const newsletter = region(page, 'Never Miss an Episode');
    await newsletter.scrollIntoViewIfNeeded();
    await reach(newsletter);
    const request = page.waitForRequest('**/api/newsletter/**');
    await newsletter.getByLabel('First name').fill('Jordan');
    await newsletter.getByLabel('Email').fill('podcast@county.example');
    await newsletter.getByRole('button').click();
    expect((await request).postDataJSON()).toMatchObject({
      email: 'podcast@county.example',
      utm_source: 'podcast',
    });
    await expect(page.getByText('Success!', { exact: true })).toBeVisible();
  });
});

test.describe('the listing', () => {
  const cards = (page: Page): Locator =>
    page.getByRole('list', { name: 'Episodes' }).getByRole('listitem').filter({ visible: true });
  const shown = (page: Page): Promise<(string | null)[]> =>
    cards(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const paths = (list: typeof episodes): string[] => list.map(({ id }) => `/podcast/${id}`);
  const numberOf = ({ episodeNumber }: (typeof episodes)[number]): number =>
    Number(episodeNumber.replace(/\D/g, ''));
  const newest = episodes.toSorted((one, other) => numberOf(other) - numberOf(one));
  const within = (category: string): typeof episodes =>
    newest.filter(({ categories }) => (categories as string[]).includes(category));

  test('shows all, newest first, with everything a card holds', async ({ page }) => {
    await open(page, '/podcast/featured');
    await expect(page.getByRole('heading', { level: 1, name: 'All Episodes' })).toBeVisible();
    expect(await shown(page)).toEqual(paths(newest));
    await expect(page.getByText(`${episodes.length} episodes`, { exact: true }).first()).toBeVisible();
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
    for (const name of ['Spotify', 'Apple Podcasts', 'YouTube'])
      await expect(page.getByRole('main').getByRole('link', { name }).first()).toHaveAttribute(
        'target',
        '_blank',
      );
  });

  test('offers all episodes and six categories, each with its count', async ({ page }) => {
    await open(page, '/podcast/featured');
    const counted = (name: string) => {
      const { length } = within(name);
      return `${name} (${length} ${length === 1 ? 'episode' : 'episodes'})`;
    };
    await expect(page.getByLabel('Category').getByRole('option')).toHaveText([
      `All Episodes (${episodes.length} episodes)`,
      ...['AI Strategy', 'Leadership', 'Innovation', 'Implementation', 'Ethics', 'Featured'].map(counted),
    ]);
    await expect(page.getByLabel('Category')).toContainText('(1 episode)');
  });

  test('filters by keyboard alone, says how many, and keeps the history', async ({ page }) => {
    await open(page, '/podcast/featured');
    const category = page.getByLabel('Category');
    await category.focus();
    for (const key of ['Space', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await expect(page).toHaveURL('/podcast/featured?category=Leadership');
    await expect.poll(() => shown(page)).toEqual(paths(within('Leadership')));
    await expect(
      page.getByRole('status').filter({ hasText: `${within('Leadership').length} episodes` }),
    ).toHaveCount(1);
    await category.selectOption('Ethics');
    await expect(page).toHaveURL('/podcast/featured?category=Ethics');
    await expect.poll(() => shown(page)).toEqual(paths(within('Ethics')));
    await page.goBack();
    await expect(page).toHaveURL('/podcast/featured?category=Leadership');
    await expect(category).toHaveValue('Leadership');
    await expect.poll(() => shown(page)).toEqual(paths(within('Leadership')));
    await page.goForward();
    await expect(category).toHaveValue('Ethics');
    await category.selectOption({ index: 0 });
    await expect(page).toHaveURL('/podcast/featured');
    await expect.poll(() => shown(page)).toEqual(paths(newest));
  });

  test('a sort pill, also the one already chosen, clears the category; a category keeps the sort', async ({
    page,
  }) => {
    await open(page, '/podcast/featured?category=Leadership');
    const category = page.getByLabel('Category');
    const pill = (name: string) => page.getByRole('button', { name, exact: true });
    await expect(category).toHaveValue('Leadership');
    await pill('New').click();
    await expect(page).toHaveURL('/podcast/featured');
    await expect.poll(() => shown(page)).toEqual(paths(newest));
    await pill('Featured').click();
    await expect.poll(() => shown(page)).toEqual(paths(episodes));
    await category.selectOption('Ethics');
    await expect(pill('Featured')).toHaveAttribute('aria-pressed', 'true');
    await expect
      .poll(() => shown(page))
      .toEqual(paths(episodes.filter(({ categories }) => categories.includes('Ethics'))));
    await pill('Popular').click();
    await expect(page).toHaveURL('/podcast/featured');
    await expect(cards(page)).toHaveCount(episodes.length);
    const shuffled = await shown(page);
    expect(shuffled.toSorted()).toEqual(paths(episodes).toSorted());
    await category.selectOption('Ethics');
    await category.selectOption({ index: 0 });
    await expect.poll(() => shown(page)).toEqual(shuffled);
  });

  test('is filtered from the first paint on, as the address says', async ({ page }) => {
    test.slow();
    for (const [query, name] of [
      ['category=Leadership', 'Leadership'],
      ['category=ai+strategy&utm_source=x', 'AI Strategy'],
      ['category=Featured', 'Featured'],
    ] as const)
      await test.step(query, async () => {
        const release = await hold(page, scripts);
        await page.goto(`/podcast/featured?${query}`, { waitUntil: 'commit' });
        await expect(cards(page)).toHaveCount(within(name).length);
        expect(await shown(page)).toEqual(paths(within(name)));
        await expect(page.getByLabel('Category')).toHaveValue(name);
        const places = () =>
          cards(page).evaluateAll((all) =>
            all.map((card) => card.getBoundingClientRect().toJSON() as unknown),
          );
        const before = await places();
        release();
        await hydrated(page);
        expect(await shown(page)).toEqual(paths(within(name)));
        expect(await places()).toEqual(before);
        await page.unrouteAll({ behavior: 'wait' });
      });
  });

  test('what names no category, or more than one, counts as none', async ({ page }) => {
    for (const query of [
      'category=Nonsense',
      'category=Ethics&category=Leadership',
      'category=%00%E0%A4%A',
      `category=${'Ethics'.repeat(700)}`,
    ])
      await test.step(query.slice(0, 60), async () => {
        await open(page, `/podcast/featured?${query}`);
        expect(await shown(page)).toEqual(paths(newest));
        await expect(page.getByText(`${episodes.length} episodes`, { exact: true }).first()).toBeVisible();
      });
  });

  test('the pager does nothing', async ({ page }) => {
    await open(page, '/podcast/featured');
    const pager = page
      .getByRole('navigation', { name: 'Pages' })
      .or(page.getByRole('group', { name: 'Pages' }));
    const buttons = pager.getByRole('button');
    await expect(buttons).toHaveCount(4);
    await expect(buttons).toHaveText(['1', '2', '3', 'View All']);
    const before = await shown(page);
    for (const button of await buttons.all()) {
      await button.click();
      await expect(button).toBeEnabled();
    }
    await expect(page).toHaveURL('/podcast/featured');
    expect(await shown(page)).toEqual(before);
  });

  test('Explore More counts every category and sets the filter', async ({ page }) => {
    await open(page, '/podcast/featured');
    const explore = region(page, 'Explore More');
    await expect(explore.getByRole('listitem')).toHaveCount(6);
    for (const name of ['AI Strategy', 'Leadership', 'Innovation', 'Implementation', 'Ethics', 'Featured']) {
      const { length } = within(name);
      await expect(
        explore.getByRole('listitem').filter({ has: page.getByRole('link', { name }) }),
      ).toContainText(`${length} ${length === 1 ? 'episode' : 'episodes'}`);
    }
    await explore.getByRole('link', { name: 'Ethics' }).click();
    await expect(page).toHaveURL(/\/podcast\/featured\?category=Ethics/);
    await expect(page.getByLabel('Category')).toHaveValue('Ethics');
    await expect.poll(() => shown(page)).toEqual(paths(within('Ethics')));
    await expect(cards(page).first()).toBeInViewport();
  });

  test('the filter bar stays in reach below the header', async ({ page }) => {
    await open(page, '/podcast/featured');
    await page.evaluate(() => window.scrollTo({ top: 1600, behavior: 'instant' }));
    await expect(page.getByLabel('Category')).toBeInViewport();
    const header = await page.getByRole('banner').boundingBox();
    const filter = await page.getByLabel('Category').boundingBox();
    expect(filter?.y ?? 0).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('reads whole', async ({ page }) => {
      await page.goto('/podcast/featured?category=Ethics');
      expect(await shown(page)).toEqual(paths(newest));
      await expect(page.getByLabel('Category')).toBeHidden();
      await expect(region(page, 'Explore More').getByRole('listitem')).toHaveCount(6);
    });
  });
});

test.describe('an episode', () => {
  /** An episode with every part. */
  const full = '/podcast/2';

  test('shows its parts in order', async ({ page }) => {
    await open(page, full);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Who signs the model’s work?' })).toBeVisible();
    await main.getByRole('heading', { name: 'Watch the Full Interview' }).scrollIntoViewIfNeeded();
    const landmarks = [
      main.getByRole('link', { name: 'All Episodes' }),
      main.getByText('EP. 90'),
      main.getByText('17 March 2026'),
      main.getByText('Marcus Oyelaran').first(),
      main.getByRole('heading', { level: 1 }),
      main.getByRole('blockquote').or(main.locator('blockquote')).first(),
      main.getByRole('link', { name: /Spotify/ }).first(),
      main.locator('iframe[src*="/embed/episode/"]'),
      main.getByRole('heading', { name: 'Marcus Oyelaran' }),
      main.getByRole('heading', { name: 'Some Questions I Ask:' }),
      main.getByRole('heading', { name: 'In this episode, you will learn:' }),
      main.getByRole('heading', { name: 'Watch the Full Interview' }),
      main.locator('iframe[src*="youtube-nocookie.com/embed/"]'),
      main.getByRole('heading', { name: 'Show Notes:' }),
      main.getByRole('button', { name: 'Subscribe' }),
      main.getByRole('heading', { name: "More Episodes You'll Love" }),
    ];
    for (const landmark of landmarks) await expect(landmark.first()).toBeAttached();
    const handles = await Promise.all(landmarks.map((landmark) => landmark.first().elementHandle()));
    for (const [index, handle] of handles.entries()) {
      const next = handles[index + 1];
      if (!next) continue;
      const follows = await handle.evaluate(
        (one, other) =>
          Boolean(one.compareDocumentPosition(other as Node) & Node.DOCUMENT_POSITION_FOLLOWING),
        next,
      );
      expect(follows, `part ${index + 1} precedes part ${index + 2}`).toBe(true);
    }
    await expect(main.getByRole('heading', { name: 'About This Episode' })).toHaveCount(0);
  });

  test('leads back to the podcast and out to the three platforms', async ({ page }) => {
    await open(page, full);
    const main = page.getByRole('main');
    for (const [name, address] of [
      ['Spotify', 'https://open.spotify.com/episode/lzFQJlRjHIOXDWxXUbaITJ'],
      ['Apple Podcasts', /^https:\/\/podcasts\.apple\.com\/.*1000629583904/],
      ['YouTube', /^https:\/\/www\.youtube\.com\/.*Pn3GgsVCORk/],
    ] as const) {
      const link = main.getByRole('link', { name }).first();
      await expect(link).toHaveAttribute('href', address);
      await expect(link).toHaveAttribute('target', '_blank');
    }
    await main.getByRole('link', { name: 'All Episodes' }).click();
    await expect(page).toHaveURL('/podcast');
  });

  test('plays audio 152 px high and video wide, each once it is near', async ({ page, outside }) => {
    await open(page, full);
    const audio = page.locator('iframe[src="https://open.spotify.com/embed/episode/lzFQJlRjHIOXDWxXUbaITJ"]');
    await expect(audio).toBeAttached();
    expect((await audio.boundingBox())?.height).toBe(152);
    const video = page.locator('iframe[src="https://www.youtube-nocookie.com/embed/Pn3GgsVCORk"]');
    await expect(video).toHaveCount(0);
    expect(outside.requests.filter(({ host }) => host.includes('youtube'))).toEqual([]);
    await region(page, 'Watch the Full Interview').scrollIntoViewIfNeeded();
    await expect(video).toBeAttached();
    const box = await video.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    await expect(page.getByRole('link', { name: /Watch this interview on YouTube/ })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=Pn3GgsVCORk',
    );
  });

  test('the newsletter card does nothing', async ({ page }) => {
    await open(page, full);
    const button = page.getByRole('main').getByRole('button', { name: 'Subscribe' });
    await button.scrollIntoViewIfNeeded();
    await reach(button);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' || request.isNavigationRequest()) requests.push(request.url());
    });
    await page.getByRole('main').getByLabel('Email').fill('jordan@county.example');
    await page.keyboard.press('Enter');
    await button.click();
    await expect(button).toBeEnabled();
    await expect(page).toHaveURL(full);
    expect(requests.filter((url) => !/spotify|youtube/.test(url))).toEqual([]);
  });

  test('leads on to three others, and to its neighbors by number', async ({ page }) => {
    await open(page, full);
    const related = region(page, "More Episodes You'll Love");
    const links = related.getByRole('link');
    await expect(links).toHaveCount(3);
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).not.toContain(full);
    const pager = page.getByRole('navigation', { name: 'Neighboring episodes' });
    await pager.scrollIntoViewIfNeeded();
    const current = findEpisode('2');
    if (!current) throw new Error('There is no episode 2');
    const { previous, next } = neighbors(current);
    await expect(pager.getByRole('link', { name: /Previous episode/ })).toContainText(
      previous?.episode ?? '',
    );
    await pager.getByRole('link', { name: /Next episode/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(next?.episode ?? '');
  });

  test('leaves out what it has no data for', async ({ page }) => {
    await open(page, '/podcast/10');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'About This Episode' })).toBeVisible();
    for (const name of ['Some Questions I Ask:', 'In this episode, you will learn:', 'Show Notes:'])
      await expect(main.getByRole('heading', { name })).toHaveCount(0);
    await expect(main.locator('blockquote')).toHaveCount(0);
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
      for (const name of [
        'Some Questions I Ask:',
        'In this episode, you will learn:',
        'Watch the Full Interview',
        'Show Notes:',
        "More Episodes You'll Love",
      ])
        await expect(main.getByRole('heading', { name })).toBeVisible();
      await expect(main.getByRole('link', { name: /Open this episode in Spotify/ })).toBeVisible();
      await expect(main.locator('iframe')).toHaveCount(0);
    });
  });

  test('says so when the players do not answer, and keeps the way to the platforms', async ({ page }) => {
    for (const host of ['open.spotify.com', 'www.youtube-nocookie.com']) await hold(page, new RegExp(host));
    await page.clock.install();
    // The page counts as loaded only once its frames have.
    await page.goto(full, { waitUntil: 'commit' });
    await hydrated(page);
    for (const [part, failure] of [
      [page.locator('iframe').first(), 'The player did not load'],
      [region(page, 'Watch the Full Interview'), 'The video did not load'],
    ] as const) {
      const asked = page.waitForRequest(/spotify|youtube/);
      await part.scrollIntoViewIfNeeded();
      await asked;
      await page.clock.fastForward(8_000);
      await expect(page.getByText(failure)).toBeVisible();
    }
    await expect(page.getByRole('link', { name: /Watch this interview on YouTube/ })).toBeVisible();
  });

  test.describe('with the players blocked', () => {
    test.use({ expected: { console: [/Failed to load resource: net::ERR_/] } });

    test('keeps everything else, and the way to the platforms', async ({ page, outside }) => {
      outside.block();
      await open(page, full);
      await region(page, 'Watch the Full Interview').scrollIntoViewIfNeeded();
      await expect(page.getByRole('link', { name: /Watch this interview on YouTube/ })).toBeVisible();
      await expect(page.getByRole('link', { name: /Open this episode in Spotify/ })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Show Notes:' })).toBeVisible();
    });
  });
});

test.describe('an unknown episode', () => {
  test.use({ expected: { console: [/the server responded with a status of 404/] } });

  test('is Episode Not Found, whatever it is called', async ({ request }) => {
    const unknown = await (await request.get('/podcast/999')).text();
    for (const id of [
      '0',
      String(all.length + 1),
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
    await expect(page.getByRole('heading', { level: 1, name: 'Episode Not Found' })).toBeVisible();
    await expect(page).toHaveTitle(/Episode Not Found/);
    await page.getByRole('link', { name: 'Back to Podcast' }).click();
    await expect(page).toHaveURL('/podcast');
    await expect(page.getByRole('heading', { level: 1, name: 'The Arcwright Podcast' })).toBeVisible();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('says so and leads back', async ({ page }) => {
      const response = await page.goto('/podcast/999');
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Episode Not Found' })).toBeVisible();
      await page.getByRole('link', { name: 'Back to Podcast' }).click();
      await expect(page).toHaveURL('/podcast');
    });
  });
});
