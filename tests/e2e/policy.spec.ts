import { expect, open, test } from './fixtures.ts';

/**
 * Every test fails if the Content-Security-Policy blocks something (fixtures.ts), and quality.spec.ts uses every
 * control on every kind of page. This file only tests that a violation would be noticed.
 */
test.describe('what the Content-Security-Policy blocks', () => {
  test.use({ expected: { console: [/Content.Security.Policy/] } });

  test('is logged on the console, and so fails a test', async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await open(page, '/privacy');
    await page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('script'), { text: 'document.title = ""' }));
      document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/pixel.png' }));
    });
    await expect
      .poll(() => said.filter((line) => line.startsWith('Content-Security-Policy: ')))
      .toEqual([
        'Content-Security-Policy: script-src-elem stopped inline',
        'Content-Security-Policy: img-src stopped https://elsewhere.example/pixel.png',
      ]);
    await expect(page).not.toHaveTitle('');
  });
});
