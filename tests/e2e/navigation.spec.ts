import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';

const solutions = [
  ['AI for Government', '/government-solutions'],
  ['AI for Education', '/ai-education'],
  ['AI for Business', '/ai-business'],
  ['AI Training', '/training'],
  ['Custom Development', '/custom-development'],
  ['Data Integrity', '/why-data-matters'],
] as const;
const networks = ['LinkedIn', 'Instagram', 'YouTube', 'X'];

/** The bar's parts. */
function bar(page: Page) {
  const banner = page.getByRole('banner');
  const main = banner.getByRole('navigation', { name: 'Main', exact: true });
  return {
    banner,
    main,
    label: (name: string): Locator => main.getByRole('link', { name, exact: true }),
    opener: (name: string): Locator => main.getByRole('button', { name: new RegExp(`${name} menu`) }),
    solution: (name: string): Locator => main.getByRole('link', { name: new RegExp(`^${name}`) }),
  };
}

test.describe('the bar on a wide screen', () => {
  test.use({ expected: { console: [/^log: 404 \//, /status of 404/] } });

  test('holds the specified links, fixed at the top', async ({ page }) => {
    await open(page, '/');
    const { banner, label } = bar(page);
    for (const [name, href] of [
      ['Solutions', '/'],
      ['Podcast', '/podcast'],
      ['Case Studies', '/case-studies'],
      ['About', '/about'],
    ] as const)
      await expect(label(name)).toHaveAttribute('href', href);
    const conference = banner.getByRole('link', { name: /^MidwestCon/ });
    await expect(conference).toHaveAttribute('href', 'https://midwestcon.example');
    await expect(conference).toHaveAttribute('rel', 'noopener');
    await expect(banner.getByRole('button', { name: 'Book a Call' })).toBeVisible();
    await expect(label('Solutions')).toHaveAttribute('aria-current', 'page');
    await expect(label('About')).not.toHaveAttribute('aria-current');
    await page.evaluate(() => window.scrollTo({ top: 4000, behavior: 'instant' }));
    await expect(label('Podcast')).toBeInViewport();
  });

  test('has every menu link in the HTML', async ({ request }) => {
    const html = await (await request.get('/')).text();
    const header = /<header\b.*?<\/header>/s.exec(html)?.[0] ?? '';
    for (const [, href] of solutions) expect(header).toContain(`href="${href}"`);
    expect(header).toContain('href="/contact"');
  });

  test('opens a menu on hover and closes it 150 ms after the pointer leaves', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    const { label, opener, solution } = bar(page);
    await label('Solutions').hover();
    for (const [name, href] of solutions) {
      await expect(solution(name)).toBeVisible();
      await expect(solution(name)).toHaveAttribute('href', href);
    }
    await expect(opener('Solutions')).toHaveAttribute('aria-expanded', 'true');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.move(20, 700);
    await page.clock.runFor(149);
    await expect(solution('Data Integrity')).toBeVisible();
    await page.clock.runFor(1);
    await expect(solution('Data Integrity')).toBeHidden();
    await expect(opener('Solutions')).toHaveAttribute('aria-expanded', 'false');
  });

  test('stays open when the pointer comes back in time', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    const { label, solution } = bar(page);
    await label('Solutions').hover();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.move(20, 700);
    await page.clock.runFor(100);
    await solution('AI Training').hover();
    await page.clock.runFor(1000);
    await expect(solution('AI Training')).toBeVisible();
  });

  test('navigates when a label is clicked, and with Enter', async ({ page }) => {
    await open(page, '/');
    await bar(page).label('About').click();
    await expect(page).toHaveURL('/about');
    // A page just reached takes focus to its heading.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await bar(page).label('Solutions').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
  });

  test('opens with its button, closes with Escape and gives focus back', async ({ page }) => {
    await open(page, '/');
    const { opener, solution, main } = bar(page);
    await opener('Solutions').focus();
    await page.keyboard.press('Enter');
    await expect(solution('AI for Government')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(solution('AI for Government')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(solution('AI for Government')).toBeHidden();
    await expect(opener('Solutions')).toBeFocused();
    await opener('About').focus();
    await page.keyboard.press('Space');
    await expect(main.getByRole('link', { name: /^Contact/ })).toBeVisible();
    for (const name of networks) {
      const link = main.getByRole('link', { name: new RegExp(`^${name}\\b`) });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('target', '_blank');
    }
  });

  test('closes when focus moves on, and only one is open', async ({ page }) => {
    await open(page, '/');
    const { opener, solution } = bar(page);
    await opener('Solutions').press('Enter');
    await opener('About').press('Enter');
    await expect(solution('AI Training')).toBeHidden();
    await page.getByRole('button', { name: 'Book a Call' }).first().focus();
    await expect(opener('About')).toHaveAttribute('aria-expanded', 'false');
  });

  test.describe('touched', () => {
    test.use({ hasTouch: true });

    test('answers a tap on its button', async ({ page }) => {
      await open(page, '/');
      const { opener, solution } = bar(page);
      await opener('Solutions').tap();
      await expect(solution('AI Training')).toBeVisible();
      await opener('Solutions').tap();
      await expect(solution('AI Training')).toBeHidden();
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
    const toggle = page.getByRole('button', { name: 'Menu', exact: true });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const menu = page.getByRole('navigation', { name: 'Main', exact: true });
    const training = menu.getByRole('link', { name: 'AI Training' });
    const contact = menu.getByRole('link', { name: 'Contact' });
    const solutionsButton = menu.getByRole('button', { name: /Solutions menu/ });
    const aboutButton = menu.getByRole('button', { name: /About menu/ });
    for (const [button, link] of [
      [solutionsButton, training],
      [aboutButton, contact],
    ] as const)
      if ((await button.getAttribute('aria-expanded')) === 'false') {
        await expect(link).toBeHidden();
        await button.click();
      }
    await expect(training).toBeVisible();
    await expect(contact).toBeVisible();
    await aboutButton.click();
    await expect(contact).toBeHidden();
    await expect(training).toBeVisible();
    await training.click();
    await expect(page).toHaveURL('/training');
    await expect(menu).toBeHidden();
  });

  test('closes with Escape, gives focus back, and holds the page still while open', async ({ page }) => {
    await open(page, '/');
    const toggle = page.getByRole('button', { name: 'Menu', exact: true });
    await toggle.click();
    for (const name of networks)
      await expect(
        page
          .getByRole('banner')
          .getByRole('link', { name: new RegExp(`^${name}\\b`) })
          .last(),
      ).toBeVisible();
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 900);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
  });
});

test('the footer holds its columns, anchors, networks and the current year', async ({ page }) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  for (const column of ['Solutions', 'Company', 'Resources'])
    await expect(footer.getByRole('navigation', { name: column })).toBeVisible();
  for (const href of [
    '/#government',
    '/#education',
    '/#business',
    '/#about',
    '/#team',
    '/#testimonials',
    '/#contact',
    '/#faq',
    '/midwestcon',
    '/podcast',
    '/case-studies',
    '/methodology',
    '/contact',
    '/privacy',
    '/terms',
  ])
    await expect(footer.locator(`a[href="${href}"]`)).toHaveCount(1);
  for (const id of [
    'government',
    'education',
    'business',
    'about',
    'team',
    'testimonials',
    'contact',
    'faq',
    'solutions',
  ])
    await expect(page.locator(`#${id}`)).toHaveCount(1);
  for (const name of networks)
    await expect(footer.getByRole('link', { name: new RegExp(`^${name}\\b`) })).toHaveAttribute(
      'rel',
      'noopener',
    );
  await expect(footer).toContainText(String(new Date().getFullYear()));
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Terms of Service' })).toBeVisible();
});

test('the year is right in a later year than the page was built in', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-01T12:00:00'));
  await open(page, '/');
  await expect(page.getByRole('contentinfo')).toContainText('2031');
});
