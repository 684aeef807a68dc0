import type { Page } from '@playwright/test';
import { about } from '../../src/content/about.ts';
import { conferenceHome } from '../../src/content/conference/home.ts';
import { episodes } from '../../src/content/episodes/episodes.ts';
import { home } from '../../src/content/home.ts';
import { feedPath } from '../../src/content/meta.ts';
import { missing } from '../../src/content/missing.ts';
import { scheme } from '../../src/content/navigation.ts';
import { site } from '../../src/content/site.ts';
import type { PageMeta } from '../../src/design/text/Meta/Meta.tsx';
import { tokens } from '../../src/design/theme/tokens.ts';
import { routes } from '../../src/shell/routes.ts';
import { themes } from '../../src/themes/themes.ts';
import { chooseScheme, expect, hold, hydrated, onlyCi, open, scripts, test } from './fixtures.ts';

/** The contents of the elements in the document's head that match a selector, in order. */
const contents = (page: Page, selector: string): Promise<(string | null)[]> =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(`head ${wanted}`)].map(
        (each) => each.getAttribute('content') ?? each.getAttribute('href') ?? each.textContent,
      ),
    selector,
  );

/** Expects each element of the head once: those specific to the page, and those that all pages share. */
async function expectHead(page: Page, { title, description, canonical, image, noindex }: PageMeta) {
  const said: Record<string, (string | undefined)[]> = {
    title: [title],
    'meta[name="description"]': [description],
    'link[rel="canonical"]': [canonical],
    'meta[name="robots"]': [noindex ? 'noindex' : undefined],
    'meta[property="og:title"]': [title],
    'meta[property="og:description"]': [description],
    'meta[property="og:url"]': [canonical],
    'meta[property="og:image"]': [image],
    'meta[property="og:image:alt"]': [image && title],
    'meta[property="og:image:width"]': ['1200'],
    'meta[property="og:image:height"]': ['630'],
    'meta[property="og:type"]': ['website'],
    'meta[property="og:site_name"]': [site.name],
    'meta[property="og:locale"]': [site.language.replace('-', '_')],
    'meta[name="twitter:card"]': ['summary_large_image'],
    'link[type="application/rss+xml"]': [feedPath],
    'link[rel="manifest"]': ['/site.webmanifest'],
  };
  for (const [selector, expected] of Object.entries(said))
    await expect
      .poll(() => contents(page, selector), selector)
      .toEqual(expected.filter((each) => each !== undefined));
}

/** Clicks the link to `href` on the current page, and waits until the URL has changed. */
async function follow(page: Page, href: string): Promise<void> {
  await page.locator(`a[href="${href}"]:visible`).first().click();
  await expect(page).toHaveURL(href);
}

const { light, dark } = tokens.semantic;
const conference = themes.conference.semantic;

test.describe('a document’s metadata', () => {
  test('is complete in the HTML, and neither lost nor doubled by navigating', async ({ page }) => {
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', site.language);
    await expectHead(page, home.meta);
    const linkedData = page.locator('script[type="application/ld+json"]');
    await expect(linkedData).toHaveCount(1);
    await follow(page, '/about');
    await expectHead(page, about.meta);
    // Linked data describes the document's first page, so a navigation removes it.
    await expect(linkedData).toHaveCount(0);
    await page.goBack();
    await expectHead(page, home.meta);
    await page.goForward();
    await expectHead(page, about.meta);
  });

  test(
    'the browser’s theme color follows the theme and the chosen scheme, even before the first paint',
    onlyCi,
    async ({ page }) => {
      /** The browser's theme colors while the system prefers the light scheme, and then while it prefers the dark one. */
      const shown = async () => {
        const colors: string[][] = [];
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          colors.push(
            await page
              .locator('meta[name="theme-color"]')
              .evaluateAll((bars) =>
                bars.flatMap((bar) =>
                  bar instanceof HTMLMetaElement && matchMedia(bar.media).matches ? bar.content : [],
                ),
              ),
          );
        }
        return colors;
      };
      const choose = (name: string) => chooseScheme(page, name);
      const both = (color: string) => [[color], [color]];

      await open(page, '/midwestcon');
      expect(await shown()).toEqual([[conference.light.bg], [conference.dark.bg]]);
      await follow(page, '/');
      await expect.poll(shown).toEqual([[light.bg], [dark.bg]]);
      await choose(scheme.dark);
      await expect.poll(shown).toEqual(both(dark.bg));
      await page.goBack();
      await expectHead(page, conferenceHome.meta);
      await expect.poll(shown).toEqual(both(conference.dark.bg));

      const release = await hold(page, scripts);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await shown()).toEqual(both(dark.bg));
      release();
      await hydrated(page);
      await choose(scheme.light);
      await expect.poll(shown).toEqual(both(light.bg));
      await choose(scheme.system);
      await expect.poll(shown).toEqual([[light.bg], [dark.bg]]);
    },
  );
});

test.describe('a URL without a page', () => {
  test.use({ expected: { console: [/^log: 404 \//, /status of 404/] } });

  test('is not indexed, but the pages reached from it are', async ({ page }) => {
    await page.goto('/nowhere');
    await hydrated(page);
    await expectHead(page, missing.meta);
    await follow(page, '/');
    await expectHead(page, home.meta);
  });
});

test('feed, sitemap and manifest are well-formed, and link to existing pages and pictures', async ({
  page,
  request,
}) => {
  await open(page, '/contact');
  const read = (path: string, selector: string): Promise<string[]> =>
    page.evaluate(
      async ([address = '', wanted = '']) => {
        const text = await (await fetch(address)).text();
        const xml = new DOMParser().parseFromString(text, 'text/xml');
        if (xml.querySelector('parsererror')) throw new Error(`${address} is no XML`);
        return [...xml.querySelectorAll(wanted)].map((each) => each.textContent);
      },
      [path, selector],
    );
  const listed = routes.filter(({ gone }) => !gone).map(({ path }) => site.url + path);
  expect(new Set(await read('/sitemap.xml', 'url > loc'))).toEqual(new Set(listed));
  expect(await read(feedPath, 'channel > item > link')).toHaveLength(episodes.length);

  const types = {
    [feedPath]: /xml/,
    '/sitemap.xml': /xml/,
    '/llms.txt': /text\/plain/,
    '/robots.txt': /text\/plain/,
    '/midwestcon.ics': /text\/calendar/,
  };
  for (const [path, type] of Object.entries(types)) {
    const { headers, status } = await request
      .get(path)
      .then((each) => ({ headers: each.headers(), status: each.status() }));
    expect(status, path).toBe(200);
    expect(headers['content-type'], path).toMatch(type);
  }
  const manifest = (await (await request.get('/site.webmanifest')).json()) as { icons: { src: string }[] };
  const pictures = [
    ...manifest.icons.map(({ src }) => src),
    ...[home.meta, conferenceHome.meta].map(({ image }) => image.slice(site.url.length)),
  ];
  for (const path of pictures)
    expect((await request.get(path)).headers()['content-type'], path).toBe('image/png');
});
