import { home } from '../../src/content/home.ts';
import { expect, open, test } from './fixtures.ts';

test('the hero’s link scrolls to the solutions, below the header, and focuses them', async ({ page }) => {
  await open(page, '/');
  await page.locator('main a[href$="#solutions"]').first().click();
  await expect(page).toHaveURL('/#solutions');
  const solutions = page.locator('#solutions');
  const bar = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  await expect.poll(async () => Math.abs(((await solutions.boundingBox())?.y ?? 0) - bar)).toBeLessThan(60);
  await expect(solutions).toBeFocused();
});

test('the leadership carousel fits one person on a phone and two from medium widths up', async ({ page }) => {
  await open(page, '/');
  const team = page.locator('#team');
  await team.scrollIntoViewIfNeeded();
  await expect(team.getByRole('button', { name: home.team.labels.next })).toBeEnabled();
  const share = () =>
    team.locator('[role="region"][aria-roledescription]').evaluate((carousel) => {
      const slide = carousel.querySelector('[role="group"][aria-roledescription]');
      return (slide?.getBoundingClientRect().width ?? 0) / carousel.getBoundingClientRect().width;
    });
  await expect.poll(share).toBeCloseTo(0.5, 1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(share).toBeCloseTo(1, 1);
});
