import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { booking } from '../../src/content/booking.ts';
import { home } from '../../src/content/home.ts';
import { methodology } from '../../src/content/methodology.ts';
import { walk } from './audit.ts';
import { expect, open, reach, test } from './fixtures.ts';

/*
 * Compares snapshots with what a simulated screen reader says when it reads a page from top to bottom. Read the changed
 * snapshots before you accept them. `npx playwright test speech --update-snapshots` records them again.
 */

type Reader = typeof import('@guidepup/virtual-screen-reader');

const readerFile = '/virtual-screen-reader.js';
const reader = readFileSync('node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js', 'utf8');

test.beforeEach(({ page }) =>
  page.route(`**${readerFile}`, (route) => route.fulfill({ contentType: 'text/javascript', body: reader })),
);

/** Lets a simulated screen reader read an element aloud. Returns what it says, one phrase per line. */
async function speak(page: Page, selector: string): Promise<string> {
  const phrases = await page.evaluate(
    async ([file = '', selector = '']) => {
      const { virtual } = (await import(/* @vite-ignore */ file)) as Reader;
      // Unlike a real screen reader, the simulation would read `noscript` elements aloud.
      for (const each of document.querySelectorAll('noscript')) each.remove();
      await virtual.start({ container: document.querySelector(selector)! });
      const first = await virtual.lastSpokenPhrase();
      do await virtual.next();
      while ((await virtual.lastSpokenPhrase()) !== `end of ${first}`);
      const log = await virtual.spokenPhraseLog();
      await virtual.stop();
      return log;
    },
    [readerFile, selector],
  );
  return written(phrases);
}

/** Joins spoken phrases, one per line. Drops those that announce the end of an element, or repeat an element's name. */
function written(phrases: string[]): string {
  const lines: string[] = [];
  for (const each of phrases) {
    const phrase = each.replaceAll(/\s+/g, ' ');
    const before = lines.at(-1) ?? '';
    if (/^end\b/.test(phrase) || (/^(link|button|heading|radio), /.test(before) && before.includes(phrase)))
      continue;
    lines.push(phrase);
  }
  return `${lines.join('\n')}\n`;
}

for (const [name, path] of Object.entries({
  home: '/',
  listing: '/podcast/featured',
  episode: '/podcast/2',
  tickets: '/midwestcon/tickets',
}))
  test(`${path} is spoken in order, without repetitions`, async ({ page }) => {
    await open(page, path);
    await walk(page, true);
    expect(await speak(page, 'body')).toMatchSnapshot(`${name}.txt`);
  });

test('the booking dialog is announced as a dialog', async ({ page }) => {
  // The home page is the slowest, and the dialog is the same everywhere.
  await open(page, '/methodology');
  await page
    .getByRole('main')
    .getByRole('button', { name: methodology.hero.actions[0]?.label })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: booking.heading });
  await expect(dialog.locator('iframe')).toHaveAttribute('data-state', 'ready');
  expect(await speak(page, '[role="dialog"]')).toMatchSnapshot('booking.txt');
});

test('the newsletter is announced as a form, and its outcome as a status', async ({ page }) => {
  const { labels, toasts } = home.newsletter;
  await open(page, '/');
  const signup = page.locator('#newsletter');
  await reach(signup);
  expect(await speak(page, '#newsletter')).toMatchSnapshot('newsletter.txt');

  await signup.getByLabel(labels.firstName).fill('Ada');
  await signup.getByLabel(labels.email).fill('ada@county.example');
  await signup.getByRole('button').click();
  await expect(page.getByRole('status').getByText(toasts.ok.title, { exact: true })).toBeVisible();
  expect(await speak(page, '[role="status"][aria-atomic="false"]')).toMatchSnapshot('newsletter-sent.txt');
});
