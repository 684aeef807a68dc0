import { expect, test } from '@playwright/test';
import { readSiteMap } from '../../scripts/room/site-map.ts';

const { sections } = readSiteMap();

/** What people look for, in their own words, and the section or page that they mean. */
const searches: Record<string, string> = {
  testimonials: 'proof/Testimonials',
  TechCred: 'offers/TechCred',
  'conference navigation': 'frame/SiteHeader',
  tickets: 'offers/Tickets',
  logos: 'proof/Logos',
  roadmap: 'method/Roadmap',
  FAQ: 'contact/Faq',
  speakers: 'people/Speakers',
  newsletter: 'contact/NewsletterSignup',
  'price levels': 'offers/PartnerLevels',
};

test('the sidebar finds at the first try what people call by their own words', async ({ page }) => {
  await page.goto('/');
  const field = page.locator('#storybook-explorer-searchfield');
  const results = page.locator('#storybook-explorer-menu [role="option"]');
  for (const [words, id] of Object.entries(searches)) {
    const label = sections.find((section) => section.id === id)?.label ?? id;
    await field.fill(words);
    await expect(async () => {
      const first = (await results.allInnerTexts()).slice(0, 4);
      expect(first.join('\n').toLowerCase(), words).toContain(label.toLowerCase());
    }).toPass();
  }
});

test('a link to a place on the front door leads there, within Storybook', async ({ page }) => {
  await page.goto('/');
  const room = page.frameLocator('#storybook-preview-iframe');
  await room.getByRole('link', { name: 'What changed', exact: true }).click();
  await expect(room.getByRole('heading', { name: 'What changed' })).toBeInViewport();
  await expect(page.locator('#storybook-explorer-searchfield')).toBeVisible();
});

test('what is found leads there as a whole row', async ({ page }) => {
  await page.goto('/');
  const room = page.frameLocator('#storybook-preview-iframe');
  await room.getByRole('searchbox', { name: 'Find a page or a section' }).fill('client logos');
  const row = room.getByRole('search').getByRole('listitem').first();
  await row.click({ position: { x: 4, y: 4 } });
  await expect(page).toHaveURL(/docs\/proof-client-logos/);
});

test('at 1440 px all tools are in view, also with a width chosen', async ({ page }) => {
  await page.goto('/?path=/story/pages-conference--tickets&globals=viewport:phone');
  await expect(page.getByRole('button', { name: 'Comment' })).toBeInViewport({ ratio: 1 });
});

test('a story is shown without waiting for axe, which runs when it is asked to', async ({ page }) => {
  await page.goto('/?path=/story/components-controls-button--default&addonPanel=storybook/a11y/panel');
  const scan = page.getByRole('button', { name: 'Run accessibility scan', exact: true });
  await scan.click();
  await expect(page.getByRole('tab', { name: /Passes/ })).toBeVisible();
  await expect(scan).toBeHidden();
});
