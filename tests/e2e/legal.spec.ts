import { privacy } from '../../src/content/legal/privacy.ts';
import { textPage } from '../../src/content/legal/shared.ts';
import { expect, open, test } from './fixtures.ts';

const path = '/privacy';

test('the table of contents of a text page links to each section, below the header, and so does a URL with an anchor', async ({
  page,
}) => {
  await open(page, path);
  const main = page.getByRole('main');
  const last = main.getByRole('navigation', { name: textPage.contentsLabel }).getByRole('link').last();
  const target = main.getByRole('heading', { level: 2, name: privacy.page.items.at(-1)?.title });
  const bar = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  const isClear = async () => {
    await expect(target).toBeInViewport();
    await expect.poll(async () => (await target.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(bar);
  };
  await last.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${path}#[a-z-]+$`));
  await expect(target).toBeFocused();
  await isClear();
  // The table of contents stays in view beside the text.
  await expect(last).toBeInViewport();
  const address = page.url();
  await page.goBack();
  await expect(page).toHaveURL(path);

  await page.goto('about:blank');
  await open(page, address);
  await isClear();
});
