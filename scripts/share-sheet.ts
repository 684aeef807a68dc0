/**
 * Writes docs/share-images.jpg, a sheet with all pictures for shared links, each 300 px wide, as in link previews.
 * Reads the built site. Run this script again when drawings or titles have changed.
 */
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { coverPath, sharePicture } from '../src/content/meta.ts';
import { routes } from '../src/shell/routes.ts';
import { needSite } from './built-site.ts';
import { launchOptions } from './chromium.ts';
import { needChromium } from './ensure-chromium.ts';
import { readOptions } from './options.ts';

readOptions({
  name: 'npx tsx scripts/share-sheet.ts',
  about: 'Puts all pictures for shared links on one sheet: docs/share-images.jpg.',
});
needSite();
const { executablePath } = await needChromium();

const [columns, width, gap] = [5, 300, 8];

const paths = [...routes.filter(({ gone }) => !gone).map(({ path }) => sharePicture(path)), coverPath];
const images = paths.map(
  (path) =>
    `<img width="${width}" src="data:image/png;base64,${readFileSync(`dist${path}`).toString('base64')}">`,
);
const style = `margin: 0; padding: ${gap}px; display: grid; grid-template-columns: repeat(${columns}, ${width}px); gap: ${gap}px; align-items: start`;

const browser = await chromium.launch({ ...launchOptions(), executablePath });
const page = await browser.newPage({ viewport: { width: columns * (width + gap) + gap, height: 600 } });
await page.setContent(`<body style="${style}">${images.join('')}</body>`);
await page.screenshot({ path: 'docs/share-images.jpg', type: 'jpeg', quality: 72, fullPage: true });
await browser.close();
