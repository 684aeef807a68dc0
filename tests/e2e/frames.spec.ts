import type { Page } from '@playwright/test';
import { booking } from '../../src/content/booking.ts';
import { contact } from '../../src/content/contact.ts';
import { frames } from '../../src/content/frames.ts';
import { home } from '../../src/content/home.ts';
import { podcastHome } from '../../src/content/podcast/home.ts';
import { blockedLine, expect, open, test } from './fixtures.ts';

const book = home.hero.actions[0]?.label;

/**
 * Frames that show documents of other hosts, each with the path of the page it is on, its content and its permissions.
 * `reach` returns the part of the page that contains the frame. If that part is a dialog, `reach` opens it first.
 */
const places = [
  {
    path: '/contact',
    embed: contact.form.form,
    may: frames.form,
    reach: (page: Page) => Promise.resolve(page.getByRole('main')),
  },
  {
    path: '/podcast',
    embed: podcastHome.featured.player,
    may: frames.audio,
    reach: (page: Page) => Promise.resolve(page.getByRole('main')),
  },
  {
    path: '/',
    embed: booking.calendar,
    may: frames.calendar,
    reach: async (page: Page) => {
      await page.getByRole('main').getByRole('button', { name: book }).click();
      return page.getByRole('dialog');
    },
  },
];

test.describe('if a frame’s host can’t be reached', () => {
  test.use({ expected: { console: [blockedLine] } });

  for (const { path, embed, may, reach } of places)
    test(`the text and the direct link stay on ${path}, without a gap; the frame has only the permissions that its provider needs, and gets only the origin as referrer`, async ({
      page,
    }) => {
      // The providers' scripts load, so only the missing frame shows that something is wrong.
      await page.route(embed.src, (route) => route.abort());
      await open(page, path);
      const place = await reach(page);
      const group = place.getByRole('group', { name: embed.title });
      await group.scrollIntoViewIfNeeded();
      await expect(group.getByText(embed.words.failed)).toBeVisible();
      const frame = place.getByTitle(embed.title);
      await expect(frame).toBeHidden();
      await expect(frame).toHaveAttribute('src', embed.src);
      await expect(frame).toHaveAttribute('sandbox', may.sandbox);
      await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
      await expect(place.locator(`a[href="${embed.link.href}"]`).first()).toBeVisible();
    });
});

test('the elements added by the calendar’s script are removed with it, and nothing else is', async ({
  page,
}) => {
  await page.route(booking.calendar.script, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `document.head.append(document.createElement('style'));
        document.body.append(Object.assign(document.createElement('div'), { id: 'left-behind' }));`,
    }),
  );
  await open(page, '/');
  const styles = page.locator('head style');
  const before = await styles.count();
  for (let visit = 0; visit < 2; visit += 1) {
    await page.getByRole('main').getByRole('button', { name: book }).click();
    await expect(page.locator('#left-behind')).toHaveCount(1);
    await expect(page.getByRole('dialog').getByTitle(booking.calendar.title)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('#left-behind')).toHaveCount(0);
    await expect(styles).toHaveCount(before);
  }
});
