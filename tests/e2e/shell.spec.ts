import type { Locator, Page } from '@playwright/test';
import { caseStudies } from '../../src/content/case-studies.ts';
import { failure } from '../../src/content/errors.ts';
import { home } from '../../src/content/home.ts';
import { messages } from '../../src/content/messages.ts';
import { methodology } from '../../src/content/methodology.ts';
import { missing, suggestionsHeading } from '../../src/content/missing.ts';
import { header, scheme, skip as skipLink } from '../../src/content/navigation.ts';
import { tokenSet } from '../../src/design/theme/tokens.ts';
import { blockedLine, chooseScheme, chunk, expect, go, hold, hydrated, open, test } from './fixtures.ts';

/**
 * The two console messages expected for an unknown path: one from the site, with the path, and one from the browser,
 * about the document's status.
 */
const unknownPath = [/^log: 404 \//, /the server responded with a status of 404/];

/** The headings of pages that tests visit. */
const headlines = {
  home: home.hero.heading.replaceAll('\n', ' '),
  missing: missing.page.code,
  failure: failure.page.code,
  cases: caseStudies.hero.heading,
  arc: methodology.hero.heading.replaceAll('\n', ' '),
};
const toCases = 'a[href="/case-studies"]';
/** The label of the button that opens the header's first menu. */
const toggle = header.items.find(({ menu }) => menu)?.menu?.toggle;

const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

test.describe('an unknown path', () => {
  test.use({ expected: { console: unknownPath } });

  test('shows the 404 page, complete before and after hydration, and links back', async ({ page }) => {
    for (const path of ['/training/x?q=%00<script>#x', '/%E0%A4%A'])
      await test.step(path, async () => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        await hydrated(page);
        await expect(page.getByRole('heading', { level: 1, name: headlines.missing })).toBeVisible();
        await expect(page.getByText(missing.page.lead)).toBeVisible();
        await expect(page).toHaveTitle(missing.meta.title);
        await page.getByRole('link', { name: missing.page.action.label }).click();
        await expect(page).toHaveURL('/');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(headlines.home);
      });
  });

  test('suggests pages that a mistyped URL probably meant', async ({ page }) => {
    await open(page, '/case-studeis');
    const suggestions = page.getByRole('navigation', { name: suggestionsHeading });
    await expect(suggestions.getByRole('link')).toHaveCount(1);
    await suggestions.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: headlines.cases })).toBeVisible();
    await open(page, '/podcast/2.php');
    await expect(suggestions.getByRole('link')).toHaveAttribute('href', '/podcast/2');
  });

  test('logs the path, once', async ({ page }) => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await open(page, '/no/such/page');
    expect(lines.filter((line) => line === '404 /no/such/page')).toHaveLength(1);
    expect(lines).toHaveLength(2);
  });
});

test.describe('moving between pages', () => {
  test.use({ expected: { console: unknownPath } });

  test('starts at the top, focuses the h1 and announces the title', async ({ page }) => {
    await open(page, '/nowhere');
    await page.getByRole('link', { name: missing.page.action.label }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(headlines.home);
    await expect(heading).toBeFocused();
    await expect(page.locator('[data-route-announcement]')).toHaveText(await page.title());
    expect(await scrollTop(page)).toBe(0);
  });

  test('scrolls to the anchor of a link to another page, below the header', async ({ page }) => {
    await open(page, '/nowhere');
    await page.getByRole('contentinfo').locator('a[href="/#faq"]').click();
    await expect(page).toHaveURL('/#faq');
    const section = page.locator('#faq');
    await expect(section).toBeFocused();
    const bar = await page.getByRole('banner').boundingBox();
    await expect
      .poll(async () => Math.round(((await section.boundingBox())?.y ?? 0) - (bar?.height ?? 0)))
      .toBeGreaterThanOrEqual(0);
    await expect(section).toBeInViewport();
  });

  test('a second click on a link whose page is loading adds no history entry', async ({ page }) => {
    await open(page, '/methodology');
    const release = await hold(page, chunk('CaseStudiesPage'));
    const link = page.getByRole('contentinfo').locator(toCases);
    await link.click();
    await expect(page).toHaveURL('/case-studies');
    await link.click();
    release();
    await expect(page.getByRole('heading', { level: 1, name: headlines.cases })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: headlines.arc })).toBeVisible();
    await expect(link).toBeFocused();
  });

  test.describe('fades the old page out over the new one', () => {
    /** Makes the page record its current title whenever a fade starts. */
    const watchFades = (page: Page): Promise<unknown> =>
      page.addInitScript(() => {
        const start = document.startViewTransition.bind(document);
        const faded: string[] = [];
        document.startViewTransition = (...given) => {
          faded.push(document.title);
          return start(...given);
        };
        Object.assign(window, { faded });
      });
    const takeFaded = (page: Page): Promise<string[]> =>
      page.evaluate(() => (window as unknown as { faded: string[] }).faded.splice(0));
    const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
    const goToCases = (page: Page): Promise<void> =>
      page.getByRole('banner').locator(toCases).first().click();

    /**
     * Opens the home page, and visits the case studies once, so that their code has loaded when a test goes there next.
     */
    async function openPrepared(page: Page): Promise<void> {
      await watchFades(page);
      await open(page, '/');
      await goToCases(page);
      await expect(heading(page)).toHaveText(headlines.cases);
      await takeFaded(page);
      await page.goBack();
      await expect(heading(page)).toHaveText(headlines.home);
      // Going back doesn't fade.
      expect(await takeFaded(page)).toEqual([]);
    }

    test('handles clicks during the fade', async ({ page }) => {
      await openPrepared(page);
      const title = await page.title();
      // Make the fade take longer than the test.
      await page.addStyleTag({
        content:
          '::view-transition-group(*), ::view-transition-old(*) { animation-duration: 600s !important }',
      });
      await goToCases(page);
      await expect(heading(page)).toBeFocused();
      await expect(heading(page)).toHaveText(headlines.cases);
      expect(await takeFaded(page)).toEqual([title]);
      await expect(page.locator('html')).toHaveAttribute('data-fading');
      await page.getByRole('banner').getByRole('button', { name: toggle }).click();
      await expect(page.getByRole('banner').getByRole('button', { name: toggle })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
    });

    test('does not fade with reduced motion', async ({ page }) => {
      await openPrepared(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await goToCases(page);
      await expect(heading(page)).toBeFocused();
      await expect(heading(page)).toHaveText(headlines.cases);
      expect(await takeFaded(page)).toEqual([]);
    });

    test('does not fade if the visitor goes back before the fade starts', async ({ page }) => {
      await openPrepared(page);
      await page.getByRole('contentinfo').locator('a[href="/methodology"]').click();
      await expect(heading(page)).toHaveText(headlines.arc);
      await takeFaded(page);
      // The fade waits for an animation frame. Hold that frame until the browser has gone back.
      await page.evaluate(async (selector) => {
        const request = window.requestAnimationFrame.bind(window);
        const held: FrameRequestCallback[] = [];
        window.requestAnimationFrame = (callback) => held.push(callback);
        document.querySelector<HTMLElement>(`header ${selector}`)?.click();
        window.requestAnimationFrame = request;
        await new Promise((resolve) => {
          window.addEventListener('popstate', resolve, { once: true });
          history.back();
        });
        held.forEach((callback) => request(callback));
      }, toCases);
      await expect(heading(page)).toHaveText(headlines.home);
      await expect(page).toHaveURL('/');
      // If the canceled fade had started, it would now be recorded before the next link's fade.
      const title = await page.title();
      await page.getByRole('contentinfo').locator('a[href="/methodology"]').click();
      await expect(heading(page)).toHaveText(headlines.arc);
      expect(await takeFaded(page)).toEqual([title]);
    });
  });

  test('goes back from an anchor to where the visitor was', async ({ page }) => {
    // Turn off smooth scrolling, so that going back doesn't interrupt a scroll.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
    await page.getByRole('main').locator('a[href$="#solutions"]').first().click();
    await expect(page).toHaveURL('/#solutions');
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(600);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => scrollTop(page)).toBe(400);
  });

  test('scrolls to the anchor of a URL that is opened directly', async ({ page }) => {
    await page.goto('/#testimonials');
    await hydrated(page);
    await expect(page.locator('#testimonials')).toBeInViewport();
  });

  test('with an unknown or malformed hash nothing moves and nothing breaks', async ({ page }) => {
    await open(page, '/#%E0%A4%A');
    await open(page, '/#nothing-here');
    expect(await scrollTop(page)).toBe(0);
  });
});

test('the skip link skips the navigation', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: skipLink.label });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('after a deploy', () => {
  test.use({ expected: { console: [...unknownPath, blockedLine, /Failed to load resource/] } });

  test('a page whose code is gone loads with one reload', async ({ page }) => {
    await open(page, '/');
    let gone = true;
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
        documents += 1;
        gone = false;
      }
    });
    await page.route(chunk('NotFoundPage'), (route) =>
      gone ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await go(page, '/gone');
    await expect(page).toHaveURL('/gone');
    await expect.poll(() => documents).toBe(1);
    await expect(page.getByRole('heading', { level: 1, name: headlines.missing })).toBeVisible();
    await hydrated(page);
    expect(documents).toBe(1);
  });

  test('a first page whose own code is gone hydrates after one reload', async ({ page }) => {
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
    });
    await page.route(chunk('HomePage'), (route) =>
      documents === 1 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.goto('/', { waitUntil: 'commit' });
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headlines.home);
    expect(documents).toBe(2);
  });
});

test.describe("a page that can't be loaded", () => {
  test.use({
    expected: { console: [blockedLine, /Failed to fetch dynamically imported module|Unable to preload CSS/] },
  });

  /**
   * Goes offline, and follows a link to a page whose code hasn't loaded. Returns the heading of the error shown
   * instead.
   */
  async function leaveOffline(page: Page): Promise<Locator> {
    await page.context().setOffline(true);
    await page.getByRole('contentinfo').locator(toCases).click();
    await expect(page).toHaveURL('/case-studies');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(headlines.failure);
    return heading;
  }

  test('says so, and retries in place', async ({ page, context }) => {
    await open(page, '/');
    const heading = await leaveOffline(page);
    await expect(heading).toBeFocused();
    await expect(page.getByText(failure.offline)).toBeVisible();
    await expect(page).toHaveURL('/case-studies');

    const retry = page.getByRole('button', { name: messages.retry });
    await retry.click();
    await expect(heading).toBeFocused();
    await expect(heading).toHaveText(headlines.failure);

    await context.setOffline(false);
    await retry.click();
    // Some browsers remember that a module failed to load. In that case, the page reloads.
    await expect(heading).toHaveText(headlines.cases);
    await expect(page).toHaveTitle(caseStudies.meta.title);
    await expect(page).toHaveURL('/case-studies');
  });

  test('links back to the previous page, without a network', async ({ page, context }) => {
    await open(page, '/');
    const sections = page.locator('main section');
    const count = await sections.count();
    const heading = await leaveOffline(page);
    await expect(page.getByText(failure.offline)).toBeVisible();
    // The home page opens again without a network, because its code has loaded.
    await page.getByRole('link', { name: failure.page.action.label }).click();
    await expect(page).toHaveURL('/');
    await expect(heading).toHaveText(headlines.home);
    await expect(sections).toHaveCount(count);
    await page.goBack();
    await expect(heading).toHaveText(headlines.failure);
    await page.goBack();
    await expect(heading).toHaveText(headlines.home);
    await context.setOffline(false);
  });
});

test.describe('a page that breaks', () => {
  test.use({ expected: { console: [/broken on purpose/, ...unknownPath] } });

  test('keeps the navigation, says so, and links back', async ({ page }) => {
    await open(page, '/');
    await page.route(chunk('NotFoundPage'), (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default () => { throw new Error("broken on purpose"); }',
      }),
    );
    await go(page, '/broken');
    await expect(page.getByText(failure.page.lead)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('link', { name: failure.page.action.label }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headlines.home);
  });
});

test.describe('the color scheme', () => {
  const control = (page: Page): Locator =>
    page.getByRole('banner').getByRole('button', { name: scheme.legend });
  const ground = (page: Page): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  /** Converts a hex color to the format of computed styles. */
  const computed = (hex: string): string =>
    `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
  const light = computed(tokenSet('light', 'page').bg);
  const dark = computed(tokenSet('dark', 'page').bg);

  test('follows the system until it is chosen, and then is remembered', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/');
    expect(await ground(page)).toBe(dark);
    await chooseScheme(page, scheme.light);
    await expect.poll(() => ground(page)).toBe(light);
    await page.reload();
    await hydrated(page);
    expect(await ground(page)).toBe(light);
    await expect(control(page)).toHaveAccessibleName(new RegExp(scheme.light));
    await chooseScheme(page, scheme.system);
    await expect.poll(() => ground(page)).toBe(dark);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => ground(page)).toBe(light);
  });

  test('is remembered even if the visitor leaves right after choosing', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/');
    await Promise.all([
      page.waitForEvent('load'),
      control(page).evaluate((button: HTMLElement) => {
        button.click();
        window.location.reload();
      }),
    ]);
    expect(await ground(page)).toBe(light);
  });

  test('is correct before any of the site’s script files has run: no flash', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.addInitScript(() => localStorage.setItem('mantine-color-scheme-value', 'dark'));
    const held: (() => void)[] = [];
    await page.route('/assets/*.js', async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await ground(page)).toBe(dark);
    for (const release of held) release();
    await page.unrouteAll({ behavior: 'wait' });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('follows the system', async ({ page }) => {
      await page.goto('/');
      for (const [colorScheme, expected] of [
        ['light', light],
        ['dark', dark],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('body')).toHaveCSS('background-color', expected);
      }
    });
  });

  test('can be changed even if storage is denied', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '/');
    await chooseScheme(page, scheme.dark);
    await expect.poll(() => ground(page)).toBe(dark);
  });
});
