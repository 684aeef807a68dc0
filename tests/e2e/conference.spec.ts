import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { hackathon } from '../../src/content/conference/hackathon.ts';
import { conferenceHome } from '../../src/content/conference/home.ts';
import { merch } from '../../src/content/conference/merch.ts';
import { ticketsPage } from '../../src/content/conference/tickets.ts';
import { blockedLine, expect, open, test } from './fixtures.ts';
import { region } from './reading.ts';

const home = '/midwestcon';
const pages = ['agenda', 'hackathon', 'tickets', 'merch', 'sponsors', 'partner', 'volunteer', 'community'];

/** Parts of the conference's bar. */
function bar(page: Page) {
  const banner = page.getByRole('banner');
  const nav = banner.getByRole('navigation', { name: 'MidwestCon' });
  return {
    banner,
    nav,
    opener: nav.getByRole('button', { name: 'Get Involved' }),
    link: (name: string): Locator => nav.getByRole('link', { name: new RegExp(`^${name}`) }),
  };
}

/** Presses a control that does nothing, and sees that it does nothing. */
async function inert(page: Page, control: Locator): Promise<void> {
  const before = page.url();
  await expect(control).toBeEnabled();
  await expect(control).not.toHaveAttribute('aria-haspopup');
  await control.click();
  expect(page.url()).toBe(before);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test.describe('the navigation', () => {
  test('stands in the main one’s place on every page, and marks the exact page only', async ({ page }) => {
    test.slow();
    for (const path of ['', ...pages.map((name) => `/${name}`)])
      await test.step(`${home}${path}`, async () => {
        await open(page, `${home}${path}`);
        const { banner, nav } = bar(page);
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'conference');
        await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toHaveCount(0);
        await expect(banner.getByRole('button', { name: 'Book a Call' })).toHaveCount(0);
        await expect(banner.getByRole('link', { name: 'Back to Arcwright' })).toHaveAttribute('href', '/');
        const current = await banner
          .locator('[aria-current="page"]')
          .evaluateAll((all) => all.map((each) => each.getAttribute('href')));
        expect(current).toEqual([`${home}${path}`]);
        expect(
          await nav.locator('a').evaluateAll((all) => all.map((each) => each.getAttribute('href')).sort()),
        ).toEqual(pages.map((name) => `${home}/${name}`).sort());
      });
  });

  test('has room for every entry from 900 to 1440 px', async ({ page }) => {
    await open(page, home);
    const { banner, nav, opener } = bar(page);
    const edges = async (part: Locator) => {
      const box = await part.boundingBox();
      return {
        left: box?.x ?? Number.NaN,
        right: (box?.x ?? 0) + (box?.width ?? Number.NaN),
        height: box?.height,
      };
    };
    const scheme = banner
      .getByRole('group', { name: 'Color scheme' })
      .or(banner.getByRole('button', { name: /^Color scheme/ }));
    const brand = banner.getByRole('link', { name: 'MidwestCon', exact: true });
    for (const width of [900, 960, 1024, 1100, 1199, 1200, 1279, 1280, 1440])
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        expect((await edges(brand)).right).toBeLessThan((await edges(nav)).left);
        expect((await edges(opener)).right).toBeLessThan((await edges(scheme)).left);
        expect((await edges(opener)).height).toBeLessThan(48);
      });
  });

  test('has its links in the HTML, and leads back to the site and its theme', async ({ page, request }) => {
    const html = await (await request.get(home)).text();
    for (const name of ['partner', 'volunteer', 'community'])
      expect(html).toContain(`href="${home}/${name}"`);
    await open(page, home);
    await bar(page).banner.getByRole('link', { name: 'Back to Arcwright' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
    await page.getByRole('contentinfo').getByRole('link', { name: 'MidwestCon 2026' }).click();
    await expect(page).toHaveURL(home);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'conference');
    await expect(bar(page).nav).toBeVisible();
  });

  test('opens the menu after 200 ms under the pointer, and closes it 150 ms after', async ({ page }) => {
    await page.clock.install();
    await open(page, home);
    const { opener, link } = bar(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await opener.hover();
    await page.clock.runFor(199);
    await expect(link('Partner')).toBeHidden();
    await page.clock.runFor(1);
    for (const name of ['Partner', 'Volunteer', 'Community'])
      await expect(link(name)).toHaveAttribute('href', `${home}/${name.toLowerCase()}`);
    await expect(link('Partner')).toBeVisible();
    await page.mouse.move(20, 700);
    await page.clock.runFor(149);
    await expect(link('Partner')).toBeVisible();
    await page.clock.runFor(1);
    await expect(link('Partner')).toBeHidden();
  });

  test('opens it at once within 300 ms of closing, and not after', async ({ page }) => {
    await page.clock.install();
    await open(page, home);
    const { opener, link } = bar(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await opener.hover();
    await page.clock.runFor(200);
    await page.mouse.move(20, 700);
    await page.clock.runFor(150);
    await expect(link('Partner')).toBeHidden();
    await page.clock.runFor(250);
    await opener.hover();
    await expect(link('Partner')).toBeVisible();
    await page.mouse.move(20, 700);
    await page.clock.runFor(150);
    await expect(link('Partner')).toBeHidden();
    await page.clock.runFor(301);
    await opener.hover();
    await page.clock.runFor(100);
    await expect(link('Partner')).toBeHidden();
    await page.clock.runFor(100);
    await expect(link('Partner')).toBeVisible();
  });

  test('does not open for a pointer that only passes', async ({ page }) => {
    await page.clock.install();
    await open(page, home);
    const { opener, link } = bar(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await opener.hover();
    await page.clock.runFor(100);
    await page.mouse.move(20, 700);
    await page.clock.runFor(1000);
    await expect(link('Partner')).toBeHidden();
    await opener.hover();
    await page.clock.runFor(199);
    await expect(link('Partner')).toBeHidden();
  });

  test('does not open over the page that a visitor goes on to meanwhile', async ({ page }) => {
    await page.clock.install();
    await open(page, home);
    const { opener, link } = bar(page);
    await link('Tickets').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tickets' })).toBeFocused();
    await page.clock.pauseAt(Date.now() + 60_000);
    await opener.hover();
    await page.clock.runFor(100);
    await page.goBack();
    await expect(page).toHaveURL(home);
    await page.clock.runFor(500);
    await expect(link('Partner')).toBeHidden();
  });

  test('opens with the keyboard, closes with Escape and gives focus back', async ({ page }) => {
    await open(page, home);
    const { opener, link } = bar(page);
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(link('Partner')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link('Partner')).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${home}/volunteer`);
    await expect(link('Volunteer')).toBeHidden();
  });
});

test.describe('the navigation on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('opens from its button, shows all it has, and closes when a link is tapped', async ({ page }) => {
    await open(page, home);
    const { banner, link } = bar(page);
    const menu = banner.getByRole('button', { name: 'Menu' });
    await menu.tap();
    for (const name of pages)
      await expect(link(name.replace(/^./, (first) => first.toUpperCase()))).toBeVisible();
    await link('Partner').tap();
    // The address changes at once; the bar is closed again when the page behind it arrives.
    await expect(page.getByRole('heading', { level: 1, name: 'Partner' })).toBeFocused();
    await expect(page).toHaveURL(`${home}/partner`);
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(link('Agenda')).toBeHidden();
    await menu.tap();
    await banner.getByRole('button', { name: 'Become a Sponsor' }).tap();
    await expect(page.getByRole('dialog', { name: 'Become a Sponsor' })).toBeVisible();
    await expect(link('Agenda')).toBeHidden();
  });
});

test('the sponsor dialog shows the levels and ways to get in touch, and blocks a press outside', async ({
  page,
}) => {
  await open(page, `${home}/sponsors`);
  const opener = page.getByRole('banner').getByRole('button', { name: 'Become a Sponsor' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Become a Sponsor' });
  await expect(dialog).toBeVisible();
  for (const [level, price, passes] of [
    ['Title', '$50,000', '20'],
    ['Platinum', '$25,000', '10'],
    ['Gold', '$15,000', '6'],
    ['Community', '$5,000', '3'],
  ] as const) {
    const row = dialog.getByRole('row').filter({ has: page.getByRole('rowheader', { name: level }) });
    await expect(row.getByRole('cell', { name: price, exact: true })).toBeVisible();
    await expect(row.getByRole('cell', { name: passes, exact: true })).toBeVisible();
  }
  await expect(dialog.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', /^mailto:.+@.+/);
  await page.mouse.click(5, 450);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.getByRole('main').getByRole('button', { name: 'Become a Sponsor' }).first().click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('link', { name: 'See what each level includes' }).click();
  await expect(page).toHaveURL(`${home}/partner#levels`);
  await expect(dialog).toBeHidden();
  await expect(region(page, 'Four levels')).toBeInViewport();
});

test.describe('with the network gone', () => {
  test.use({ expected: { console: [blockedLine] } });

  test('the sponsor dialog says so, and comes when the network is back', async ({ page, context }) => {
    await open(page, `${home}/tickets`);
    await context.setOffline(true);
    await page.getByRole('banner').getByRole('button', { name: 'Become a Sponsor' }).click();
    await expect(page.getByText('You are offline')).toBeVisible();
    await context.setOffline(false);
    // Where the browser keeps the failure, the page that says the same stands in.
    const dialog = page.getByRole('dialog', { name: 'Become a Sponsor' });
    const levels = region(page, 'Four levels');
    await expect(dialog.or(levels)).toBeVisible();
  });
});

test('a dialog that still loads does not open over the next page, nor after Escape', async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route(/\/assets\/Sponsor-.*\.js/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await open(page, home);
  const opener = page.getByRole('banner').getByRole('button', { name: 'Become a Sponsor' });
  const dialog = page.getByRole('dialog');
  await opener.click();
  await expect.poll(() => held.length).toBe(1);
  await page.keyboard.press('Escape');
  await opener.click();
  await bar(page).link('Merch').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Merch' })).toBeFocused();
  const loaded = page.waitForResponse(/\/assets\/Sponsor-.*\.js/);
  for (const release of held) release();
  await (await loaded).finished();
  await expect(page.getByRole('heading', { level: 1, name: 'Merch' })).toBeFocused();
  await expect(dialog).toHaveCount(0);
  await opener.click();
  await expect(dialog).toBeVisible();
});

test.describe('the home page', () => {
  test('takes newsletter addresses', async ({ page }) => {
    await open(page, home);
    const newsletter = region(page, conferenceHome.newsletter.heading);
    await newsletter.getByLabel('First name').fill('Jordan');
    await newsletter.getByLabel('Email').fill('jordan@example.com');
    const sent = page.waitForRequest(/\/subscriptions$/);
    await newsletter.getByRole('button', { name: 'Subscribe' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ email: 'jordan@example.com' });
    await expect(page.getByText('Success!')).toBeVisible();
  });

  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    test(`the hero’s S-turn draws once on load, or stands still: ${reducedMotion}`, async ({ page }) => {
      await page.addInitScript(() => {
        const drawn: string[] = [];
        Object.assign(window, { drawn });
        document.addEventListener('animationstart', ({ target }) => {
          const { animationDuration, animationIterationCount } = getComputedStyle(target as Element);
          if (Number.parseFloat(animationDuration) > 0.1) drawn.push(animationIterationCount);
        });
      });
      await page.emulateMedia({ reducedMotion });
      await open(page, home);
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { drawn: string[] }).drawn))
        .toEqual(reducedMotion === 'reduce' ? [] : ['1']);
      const running = () =>
        page.evaluate(
          () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
        );
      await expect.poll(running).toBe(0);
    });

  test('puts both days into a calendar', async ({ page, request }) => {
    await open(page, home);
    const link = page.getByRole('main').getByRole('link', { name: 'Add to calendar' });
    await expect(link).toHaveAttribute('href', '/midwestcon.ics');
    const response = await request.get('/midwestcon.ics');
    expect(response.headers()['content-type']).toContain('text/calendar');
    const calendar = new ICAL.Component(ICAL.parse(await response.text()) as [string, unknown[], unknown[]]);
    const event = new ICAL.Event(calendar.getAllSubcomponents('vevent')[0]);
    expect([event.startDate.toString(), event.endDate.toString()]).toEqual(['2026-09-10', '2026-09-12']);
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe('midwestcon.ics');
    expect(readFileSync(await download.path(), 'utf8')).toBe(await response.text());
  });
});

test.describe('the agenda', () => {
  const event = (page: Page) => page.getByRole('main').locator('ol > li');
  const days = (page: Page) =>
    page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.locator('ol') });

  test('holds two days of events with time, title, place and type', async ({ page }) => {
    await open(page, `${home}/agenda`);
    await expect(event(page)).toHaveCount(21);
    const types = new Set<string>();
    for (const each of await event(page).all()) {
      await expect(each.locator('time')).toHaveCount(2);
      await expect(each.getByRole('heading', { level: 3 })).not.toBeEmpty();
      const type = /General|Keynote|Workshop|Panel|Networking/.exec(await each.innerText())?.[0];
      expect(type).toBeDefined();
      types.add(type ?? '');
    }
    expect([...types].sort()).toEqual(['General', 'Keynote', 'Networking', 'Panel', 'Workshop']);
  });

  test('gives every type a badge of its own color and glyph', async ({ page }) => {
    await open(page, `${home}/agenda`);
    const badges = await Promise.all(
      ['General', 'Keynote', 'Workshop', 'Panel', 'Networking'].map((type) =>
        event(page)
          .getByText(type, { exact: true })
          .first()
          .evaluate((badge) => ({
            color: getComputedStyle(badge).backgroundColor,
            glyph: badge.querySelector('svg')?.innerHTML ?? '',
          })),
      ),
    );
    expect(new Set(badges.map(({ color }) => color)).size).toBe(5);
    expect(new Set(badges.map(({ glyph }) => glyph)).size).toBe(5);
  });

  test('shows one type at a time, by keyboard, and says how many', async ({ page }) => {
    await open(page, `${home}/agenda`);
    const filter = page.getByRole('group', { name: 'Show events of type' });
    await filter.getByRole('radio', { name: /^All/ }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(filter.getByRole('radio', { name: /^Keynote/ })).toBeChecked();
    await expect(event(page).filter({ visible: true })).toHaveCount(4);
    await expect(page.getByRole('status').filter({ hasText: '4 events' })).toHaveCount(1);
    await filter.getByRole('radio', { name: /^All/ }).focus();
    await page.keyboard.press('Space');
    await expect(event(page).filter({ visible: true })).toHaveCount(21);
  });

  test('filters without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(`${home}/agenda`);
    await expect(event(page)).toHaveCount(21);
    await page.getByRole('radio', { name: /^Panel/ }).check({ force: true });
    await expect(event(page).filter({ visible: true })).toHaveCount(4);
    await expect(days(page)).toHaveCount(2);
    await context.close();
  });
});

test('what has no checkout or store yet can be pressed, and does nothing', async ({ page }) => {
  const main = page.getByRole('main');
  const controls = async (path: string, ...labels: string[]) => {
    await test.step(path, async () => {
      await open(page, path);
      for (const name of labels) await inert(page, main.getByRole('button', { name, exact: true }).first());
    });
  };
  const { hero, register } = conferenceHome;
  await controls(
    home,
    ...[...hero.actions, ...register.actions]
      .filter((action) => !('href' in action) && !('dialog' in action))
      .map(({ label }) => label),
  );
  await controls(`${home}/hackathon`, ...hackathon.end.actions.map(({ label }) => label));
  await controls(`${home}/tickets`, ...ticketsPage.tickets.tickets.map(({ cta }) => cta.label));
  const { items, bundles } = merch;
  await controls(
    `${home}/merch`,
    ...[...items.products, ...bundles.bundles].map(({ cta }) => [cta.label, cta.about].join(' ')),
  );
  for (const item of await region(page, items.heading).getByRole('listitem').all())
    await expect(item.locator('svg').first()).toBeVisible();
});

test('every page reads whole without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  for (const path of ['', ...pages.map((name) => `/${name}`)]) {
    await page.goto(`${home}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const hidden = await page
      .locator('main :is(h2, h3)')
      .evaluateAll((all) => all.filter((each) => !each.checkVisibility()).map((each) => each.textContent));
    expect(hidden).toEqual([]);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' })).toBeVisible();
  }
  await page.goto(home);
  await bar(page).opener.hover();
  await expect(bar(page).link('Volunteer')).toBeVisible();
  await context.close();
});

test.describe('with every other host unreachable', () => {
  test.use({ expected: { console: [blockedLine] } });

  test('the pages stand', async ({ page, outside }) => {
    outside.block();
    for (const path of ['', '/tickets', '/community']) {
      await open(page, `${home}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});
