import { dataMatters } from '../../src/content/data.ts';
import { podcastListing } from '../../src/content/podcast/listing.ts';
import { pageOf } from '../../src/content/podcast/pages.ts';
import { hiddenTexts } from './audit.ts';
import { expect, test } from './fixtures.ts';
import { pages } from './pages.ts';

const { categories, labels } = podcastListing(pageOf(1)).listing;
/**
 * Whether a string is the label of a control that is absent without scripts. Instead of that control, the page shows
 * everything that it switches between: both states of the data, or the full list.
 */
const isGone = (text: string): boolean =>
  [dataMatters.demo.before.label, labels.category, labels.sort, ...Object.values(labels.sorts)].includes(
    text,
  ) || [labels.all, ...categories].some((name) => text.startsWith(`${name} (`));

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is complete: every text is visible, no control is dead, and there are no frames', async ({
    page,
  }) => {
    for (const { path } of pages)
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
        // Anything else that is hidden must be a control that a link replaces.
        for (const text of (await hiddenTexts(page)).filter((each) => !isGone(each)))
          await expect(main.getByRole('link', { name: text }).first()).toBeVisible();
        await expect(page.locator('[aria-haspopup="dialog"]:visible')).toHaveCount(0);
        await expect(main.locator('iframe')).toHaveCount(0);
        await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
      });
  });
});
