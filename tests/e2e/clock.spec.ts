import { expect, onlyCi, open, test } from './fixtures.ts';

/** Pages that show dates: one of each kind. */
const paths = ['/', '/podcast/2', '/training', '/midwestcon', '/midwestcon/tickets', '/terms'];

/** Before, during and after the conference, in three time zones far apart. */
const moments = [
  { timezoneId: 'Pacific/Auckland', now: '2026-01-01T00:30:00+13:00' },
  { timezoneId: 'America/New_York', now: '2026-09-10T23:30:00-04:00' },
  { timezoneId: 'Pacific/Honolulu', now: '2027-12-31T23:30:00-10:00' },
];

test(
  "pages are the same before, during and after the conference, except for the copyright's year",
  onlyCi,
  async ({ browser }) => {
    test.setTimeout(paths.length * 10_000);
    /** The text of each page at a moment, keyed by path. */
    const textsAt = async ({ timezoneId, now }: (typeof moments)[number]) => {
      const context = await browser.newContext({ timezoneId, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.route(
        (url) => url.hostname !== 'localhost',
        (route) => route.fulfill({ contentType: 'text/html', body: '' }),
      );
      await page.clock.setFixedTime(now);
      const year = now.slice(0, 4);
      const texts: Record<string, string> = {};
      for (const path of paths) {
        await open(page, path);
        await expect(page.getByRole('contentinfo')).toContainText(`© ${year}`);
        const text = await page.evaluate(() => {
          const body = document.body.cloneNode(true) as HTMLElement;
          // Ignore other hosts' players and forms, whose text depends on how far they have loaded.
          for (const each of body.querySelectorAll('[data-state]')) each.remove();
          return body.textContent;
        });
        texts[path] = text.replace(`© ${year}`, '©');
      }
      await context.close();
      return texts;
    };
    const [before, during, after] = await Promise.all(moments.map(textsAt));
    expect(during).toEqual(before);
    expect(after).toEqual(before);
  },
);
