import type { Locator, Page } from '@playwright/test';
import { about } from '../../src/content/about.ts';
import { home } from '../../src/content/home.ts';
import { podcastHome } from '../../src/content/podcast/home.ts';
import { chunk, expect, hold, hydrated, onlyCi, open, test } from './fixtures.ts';

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const headline = home.hero.heading.replaceAll('\n', ' ');
const listing = '/podcast/featured';

/** Distance of an element from the window's top, in px. */
const topOf = (element: Locator): Promise<number> =>
  element.evaluate((each) => each.getBoundingClientRect().top);

/**
 * Fails unless an element returns to `top` px below the window's top. Tolerates half a pixel, because browsers scroll
 * by whole pixels.
 */
const expectAt = (element: Locator, top: number): Promise<void> =>
  expect.poll(async () => Math.abs((await topOf(element)) - top)).toBeLessThanOrEqual(0.5);

const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls to `top`, and returns the section that is then in the middle of the window. */
async function scrollTo(page: Page, top: number): Promise<Locator> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  const at = await page
    .locator('main section')
    .evaluateAll((sections) =>
      sections.findLastIndex((section) => section.getBoundingClientRect().top < window.innerHeight / 2),
    );
  return page.locator('main section').nth(at);
}

/** Follows a link without scrolling to it, as if it were already in view. */
const follow = (link: Locator): Promise<void> => link.evaluate((each: HTMLElement) => each.click());

/** Waits for all sections of a page. After a navigation, a page renders its first screen before the rest. */
const complete = (page: Page): Promise<void> => expect(page.locator('main [data-late]:empty')).toHaveCount(0);

// On a phone, where most of a page is laid out late, and on a desktop.
for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test.describe(`at ${viewport.width} px`, viewport.width > 390 ? onlyCi : {}, () => {
    test.use({ viewport });

    test('back and forward return to where the visitor was', async ({ page }) => {
      await open(page, '/');
      const section = await scrollTo(page, 4000);
      // Wait for all late sections. Until then, those above could still change their size and thus the scroll position.
      await expect(page.locator('[data-late]:not([data-shown])')).toHaveCount(0);
      const [there, top] = [await topOf(section), await scrollTop(page)];
      await follow(page.getByRole('contentinfo').locator('a[href="/podcast"]').first());
      await expect(heading(page)).toHaveText(podcastHome.hero.heading);
      expect(await scrollTop(page)).toBe(0);
      await complete(page);
      await scrollTo(page, 900);

      await page.goBack();
      await expect(heading(page)).toHaveText(headline);
      await expect.poll(() => scrollTop(page)).toBe(top);
      await expectAt(section, there);

      await page.goForward();
      await expect(heading(page)).toHaveText(podcastHome.hero.heading);
      await expect.poll(() => scrollTop(page)).toBe(900);
    });

    test('back returns to where the visitor was, even if late sections did not have their size yet', async ({
      page,
    }) => {
      await open(page, '/');
      const section = await scrollTo(page, 4000);
      const link = await page.getByRole('banner').locator('a[href="/podcast"]').first().elementHandle();
      // In one step, because sections that are laid out between the two would move the page.
      const there = await section.evaluate((each, anchor) => {
        const { top } = each.getBoundingClientRect();
        (anchor as HTMLElement | null)?.click();
        return top;
      }, link);
      await expect(heading(page)).toHaveText(podcastHome.hero.heading);
      await page.goBack();
      await expect(heading(page)).toHaveText(headline);
      await expectAt(section, there);
    });

    test('a reload keeps the position, and so does going back after it', async ({ page }) => {
      await open(page, '/');
      await scrollTo(page, 2500);
      await expect(page.locator('[data-late]:not([data-shown])')).toHaveCount(0);
      const top = await scrollTop(page);
      await follow(page.getByRole('contentinfo').locator('a[href="/podcast"]').first());
      await expect(heading(page)).toHaveText(podcastHome.hero.heading);
      await complete(page);
      const section = await scrollTo(page, 1500);
      await expect(page.locator('[data-late]:not([data-shown])')).toHaveCount(0);
      const there = await topOf(section);

      await page.reload();
      await hydrated(page);
      await expect(page.locator('[data-late]:not([data-shown])')).toHaveCount(0);
      await expectAt(section, there);

      await page.goBack();
      await expect(heading(page)).toHaveText(headline);
      await expect.poll(() => scrollTop(page)).toBe(top);
    });
  });

test('a reload shows the position at once, without scrolling there smoothly', async ({ page }) => {
  await open(page, '/podcast');
  await scrollTo(page, 1500);
  await page.addInitScript(() => {
    const positions: number[] = [];
    Object.assign(window, { positions });
    addEventListener('scroll', () => positions.push(window.scrollY));
  });
  await page.reload();
  await hydrated(page);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(1400);
  const positions = await page.evaluate(() => (window as unknown as { positions: number[] }).positions);
  expect(Math.min(...positions)).toBeGreaterThan(1400);
});

test('back returns focus to the link that was followed, and a new page has focus on its heading', async ({
  page,
}) => {
  // With reduced motion, the browser scrolls at once to what it focuses.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const links = page.locator('a[href="/podcast"]');
  const link = links.last();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(podcastHome.hero.heading);
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(heading(page)).toHaveText(headline);
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.goForward();
  await expect(heading(page)).toBeFocused();
});

test('going back through filtered lists returns to the position in each', async ({ page }) => {
  await open(page, listing);
  const select = page.getByRole('main').locator('select');
  await select.selectOption({ index: 1 });
  await expect(page).toHaveURL(/category=/);
  await scrollTo(page, 300);
  const [episode] = await page.getByRole('main').locator('a[href^="/podcast/"]:visible').all();
  if (!episode) throw new Error('The category has no episode');
  await scrollTo(page, 700);
  const top = await scrollTop(page);
  await follow(episode);
  await expect(page).toHaveURL(/\/podcast\/\d+$/);
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/category=/);
  await expect.poll(() => scrollTop(page)).toBe(top);
  await expect(select).not.toHaveValue('');

  // Going back from the filter returns to the position before it.
  await page.goBack();
  await expect(page).toHaveURL(listing);
  await expect.poll(() => scrollTop(page)).toBeLessThan(top);
});

test('back to a URL with an anchor returns to where the visitor was, not to the anchor', async ({ page }) => {
  await open(page, '/');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('main').locator('a[href$="#solutions"]').first().click();
  await expect(page).toHaveURL('/#solutions');
  await expect(page.locator('#solutions')).toBeFocused();
  await expect(page.locator('[data-late]:not([data-shown])')).toHaveCount(0);
  await scrollTo(page, 4000);
  await follow(page.getByRole('contentinfo').locator('a[href="/podcast"]').first());
  await expect(heading(page)).toHaveText(podcastHome.hero.heading);
  await page.goBack();
  await expect(page).toHaveURL('/#solutions');
  await expect.poll(() => scrollTop(page)).toBe(4000);
});

test(
  "back on a slow phone returns to where the visitor was, even if the page's code hasn't loaded",
  onlyCi,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await open(page, '/');
    const section = await scrollTo(page, 4000);
    await expect(page.locator('[data-late]:not([data-shown])')).toHaveCount(0);
    const there = await topOf(section);
    await follow(page.getByRole('contentinfo').locator('a[href="/podcast"]').first());
    await expect(heading(page)).toHaveText(podcastHome.hero.heading);
    // After a reload, the document knows nothing about the previous page.
    await page.reload();
    await hydrated(page);
    const release = await hold(page, chunk('HomePage'));
    await page.goBack();
    await expect(page).toHaveURL('/');
    release();
    await expect(heading(page)).toHaveText(headline);
    await expectAt(section, there);
  },
);

test('forward returns to where the visitor was, even if the browser had not reported the scrolling yet', async ({
  page,
}) => {
  // Browsers report scrolling in the next frame, and a visitor can go back before that.
  await page.addInitScript(() => {
    window.addEventListener('scroll', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await open(page, '/');
  await follow(page.getByRole('contentinfo').locator('a[href="/podcast"]').first());
  await expect(heading(page)).toHaveText(podcastHome.hero.heading);
  await complete(page);
  await scrollTo(page, 900);
  await page.goBack();
  await expect(heading(page)).toHaveText(headline);
  await page.goForward();
  await expect(heading(page)).toHaveText(podcastHome.hero.heading);
  await expect.poll(() => scrollTop(page)).toBe(900);
});

test('back returns to where the visitor was, after a dialog', async ({ page }) => {
  await open(page, '/');
  const opener = page.getByRole('main').getByRole('button', { name: home.roadmap.action.label });
  await opener.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-late]:not([data-shown])')).toHaveCount(0);
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  const there = await topOf(opener);
  await follow(page.getByRole('contentinfo').locator('a[href="/podcast"]').first());
  await expect(heading(page)).toHaveText(podcastHome.hero.heading);
  await page.goBack();
  await expect(heading(page)).toHaveText(headline);
  await expectAt(opener, there);
});

test('back returns to the section that was read, even if it is below tabs and the last tab is selected', async ({
  page,
}) => {
  // With motion, the panel scrolls smoothly, and the browser can add the last step of that after the scroll below.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/about');
  await page.getByRole('tab').last().click();
  // The panel opens in the next animation frame after the click, and then scrolls into view.
  const panel = page.getByRole('tabpanel', { name: about.story.items.at(-1)?.title });
  await expect.poll(() => topOf(panel)).toBeLessThan(200);
  const section = page.locator('main section').last();
  await expect(page.locator('[data-late]:not([data-shown])')).toHaveCount(0);
  await section.evaluate((each) => each.scrollIntoView({ behavior: 'instant' }));
  const there = await topOf(section);
  await follow(page.getByRole('contentinfo').locator('a[href="/podcast"]').first());
  await expect(heading(page)).toHaveText(podcastHome.hero.heading);
  await page.goBack();
  await expect(heading(page)).toHaveText(about.story.heading);
  await expectAt(section, there);
});

test('a click on an anchor of the page cancels a link whose page is still loading', async ({ page }) => {
  await open(page, '/');
  const release = await hold(page, chunk('CaseStudiesPage'));
  await follow(page.getByRole('contentinfo').locator('a[href="/case-studies"]').first());
  await follow(page.getByRole('main').locator('a[href$="#solutions"]').first());
  await expect(page).toHaveURL('/#solutions');
  const loaded = page.waitForResponse(chunk('CaseStudiesPage'));
  release();
  await (await loaded).finished();
  await expect(heading(page)).toHaveText(headline);
  // If the first link weren't canceled, its page would appear before the next one and add a history entry.
  await follow(page.getByRole('contentinfo').locator('a[href="/podcast"]').first());
  await expect(heading(page)).toHaveText(podcastHome.hero.heading);
  await page.goBack();
  await expect(heading(page)).toHaveText(headline);
  await expect(page).toHaveURL('/#solutions');
});

test('the browser restores the position when it loads the document itself', async ({ page }) => {
  await open(page, '/case-studies');
  const restoration = (event: string) =>
    page.evaluate((type) => {
      window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
      return history.scrollRestoration;
    }, event);
  expect(await restoration('pagehide')).toBe('auto');
  expect(await restoration('pageshow')).toBe('manual');
});
