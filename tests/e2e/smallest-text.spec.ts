/** Tests pages in a browser with a minimum font size of 20 px, which enlarges only smaller text. */
import { launchOptions } from '../../scripts/chromium.ts';
import { expectRoomForText, walk } from './audit.ts';
import { onlyCi, open, test } from './fixtures.ts';

const { args, ...browser } = launchOptions();
test.use({ launchOptions: { ...browser, args: [...args, '--blink-settings=minimumFontSize=20'] } });

/** The pages with the most small text, each with details for its test. */
for (const [path, details] of Object.entries({ '/podcast/2': {}, '/': onlyCi, '/training': onlyCi }))
  test(`${path} has room for text of at least 20 px`, details, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    await walk(page);
    await expectRoomForText(page, [320, 390, 768, 1440], 'text of at least 20 px');
  });
