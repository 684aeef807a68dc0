import type { Locator, Page } from '@playwright/test';
import { agenda } from '../../src/content/conference/agenda.ts';
import { conferenceHeader as header } from '../../src/content/conference/navigation.ts';
import { sponsorDialog } from '../../src/content/conference/sponsor-dialog.ts';
import { sponsors } from '../../src/content/conference/sponsors.ts';
import { offline } from '../../src/content/errors.ts';
import { header as siteHeader } from '../../src/content/navigation.ts';
import { blockedLine, chunk, expect, go, hold, open, test } from './fixtures.ts';
import { region } from './reading.ts';

const home = '/midwestcon';
const menu = header.items.flatMap((entry) => (entry.menu ? [{ label: entry.label, ...entry.menu }] : []))[0];
if (!menu) throw new Error('The conference’s bar has no menu');
const [first, second] = menu.links;
if (!first || !second) throw new Error('The menu has fewer than two links');
/** The URLs of the pages that the header links to. */
const pages = [...header.items.flatMap(({ href }) => href ?? []), ...menu.links.map(({ href }) => href)];
const [elsewhere = ''] = pages;
const sponsor = header.secondAction.label;

/** Parts of the conference's header. */
function bar(page: Page) {
  const banner = page.getByRole('banner');
  const nav = banner.getByRole('navigation', { name: header.label });
  return {
    banner,
    nav,
    back: banner.getByRole('link', { name: header.back.label }),
    opener: nav.getByRole('button', { name: menu?.label, exact: true }),
    sponsor: banner.getByRole('button', { name: sponsor }),
    link: (href: string): Locator => nav.locator(`a[href="${href}"]`),
    main: page.getByRole('navigation', { name: siteHeader.label, exact: true }),
  };
}

/** Horizontal position and size of a part of the page, in px. */
type Box = Record<'x' | 'width' | 'height', number>;

test.describe('the navigation', () => {
  test('fits all its entries on one line, from 900 to 1440 px', async ({ page }) => {
    await open(page, home);
    const { banner, nav, opener } = bar(page);
    const scheme = banner.getByRole('button', { name: header.scheme.legend });
    const brand = banner.getByRole('link', { name: header.brand.name, exact: true });
    const boxes = async (...parts: Locator[]) =>
      Promise.all(parts.map(async (part) => (await part.boundingBox()) ?? { x: 0, width: NaN, height: NaN }));
    for (const width of [900, 960, 1024, 1100, 1199, 1200, 1279, 1280, 1440])
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        const parts = await boxes(brand, nav, nav.locator('a').first(), opener, scheme);
        const [name, list, entry, last, after] = parts as [Box, Box, Box, Box, Box];
        expect(name.x + name.width).toBeLessThan(list.x);
        expect(entry.x + entry.width).toBeLessThan(last.x);
        expect(last.x + last.width).toBeLessThan(after.x);
        expect(last.height).toBeLessThan(48);
      });
  });

  test('links back to the site, which has its own theme', async ({ page }) => {
    await open(page, home);
    const { back, main, nav } = bar(page);
    await back.click();
    await expect(page).toHaveURL('/');
    await expect(main).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
    await go(page, home);
    await expect(page).toHaveURL(home);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'conference');
    await expect(nav).toBeVisible();
  });

  test('opens the menu after 200 ms of hovering, closes it 150 ms after the pointer leaves, and reopens it at once within 300 ms; ignores a pointer that only passes', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, home);
    const { opener, link } = bar(page);
    const menuIs = (state: 'shown' | 'hidden') =>
      state === 'shown' ? expect(link(first.href)).toBeVisible() : expect(link(first.href)).toBeHidden();
    const leave = () => page.mouse.move(20, 700);
    await page.clock.pauseAt(Date.now() + 60_000);
    await opener.hover();
    await page.clock.runFor(199);
    await menuIs('hidden');
    await page.clock.runFor(1);
    await menuIs('shown');
    for (const each of menu.links) await expect(link(each.href)).toContainText(each.label);
    await leave();
    await page.clock.runFor(149);
    await menuIs('shown');
    await page.clock.runFor(1);
    await menuIs('hidden');

    await page.clock.runFor(250);
    await opener.hover();
    await menuIs('shown');
    await leave();
    await page.clock.runFor(150);
    await menuIs('hidden');

    // After 300 ms, the full delay applies again. If the pointer leaves before the menu opens, the next hover has the
    // full delay as well.
    await page.clock.runFor(301);
    await opener.hover();
    await page.clock.runFor(100);
    await leave();
    await page.clock.runFor(1000);
    await menuIs('hidden');
    await opener.hover();
    await page.clock.runFor(199);
    await menuIs('hidden');
    await page.clock.runFor(1);
    await menuIs('shown');
  });

  test('opens no menu if the page changes during the hover delay', async ({ page }) => {
    await page.clock.install();
    await open(page, home);
    const { opener, link } = bar(page);
    await link(pages[0] ?? '').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.clock.pauseAt(Date.now() + 60_000);
    await opener.hover();
    await page.clock.runFor(100);
    await page.goBack();
    await expect(page).toHaveURL(home);
    await page.clock.runFor(500);
    await expect(link(first.href)).toBeHidden();
  });
});

test.describe('the navigation on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('opens from its button, shows all its entries, and closes when a link is tapped', async ({ page }) => {
    await open(page, home);
    const { banner, link } = bar(page);
    const burger = banner.getByRole('button', { name: header.toggle, exact: true });
    await burger.tap();
    for (const href of pages) await expect(link(href)).toBeVisible();
    await link(first.href).tap();
    // The URL changes at once, but the menu closes only when the page appears.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveURL(first.href);
    await expect(burger).toHaveAttribute('aria-expanded', 'false');
    await expect(link(pages[0] ?? '')).toBeHidden();
    await burger.tap();
    await bar(page).sponsor.tap();
    await expect(page.getByRole('dialog', { name: sponsorDialog.heading })).toBeVisible();
    await expect(link(pages[0] ?? '')).toBeHidden();
  });
});

test('the sponsor dialog opens from the header, the page and each block of the stage, and links to the levels', async ({
  page,
}) => {
  const [, see] = sponsorDialog.actions;
  await open(page, `${home}/sponsors`);
  const dialog = page.getByRole('dialog', { name: sponsorDialog.heading });
  const stage = region(page, sponsors.hero.heading);
  await bar(page).sponsor.click();
  for (const { title, price, passes } of sponsorDialog.items) {
    const row = dialog.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title }) });
    for (const figure of [`$${price.toLocaleString('en-US')}`, String(passes)])
      await expect(row.getByRole('cell', { name: figure, exact: true })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(bar(page).sponsor).toBeFocused();

  const [lowest, ...others] = sponsors.hero.items.map(({ title, price }) =>
    stage.getByRole('button', {
      name: `${title} $${price.toLocaleString('en-US')} ${sponsors.hero.action.label}`,
    }),
  );
  await stage.getByRole('button', { name: sponsors.hero.action.label, exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(lowest!).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lowest!).toBeFocused();
  for (const block of others) {
    await block.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(block).toBeFocused();
  }

  await page.getByRole('main').getByRole('button', { name: sponsor }).first().click();
  await dialog.getByRole('link', { name: see?.label }).click();
  await expect(page).toHaveURL(`${home}/partner#levels`);
  await expect(dialog).toBeHidden();
  await expect(page.locator('#levels')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a block of the stage links to the page with the dialog’s content, and the menu opens', async ({
    page,
  }) => {
    await page.goto(`${home}/sponsors`);
    const stage = region(page, sponsors.hero.heading);
    for (const { title } of sponsors.hero.items) {
      await expect(stage.getByRole('link', { name: title })).toHaveAttribute('href', `${home}/partner`);
      await expect(stage.getByRole('button', { name: title })).toBeHidden();
    }
    await stage.getByRole('link', { name: sponsors.hero.items[0]?.title }).click();
    await expect(page).toHaveURL(`${home}/partner`);
    await bar(page).opener.hover();
    await expect(bar(page).link(second.href)).toBeVisible();
  });
});

test.describe('without a network', () => {
  test.use({ expected: { console: [blockedLine] } });

  test('the sponsor dialog says so, and opens when the network is back', async ({ page, context }) => {
    await open(page, `${home}/tickets`);
    await context.setOffline(true);
    await bar(page).sponsor.click();
    await expect(page.getByText(offline.title)).toBeVisible();
    await context.setOffline(false);
    // If the browser caches the failed request, the page with the same content opens instead.
    const dialog = page.getByRole('dialog', { name: sponsorDialog.heading });
    await expect(dialog.or(page.locator('#levels'))).toBeVisible();
  });
});

test('a dialog that is still loading does not open after Escape or on the next page', async ({ page }) => {
  const dialogs = chunk('Sponsor');
  const release = await hold(page, dialogs);
  const asked = page.waitForRequest(dialogs);
  await open(page, home);
  const { sponsor: opener } = bar(page);
  const dialog = page.getByRole('dialog');
  await opener.click();
  await asked;
  await page.keyboard.press('Escape');
  await opener.click();
  await bar(page).link(elsewhere).click();
  await expect(page).toHaveURL(elsewhere);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  const loaded = page.waitForResponse(dialogs);
  release();
  await (await loaded).finished();
  await expect(heading).toBeFocused();
  await expect(dialog).toHaveCount(0);
  await opener.click();
  await expect(dialog).toBeVisible();
});

test.describe('the home page', () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    test(`the hero’s S-turn draws once on load, or stays still: ${reducedMotion}`, async ({ page }) => {
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
});

test.describe('the agenda', () => {
  const { types } = agenda.program;
  const events = agenda.program.items.flatMap((day) => day.events);
  const ofType = (type: string) => events.filter((each) => each.type === type);
  const used = [...new Set(events.map(({ type }) => type))];
  const event = (page: Page) => page.getByRole('main').locator('ol > li');
  const days = (page: Page) =>
    page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.locator('ol') });

  test('filters without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(`${home}/agenda`);
    await expect(event(page)).toHaveCount(events.length);
    const last = page.getByRole('main').getByRole('radio').last();
    await last.check({ force: true });
    await expect(event(page).filter({ visible: true })).toHaveCount(ofType(await last.inputValue()).length);
    await expect(days(page)).toHaveCount(agenda.program.items.length);
    await context.close();
  });

  test('gives every type a badge with its own color and glyph; the dial’s wedges link to their rows and fade with the filter', async ({
    page,
  }) => {
    await open(page, `${home}/agenda`);
    const badges = await Promise.all(
      used.map((type) =>
        event(page)
          .getByText(types[type], { exact: true })
          .first()
          .evaluate((badge) => ({
            color: getComputedStyle(badge).backgroundColor,
            glyph: badge.querySelector('svg')?.innerHTML ?? '',
          })),
      ),
    );
    expect(new Set(badges.map(({ color }) => color)).size).toBe(used.length);
    expect(new Set(badges.map(({ glyph }) => glyph)).size).toBe(used.length);

    const wedge = page.locator('svg a[href^="#event-"]').last();
    const row = page.locator((await wedge.getAttribute('href')) ?? 'none');
    await expect(row).not.toBeInViewport();
    await wedge.dispatchEvent('click');
    await expect(row).toBeInViewport();
    await expect(row).toContainText((await wedge.locator('title').textContent()) ?? 'none');

    const type = await wedge.getAttribute('data-type');
    const other = page.locator(`[data-agenda] input:not([value="all"], [value="${type}"])`).first();
    await other.check({ force: true });
    await expect(wedge).toHaveCSS('opacity', '0.2');
  });
});
