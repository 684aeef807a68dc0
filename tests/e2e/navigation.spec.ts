import type { Locator, Page } from '@playwright/test';
import { footer, header } from '../../src/content/navigation.ts';
import { socials } from '../../src/content/socials.ts';
import { expect, open, test } from './fixtures.ts';

/** The entries with a menu: the one that stands for the home page, and the one whose menu ends with the networks. */
const [solutions, about] = header.entries.flatMap((entry) =>
  entry.menu ? [{ ...entry, menu: entry.menu }] : [],
);
if (!solutions || !about) throw new Error('The bar has fewer than two menus');
const links = solutions.menu.links;
const [firstLink, lastLink] = [links[0], links.at(-1)];
if (!firstLink || !lastLink) throw new Error('The first menu is empty');

/** The bar's parts. */
function bar(page: Page) {
  const banner = page.getByRole('banner');
  const main = banner.getByRole('navigation', { name: header.label, exact: true });
  return {
    banner,
    main,
    label: ({ label }: { label: string }): Locator => main.getByRole('link', { name: label, exact: true }),
    opener: ({ menu }: { menu: { toggle?: string } }): Locator =>
      main.getByRole('button', { name: menu.toggle, exact: true }),
    link: ({ href }: { href: string }): Locator => main.locator(`li li a[href="${href}"]`),
  };
}

test.describe('the bar on a wide screen', () => {
  test.use({ expected: { console: [/^log: 404 \//, /status of 404/] } });

  test('holds its links, fixed at the top', async ({ page }) => {
    await open(page, '/');
    const { banner, label } = bar(page);
    await expect(banner.getByRole('button', { name: header.action.label })).toBeVisible();
    await expect(label(solutions)).toHaveAttribute('aria-current', 'page');
    await expect(label(about)).not.toHaveAttribute('aria-current');
    await page.evaluate(() => window.scrollTo({ top: 4000, behavior: 'instant' }));
    await expect(label(about)).toBeInViewport();
  });

  test('opens a menu on hover and closes it 150 ms after the pointer leaves', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    const { label, opener, link } = bar(page);
    await label(solutions).hover();
    for (const each of links) {
      await expect(link(each)).toBeVisible();
      await expect(link(each)).toContainText(each.label);
    }
    await expect(opener(solutions)).toHaveAttribute('aria-expanded', 'true');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.move(20, 700);
    await page.clock.runFor(149);
    await expect(link(lastLink)).toBeVisible();
    await page.clock.runFor(1);
    await expect(link(lastLink)).toBeHidden();
    await expect(opener(solutions)).toHaveAttribute('aria-expanded', 'false');
  });

  test('stays open when the pointer comes back in time', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    const { label, link } = bar(page);
    await label(solutions).hover();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.move(20, 700);
    await page.clock.runFor(100);
    await link(lastLink).hover();
    await page.clock.runFor(1000);
    await expect(link(lastLink)).toBeVisible();
  });

  test('navigates when a label is clicked, and with Enter', async ({ page }) => {
    await open(page, '/');
    await bar(page).label(about).click();
    await expect(page).toHaveURL(about.href);
    // A page just reached takes focus to its heading.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await bar(page).label(solutions).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
  });

  test('opens with its button, closes with Escape and gives focus back', async ({ page }) => {
    await open(page, '/');
    const { opener, link, main } = bar(page);
    await opener(solutions).focus();
    await page.keyboard.press('Enter');
    await expect(link(firstLink)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(link(firstLink)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link(firstLink)).toBeHidden();
    await expect(opener(solutions)).toBeFocused();
    await opener(about).focus();
    await page.keyboard.press('Space');
    for (const each of about.menu.links) await expect(link(each)).toBeVisible();
    for (const { href } of socials) {
      const network = main.locator(`a[href="${href}"]`);
      await expect(network).toBeVisible();
      await expect(network).toHaveAttribute('target', '_blank');
    }
  });

  test('closes when focus moves on, and only one is open', async ({ page }) => {
    await open(page, '/');
    const { opener, link } = bar(page);
    await opener(solutions).press('Enter');
    await opener(about).press('Enter');
    await expect(link(lastLink)).toBeHidden();
    await page.getByRole('button', { name: header.action.label }).first().focus();
    await expect(opener(about)).toHaveAttribute('aria-expanded', 'false');
  });

  test.describe('touched', () => {
    test.use({ hasTouch: true });

    test('answers a tap on its button', async ({ page }) => {
      await open(page, '/');
      const { opener, link } = bar(page);
      await opener(solutions).tap();
      await expect(link(lastLink)).toBeVisible();
      await opener(solutions).tap();
      await expect(link(lastLink)).toBeHidden();
    });
  });
});

test.describe('the menu on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    expected: { console: [/^log: 404 \//, /status of 404/] },
  });

  test('has sub-lists that expand independently, and closes on any link', async ({ page }) => {
    await open(page, '/');
    const toggle = page.getByRole('button', { name: header.toggle, exact: true });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const { main: menu, opener, link } = bar(page);
    const [one, other] = [link(lastLink), link(about.menu.links[0] ?? lastLink)];
    for (const [button, inside] of [
      [opener(solutions), one],
      [opener(about), other],
    ] as const)
      if ((await button.getAttribute('aria-expanded')) === 'false') {
        await expect(inside).toBeHidden();
        await button.click();
      }
    await expect(one).toBeVisible();
    await expect(other).toBeVisible();
    await opener(about).click();
    await expect(other).toBeHidden();
    await expect(one).toBeVisible();
    await one.click();
    await expect(page).toHaveURL(lastLink.href);
    await expect(menu).toBeHidden();
  });

  test('closes with Escape, gives focus back, and holds the page still while open', async ({ page }) => {
    await open(page, '/');
    const toggle = page.getByRole('button', { name: header.toggle, exact: true });
    await toggle.click();
    for (const { href } of socials)
      await expect(page.getByRole('banner').locator(`a[href="${href}"]`).last()).toBeVisible();
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 900);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
  });
});

test('the footer’s anchors are there, and its year is the current one', async ({ page }) => {
  await open(page, '/');
  const end = page.getByRole('contentinfo');
  for (const { heading, links: entries } of footer.columns) {
    const column = end.getByRole('navigation', { name: heading });
    await expect(column.getByRole('link')).toHaveCount(entries.length);
    for (const { href } of entries.filter((each) => each.href.startsWith('/#')))
      await expect(page.locator(href.slice(1))).toHaveCount(1);
  }
  await expect(end).toContainText(String(new Date().getFullYear()));
});

test('the year is right in a later year than the page was built in', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-01T12:00:00'));
  await open(page, '/');
  await expect(page.getByRole('contentinfo')).toContainText('2031');
});
