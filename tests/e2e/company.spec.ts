import { caseStudies } from '../../src/content/case-studies.ts';
import { government } from '../../src/content/government.ts';
import { expect, open, test } from './fixtures.ts';
import { region } from './reading.ts';

const { hero, success } = government;

test.describe('AI for Government', () => {
  test('features a success story that leads to the case studies', async ({ page }) => {
    await open(page, '/government-solutions');
    await region(page, success.heading).getByRole('link').click();
    await expect(page).toHaveURL('/case-studies');
    await expect(page.getByRole('heading', { level: 1, name: caseStudies.hero.heading })).toBeFocused();
  });

  test('its hero leads to the story on the same page', async ({ page }) => {
    await open(page, '/government-solutions');
    const toStory = hero.actions.find(({ href }) => href === `#${success.id}`);
    await page.getByRole('link', { name: toStory?.label }).click();
    await expect(region(page, success.heading)).toBeInViewport();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each reads whole', async ({ page }) => {
    for (const path of [
      '/government-solutions',
      '/ai-business',
      '/ai-education',
      '/custom-development',
      '/case-studies',
    ])
      await test.step(path, async () => {
        await page.goto(path);
        const all = page.getByRole('main').getByRole('heading');
        expect(await all.count()).toBeGreaterThan(1);
        for (const heading of await all.all()) await expect(heading).toBeVisible();
      });
  });
});
