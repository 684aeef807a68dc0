import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { agenda } from '../../src/content/conference/agenda.ts';
import { hackathon } from '../../src/content/conference/hackathon.ts';
import { conferenceHome } from '../../src/content/conference/home.ts';
import { merch } from '../../src/content/conference/merch.ts';
import { conferenceHeader as header } from '../../src/content/conference/navigation.ts';
import { sponsorDialog } from '../../src/content/conference/sponsor-dialog.ts';
import { sponsors } from '../../src/content/conference/sponsors.ts';
import { ticketsPage } from '../../src/content/conference/tickets.ts';
import { offline } from '../../src/content/errors.ts';
import { footer, header as siteHeader } from '../../src/content/navigation.ts';
import { site } from '../../src/content/site.ts';
import type { ActionContent } from '../../src/design/controls/Action/Action.tsx';
import { blockedLine, chunk, expect, go, hold, open, test } from './fixtures.ts';
import { region } from './reading.ts';

const home = '/midwestcon';
const menu = header.entries.flatMap((entry) =>
  entry.menu ? [{ label: entry.label, ...entry.menu }] : [],
)[0];
if (!menu) throw new Error('The conference’s bar has no menu');
const [first, second] = menu.links;
if (!first || !second) throw new Error('The menu has fewer than two links');
/** The pages that the bar leads to. */
const pages = [...header.entries.flatMap(({ href }) => href ?? []), ...menu.links.map(({ href }) => href)];
const [elsewhere = ''] = pages;
const sponsor = header.action.label;

/** Parts of the conference's bar. */
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
    for (const path of [home, ...pages])
      await test.step(path, async () => {
        await open(page, path);
        const { banner, nav, back, main } = bar(page);
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'conference');
        await expect(main).toHaveCount(0);
        await expect(banner.getByRole('button', { name: siteHeader.action.label })).toHaveCount(0);
        await expect(back).toHaveAttribute('href', header.back.href);
        const current = await banner
          .locator('[aria-current="page"]')
          .evaluateAll((all) => all.map((each) => each.getAttribute('href')));
        expect(current).toEqual([path]);
        expect(
          await nav.locator('a').evaluateAll((all) => all.map((each) => each.getAttribute('href')).sort()),
        ).toEqual(pages.toSorted());
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
      .getByRole('group', { name: header.scheme.legend })
      .or(banner.getByRole('button', { name: header.scheme.legend }));
    const brand = banner.getByRole('link', { name: header.brand.name, exact: true });
    for (const width of [900, 960, 1024, 1100, 1199, 1200, 1279, 1280, 1440])
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        expect((await edges(brand)).right).toBeLessThan((await edges(nav)).left);
        expect((await edges(opener)).right).toBeLessThan((await edges(scheme)).left);
        expect((await edges(opener)).height).toBeLessThan(48);
        // All in one line.
        expect((await edges(opener)).left).toBeGreaterThan((await edges(nav.locator('a').first())).right);
      });
  });

  test('leads back to the site and its theme', async ({ page }) => {
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

  test('opens the menu after 200 ms under the pointer, and closes it 150 ms after', async ({ page }) => {
    await page.clock.install();
    await open(page, home);
    const { opener, link } = bar(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await opener.hover();
    await page.clock.runFor(199);
    await expect(link(first.href)).toBeHidden();
    await page.clock.runFor(1);
    for (const each of menu.links) await expect(link(each.href)).toContainText(each.label);
    await expect(link(first.href)).toBeVisible();
    await page.mouse.move(20, 700);
    await page.clock.runFor(149);
    await expect(link(first.href)).toBeVisible();
    await page.clock.runFor(1);
    await expect(link(first.href)).toBeHidden();
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
    await expect(link(first.href)).toBeHidden();
    await page.clock.runFor(250);
    await opener.hover();
    await expect(link(first.href)).toBeVisible();
    await page.mouse.move(20, 700);
    await page.clock.runFor(150);
    await expect(link(first.href)).toBeHidden();
    await page.clock.runFor(301);
    await opener.hover();
    await page.clock.runFor(100);
    await expect(link(first.href)).toBeHidden();
    await page.clock.runFor(100);
    await expect(link(first.href)).toBeVisible();
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
    await expect(link(first.href)).toBeHidden();
    await opener.hover();
    await page.clock.runFor(199);
    await expect(link(first.href)).toBeHidden();
  });

  test('does not open over the page that a visitor goes on to meanwhile', async ({ page }) => {
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

  test('opens with the keyboard, closes with Escape and gives focus back', async ({ page }) => {
    await open(page, home);
    const { opener, link } = bar(page);
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(link(first.href)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link(first.href)).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(second.href);
    await expect(link(second.href)).toBeHidden();
  });
});

test.describe('the navigation on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('opens from its button, shows all it has, and closes when a link is tapped', async ({ page }) => {
    await open(page, home);
    const { banner, link } = bar(page);
    const burger = banner.getByRole('button', { name: header.toggle, exact: true });
    await burger.tap();
    for (const href of pages) await expect(link(href)).toBeVisible();
    await link(first.href).tap();
    // The address changes at once; the bar is closed again when the page behind it arrives.
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

test('the sponsor dialog shows the levels and ways to get in touch, and blocks a press outside', async ({
  page,
}) => {
  await open(page, `${home}/sponsors`);
  const { sponsor: opener } = bar(page);
  await opener.click();
  const dialog = page.getByRole('dialog', { name: sponsorDialog.heading });
  await expect(dialog).toBeVisible();
  for (const { name, price, passes } of sponsorDialog.levels) {
    const row = dialog.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
    for (const figure of [`$${price.toLocaleString('en-US')}`, String(passes)])
      await expect(row.getByRole('cell', { name: figure, exact: true })).toBeVisible();
  }
  const [write, see] = sponsorDialog.actions;
  await expect(dialog.getByRole('link', { name: write?.label })).toHaveAttribute('href', /^mailto:.+@.+/);
  await page.mouse.click(5, 450);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.getByRole('main').getByRole('button', { name: sponsor }).first().click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('link', { name: see?.label }).click();
  await expect(page).toHaveURL(`${home}/partner#levels`);
  await expect(dialog).toBeHidden();
  await expect(page.locator('#levels')).toBeInViewport();
});

test('a beam of the stage opens the sponsor dialog, by pointer and keyboard', async ({ page }) => {
  await open(page, `${home}/sponsors`);
  const dialog = page.getByRole('dialog', { name: sponsorDialog.heading });
  const beams = sponsors.hero.tiers.map(({ name, price }) =>
    region(page, sponsors.hero.heading).getByRole('button', {
      name: `${name} $${price.toLocaleString('en-US')} ${sponsors.hero.action.label}`,
    }),
  );
  const [first, ...others] = beams;
  await region(page, sponsors.hero.heading)
    .getByRole('button', { name: sponsors.hero.action.label, exact: true })
    .focus();
  await page.keyboard.press('Tab');
  await expect(first!).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(first!).toBeFocused();
  for (const beam of others) {
    // The words stand within the beam; where it is cut away the button is none.
    await beam.getByText(/\$/).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(beam).toBeFocused();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a beam of the stage leads to the page that says the same', async ({ page }) => {
    await page.goto(`${home}/sponsors`);
    const stage = region(page, sponsors.hero.heading);
    for (const { name } of sponsors.hero.tiers) {
      await expect(stage.getByRole('link', { name })).toHaveAttribute('href', `${home}/partner`);
      await expect(stage.getByRole('button', { name })).toBeHidden();
    }
    // A sector is cut out of its box: its words lie within it, the box's center does not.
    await stage.getByRole('link', { name: sponsors.hero.tiers[0]?.name }).locator('span').first().click();
    await expect(page).toHaveURL(`${home}/partner`);
  });
});

test.describe('with the network gone', () => {
  test.use({ expected: { console: [blockedLine] } });

  test('the sponsor dialog says so, and comes when the network is back', async ({ page, context }) => {
    await open(page, `${home}/tickets`);
    await context.setOffline(true);
    await bar(page).sponsor.click();
    await expect(page.getByText(offline.title)).toBeVisible();
    await context.setOffline(false);
    // Where the browser keeps the failure, the page that says the same stands in.
    const dialog = page.getByRole('dialog', { name: sponsorDialog.heading });
    await expect(dialog.or(page.locator('#levels'))).toBeVisible();
  });
});

test('a dialog that still loads does not open over the next page, nor after Escape', async ({ page }) => {
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
  test('takes newsletter addresses', async ({ page }) => {
    await open(page, home);
    const newsletter = region(page, conferenceHome.newsletter.heading.replaceAll('\n', ' '));
    await newsletter.getByLabel(conferenceHome.newsletter.labels.firstName).fill('Jordan');
    await newsletter.getByLabel(conferenceHome.newsletter.labels.email).fill('jordan@example.com');
    const sent = page.waitForRequest(/\/subscriptions$/);
    await newsletter.getByRole('button', { name: conferenceHome.newsletter.labels.submit }).click();
    expect((await sent).postDataJSON()).toMatchObject({ email: 'jordan@example.com' });
    await expect(page.getByText(conferenceHome.newsletter.toasts.ok.title)).toBeVisible();
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
    const link = page.getByRole('main').locator('a[href="/midwestcon.ics"]').first();
    const response = await request.get('/midwestcon.ics');
    expect(response.headers()['content-type']).toContain('text/calendar');
    const calendar = new ICAL.Component(ICAL.parse(await response.text()) as [string, unknown[], unknown[]]);
    const event = new ICAL.Event(calendar.getAllSubcomponents('vevent')[0]);
    // A calendar's last day is the first one after the event.
    expect(event.startDate.toString()).toBe(site.conference.from);
    expect(Date.parse(event.endDate.toString())).toBe(Date.parse(site.conference.to) + 86_400_000);
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe('midwestcon.ics');
    expect(readFileSync(await download.path(), 'utf8')).toBe(await response.text());
  });
});

test.describe('the agenda', () => {
  const { legend, types, result } = agenda.program;
  const events = agenda.program.days.flatMap((day) => day.events);
  const ofType = (type: string) => events.filter((each) => each.type === type);
  const used = [...new Set(events.map(({ type }) => type))];
  const event = (page: Page) => page.getByRole('main').locator('ol > li');
  const days = (page: Page) =>
    page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.locator('ol') });

  test('holds every event with time, title, place and type', async ({ page }) => {
    await open(page, `${home}/agenda`);
    await expect(event(page)).toHaveCount(events.length);
    for (const [index, { title, location, type }] of events.entries()) {
      const each = event(page).nth(index);
      await expect(each.locator('time')).toHaveCount(2);
      await expect(each.getByRole('heading', { level: 3 })).toContainText(title);
      await expect(each).toContainText(location);
      await expect(each.getByText(types[type], { exact: true })).toBeVisible();
    }
  });

  test('gives every type a badge of its own color and glyph', async ({ page }) => {
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
  });

  test('shows one type at a time, by keyboard, and says how many', async ({ page }) => {
    await open(page, `${home}/agenda`);
    const filter = page.getByRole('group', { name: legend });
    await filter.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    const chosen = filter.getByRole('radio').nth(2);
    await expect(chosen).toBeChecked();
    const count = ofType(await chosen.inputValue()).length;
    await expect(event(page).filter({ visible: true })).toHaveCount(count);
    const said = (count === 1 ? result.one : result.many).replace('{count}', String(count));
    await expect(page.getByRole('status').filter({ hasText: said })).toHaveCount(1);
    await filter.getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    await expect(event(page).filter({ visible: true })).toHaveCount(events.length);
  });

  test('filters without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(`${home}/agenda`);
    await expect(event(page)).toHaveCount(events.length);
    const last = page.getByRole('main').getByRole('radio').last();
    await last.check({ force: true });
    await expect(event(page).filter({ visible: true })).toHaveCount(ofType(await last.inputValue()).length);
    await expect(days(page)).toHaveCount(agenda.program.days.length);
    await context.close();
  });
});

test('what is sold elsewhere leads there; what has no checkout or store yet can be pressed, and does nothing', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const controls = async (path: string, actions: readonly ActionContent[]) => {
    await test.step(path, async () => {
      await open(page, path);
      for (const { label, about, href, dialog } of actions) {
        const name = [label, about].filter(Boolean).join(' ');
        if (href) await expect(main.getByRole('link', { name }).first()).toHaveAttribute('href', href);
        else if (!dialog) await inert(page, main.getByRole('button', { name, exact: true }).first());
      }
    });
  };
  const { items, bundles } = merch;
  await controls(home, [...conferenceHome.hero.actions, ...conferenceHome.register.actions]);
  await controls(`${home}/hackathon`, hackathon.end.actions);
  await controls(
    `${home}/tickets`,
    ticketsPage.tickets.tickets.map(({ cta }) => cta),
  );
  await controls(
    `${home}/merch`,
    [...items.products, ...bundles.bundles].map(({ cta }) => cta),
  );
  for (const item of await region(page, items.heading).getByRole('listitem').all())
    await expect(item.locator('svg').first()).toBeVisible();
});

test('every page reads whole without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  for (const path of [home, ...pages]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const hidden = await page
      .locator('main :is(h2, h3)')
      .evaluateAll((all) => all.filter((each) => !each.checkVisibility()).map((each) => each.textContent));
    expect(hidden).toEqual([]);
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: footer.legal[0]?.label }),
    ).toBeVisible();
  }
  await page.goto(home);
  await bar(page).opener.hover();
  await expect(bar(page).link(second.href)).toBeVisible();
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

test('a wedge of the agenda’s dial leads to its event’s row, and steps back with the filter', async ({
  page,
}) => {
  await open(page, `${home}/agenda`);
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
