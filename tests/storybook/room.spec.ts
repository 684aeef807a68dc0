import { expect, test, type Page } from '@playwright/test';
import { home } from '../../src/content/home.ts';

/** The preview frame, which shows a story or a documentation page. */
const canvas = (page: Page) => page.frameLocator('#storybook-preview-iframe');

/** Starts collecting errors: console messages, and failed requests. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => faults.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  return faults;
}

/** Everyday words to search for, the label of the entry that they should find, and the path that it opens. */
const searches: [words: string, label: string, path: string][] = [
  ['hero', 'Page hero', 'heroes-page-hero'],
  ['pillar selector', 'Pillars', 'method-pillars'],
  ['ARC framework', 'Methodology', 'pages-methodology'],
  ['ticket grid', 'Tickets', 'offers-tickets'],
  ['roadmap', 'Roadmap', 'method-roadmap'],
  ['customer logos', 'Client logos', 'proof-client-logos'],
  ['prices', 'Tickets', 'offers-tickets'],
  ['a quote', 'Testimonials', 'proof-testimonials'],
  ['spacing', 'Spacing', 'foundations-spacing'],
  ['contrast', 'Contrast', 'foundations-color--contrast'],
  ['colours', 'Color', 'foundations-color'],
];

test('everyday words find the section in two steps', async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('searchbox');
  for (const [words, label, path] of searches) {
    await field.fill(words);
    const result = page
      .getByRole('option')
      .filter({ hasText: new RegExp(label, 'i') })
      .first();
    await expect(result, words).toBeInViewport();
    await result.click();
    await expect(page, words).toHaveURL(new RegExp(`path=/(?:docs|story)/${path}\\b`));
  }
});

test('the front page shows pictures of all pages within 100 requests, without errors', async ({ page }) => {
  const faults = faultsOf(page);
  let requests = 0;
  page.on('request', () => (requests += 1));
  await page.goto('/');
  const last = canvas(page).getByRole('link', { name: /Conference: community/ });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(canvas(page).getByRole('heading', { level: 1 })).toHaveText('Welcome');
  expect(requests).toBeLessThan(100);
  expect(faults).toEqual([]);
});

test('documentation opens with the section and the site’s copy, and runs no script', async ({ page }) => {
  const faults = faultsOf(page);
  await page.goto('/?path=/docs/contact-newsletter-signup--docs');
  const docs = canvas(page);
  const heading = docs.getByRole('heading', { name: home.newsletter.heading }).first();
  await expect(heading).toBeInViewport();
  await expect(docs.getByText('When to use', { exact: true })).toBeVisible();
  await expect(docs.getByText(/import \{ home \} from/)).toBeVisible();
  for (const field of await docs.getByRole('textbox').all()) await expect(field).toHaveValue('');
  expect(faults).toEqual([]);
});

test('two choices show a section in dark, in the conference’s theme, on a phone', async ({ page }) => {
  await page.goto('/?path=/story/method-pillars--on-the-site');
  await page.getByRole('button', { name: 'Theme', exact: true }).click();
  await page.getByRole('option', { name: 'Conference, dark' }).click();
  await page.getByRole('button', { name: 'Viewport size' }).click();
  await page.getByRole('option', { name: 'Phone', exact: true }).click();
  const html = canvas(page).locator('html');
  await expect(html).toHaveAttribute('data-theme', 'conference');
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect.poll(() => html.evaluate(() => window.innerWidth)).toBe(390);
});

test('all themes are side by side at the width of a laptop', async ({ page }) => {
  await page.goto('/iframe.html?id=method-pillars--on-the-site&viewMode=story&globals=compare:laptop');
  await expect(page.locator('iframe')).toHaveCount(4);
  const dark = page.frameLocator('iframe[title="Conference, dark"]').locator('html');
  await expect(dark).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(await dark.evaluate(() => window.innerWidth)).toBe(1280);
});

test.describe('changed copy', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is counted, shown everywhere, and shared by a link', async ({ page, context }) => {
    await page.goto('/?path=/story/method-pillars--on-the-site&addonPanel=room/words');
    const field = page.getByRole('textbox', { name: 'Heading', exact: true });
    await field.fill('Five things, “promised” by us to everyone who asks for them');
    await expect(page.getByText(/too long for its space/)).toBeVisible();
    await expect(canvas(page).getByRole('heading', { level: 2 })).toHaveText(/Five things/);
    await page.getByRole('tab', { name: /Controls/ }).click();
    await expect(page.getByRole('row', { name: /^heading Five things/ })).toBeVisible();
    await page.getByRole('button', { name: 'Copy link to this view' }).click();
    await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
    const other = await context.newPage();
    await other.goto(await page.evaluate(() => navigator.clipboard.readText()));
    await expect(canvas(other).getByRole('heading', { level: 2 })).toHaveText(/“promised” by us/);
  });
});

test.describe('on a dark system', () => {
  test.use({ colorScheme: 'dark' });

  test('Storybook, documentation and stories start in dark', async ({ page }) => {
    await page.goto('/?path=/docs/method-pillars--docs');
    const html = canvas(page).locator('html');
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await page.goto('/?path=/story/method-pillars--on-the-site');
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  });
});

test('accessibility runs automatically', async ({ page }) => {
  await page.goto('/?path=/story/components-controls-button--default&addonPanel=storybook/a11y/panel');
  await expect(page.getByRole('tab', { name: /Passes \d+/ })).toBeVisible();
});

test('at 1024 px all tools are visible', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/?path=/story/method-pillars--on-the-site');
  await expect(page.getByRole('button', { name: 'Copy link to this view' })).toBeInViewport({ ratio: 1 });
});
