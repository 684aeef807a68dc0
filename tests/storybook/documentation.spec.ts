import { expect, test, type Frame, type Page } from '@playwright/test';
import { deskWidth } from '../../.storybook/docs/frame.ts';

/** What a story says about how it wants to be looked at. */
interface Asked {
  storyGlobals: { theme?: string; scheme?: string; viewport?: { value?: string } };
  parameters: {
    layout: string | undefined;
    viewport: { options: Partial<Record<string, { styles: { width: string } }>> };
  };
}

/** What a story asks for, from its own file. */
const askedBy = (page: Page, storyId: string): Promise<Asked> =>
  page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      __STORYBOOK_PREVIEW__: { loadStory: (of: { storyId: string }) => Promise<Asked> };
    };
    const { storyGlobals, parameters } = await preview.loadStory({ storyId });
    const { layout, viewport } = parameters;
    // What else there is does not fit through here.
    return { storyGlobals, parameters: { layout, viewport: { options: viewport.options } } };
  }, storyId);

/** What the document in a frame has. */
const foundIn = (frame: Frame) =>
  frame.evaluate(() => {
    const root = document.documentElement;
    return {
      width: window.innerWidth,
      theme: root.dataset.theme ?? 'site',
      scheme: root.dataset.mantineColorScheme,
      colorScheme: getComputedStyle(root).colorScheme,
    };
  });

// Between them they have phones and desks, both themes and both schemes.
for (const [docs, toolbar] of [
  ['frame-site-header--docs', 'dark'],
  ['contact-newsletter-signup--docs', 'light'],
])
  test(`on ${docs} each frame has what its story asks for, and else what the toolbar says: ${toolbar}`, async ({
    page,
  }) => {
    await page.goto(`/iframe.html?viewMode=docs&id=${docs}&globals=scheme:${toolbar}`);
    const blocks = page.locator('[id^="anchor--"]');
    await expect(blocks.first()).toBeVisible();
    const count = await blocks.count();
    expect(count).toBeGreaterThan(1);
    for (let at = 0; at < count; at += 1) {
      const block = blocks.nth(at);
      await block.scrollIntoViewIfNeeded();
      const element = block.locator('iframe');
      const story = (await element.getAttribute('data-story')) ?? '';
      const { storyGlobals, parameters } = await askedBy(page, story);
      const { theme = 'site', scheme = toolbar, viewport } = storyGlobals;
      const { [viewport?.value ?? '']: named } = parameters.viewport.options;
      const fills = (parameters.layout ?? 'fullscreen') === 'fullscreen';
      const frame = await (await element.elementHandle()).contentFrame();
      if (!frame) throw new Error(`${story} has no frame.`);
      await frame.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
      const found = await foundIn(frame);
      expect(found, story).toEqual({
        width: named ? Number.parseFloat(named.styles.width) : fills ? deskWidth : found.width,
        theme,
        scheme,
        colorScheme: scheme,
      });
    }
  });

test.describe('on a system in the other scheme', () => {
  test.use({ colorScheme: 'dark' });

  test('a documentation page, and what says nothing of its color, has the toolbar’s', async ({ page }) => {
    await page.goto('/iframe.html?viewMode=docs&id=contact-newsletter-signup--docs&globals=scheme:light');
    await expect(page.locator('dl').first()).toBeVisible();
    const [root, words] = await page.evaluate(() =>
      [document.documentElement, document.querySelector('dl')!].map(
        (element) => getComputedStyle(element).colorScheme,
      ),
    );
    expect([root, words]).toEqual(['light', 'light']);
  });
});
