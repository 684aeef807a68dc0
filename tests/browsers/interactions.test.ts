import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, findPrograms } from '../../scripts/engines.ts';
import { about } from '../../src/content/about.ts';
import { categories } from '../../src/content/episodes/categories.ts';
import { home } from '../../src/content/home.ts';
import { header, scheme } from '../../src/content/navigation.ts';
import { training } from '../../src/content/training.ts';
import { startSite, type Answer } from './site.ts';
import { openTab, type Place, type Tab } from './tab.ts';

const { team, pillars, newsletter } = home;
const { arc } = training;
const listing = '/podcast/featured';
const lastPillar = pillars.items.at(-1)?.title;
const lastStep = arc.items.at(-1)?.title;
const lastTab = about.story.items.at(-1)?.title;
const category = categories.at(-1) ?? '';
const entry = header.items.find(({ menu }) => menu);
const toggle = entry?.menu?.toggle;
const firstLink = entry?.menu?.links[0]?.href;

/** Marks a test that runs with `npm test -- --ci`. Tests without this mark run only with `npm run check browsers`. */
const smoke = { tags: ['smoke'] };

describe.for(engines.filter(findPrograms))('$name', (engine) => {
  const patience = { timeout: 20_000 };
  let site: Awaited<ReturnType<typeof startSite>>;
  let tab: Tab;

  beforeAll(async () => {
    site = await startSite();
    tab = await openTab(engine);
    await tab.resize(1280);
  }, 60_000);
  afterAll(async () => {
    await tab.close();
    site.stop();
  });

  /** Opens a page and waits until React has hydrated it. */
  const open = async (path: string): Promise<void> => {
    await tab.open(site.origin + path);
    await expect
      .poll(() => tab.evaluate(() => document.documentElement.hasAttribute('data-hydrated')), patience)
      .toBe(true);
  };
  /** The number of visible elements that match a selector. */
  const count = (selector: string): Promise<number> =>
    tab.evaluate(
      (wanted) =>
        [...document.querySelectorAll(wanted)].filter((element) => element.getClientRects().length > 0)
          .length,
      selector,
    );
  const focused = (): Promise<string> =>
    tab.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );
  /** The text of each element that matches a selector. `within` limits the search to the section with this heading. */
  const texts = (selector: string, within?: string): Promise<string[]> =>
    tab.evaluate(
      (wanted, heading) => {
        const scope = heading
          ? [...document.querySelectorAll('h2')]
              .find(({ textContent }) => textContent === heading)
              ?.closest('section')
          : document;
        return [...(scope?.querySelectorAll(wanted) ?? [])].map(({ textContent }) => textContent);
      },
      selector,
      within ?? '',
    );
  const chosen = (place: Place): Promise<string[]> => texts(place.selector, place.within);

  test('the menu opens with its button; Escape closes it and returns focus', smoke, async () => {
    await open('/');
    const link = `header a[href="${firstLink}"]`;
    expect(await count(link)).toBe(0);
    await tab.click({ selector: 'header button', name: toggle });
    await expect.poll(() => count(link), patience).toBe(1);
    await tab.press('Escape');
    await expect.poll(() => count(link), patience).toBe(0);
    expect(await focused()).toContain(toggle);
  });

  test('the color scheme can be changed, and is remembered', async () => {
    await open('/');
    const ground = () => tab.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    const change = () => tab.click({ selector: 'header button', name: scheme.legend });
    // From the system's scheme to light, and then to dark.
    await change();
    await change();
    await expect.poll(ground, patience).not.toBe(light);
    const dark = await ground();
    await open('/');
    expect(await ground()).toBe(dark);
    await change();
    await expect.poll(ground, patience).toBe(light);
  });

  test('the booking dialog opens, the page stays still, and Escape closes the dialog', smoke, async () => {
    await open('/');
    const name = home.hero.actions[0]?.label;
    await tab.click({ selector: 'main button', name });
    await expect.poll(() => count('[role="dialog"]'), patience).toBe(1);
    await expect
      .poll(() => tab.evaluate(() => getComputedStyle(document.body).overflowY), patience)
      .toBe('hidden');
    await tab.press('Escape');
    await expect.poll(() => count('[role="dialog"]'), patience).toBe(0);
    await expect.poll(focused, patience).toContain(name);
  });

  test('the carousel moves forward', async () => {
    await open('/');
    const first = () =>
      tab.evaluate(() => {
        const row = document.querySelector('#team [role="region"]');
        const edge = row?.getBoundingClientRect().left ?? 0;
        return [...(row?.querySelectorAll('h3') ?? [])]
          .filter((heading) => heading.getBoundingClientRect().left >= edge - 2)
          .sort((one, other) => one.getBoundingClientRect().left - other.getBoundingClientRect().left)[0]
          ?.textContent;
      });
    await tab.evaluate(() => document.querySelector('#team')?.scrollIntoView({ behavior: 'instant' }));
    await expect.poll(() => count('#team [data-ready]'), patience).toBe(1);
    const before = await first();
    await tab.click({ selector: '#team button', name: team.labels.next });
    await expect.poll(first, patience).not.toBe(before);
  });

  test('a click shows a pillar', smoke, async () => {
    await open('/');
    const open1: Place = { selector: 'button[aria-expanded="true"]', within: pillars.heading };
    await tab.click({ selector: 'button', name: lastPillar, within: pillars.heading });
    await expect.poll(() => chosen(open1), patience).toEqual([expect.stringContaining(lastPillar ?? '')]);
  });

  test('a click shows a letter of ARC', async () => {
    await open('/training');
    const open1: Place = { selector: 'button[aria-expanded="true"]', within: arc.heading };
    await tab.click({ selector: 'button', name: lastStep, within: arc.heading });
    await expect.poll(() => chosen(open1), patience).toEqual([expect.stringContaining(lastStep ?? '')]);
  });

  test('a click or the keyboard selects a tab', async () => {
    await open('/about');
    const selected = () => texts('[role="tab"][aria-selected="true"]');
    await tab.click({ selector: '[role="tab"]', name: lastTab });
    await expect.poll(selected, patience).toEqual([expect.stringContaining(lastTab ?? '')]);
    await tab.press('ArrowRight');
    await expect
      .poll(selected, patience)
      .toEqual([expect.stringContaining(about.story.items[0]?.title ?? '')]);
    expect(await count('[role="tabpanel"]')).toBe(1);
  });

  test('the list is filtered by category, and the URL says so', smoke, async () => {
    await open(listing);
    const cards = () => count('main a[href^="/podcast/"]');
    const all = await cards();
    await tab.type({ selector: 'select' }, category);
    await expect.poll(() => tab.evaluate(() => location.search), patience).toContain(`category=${category}`);
    await expect.poll(cards, patience).toBeLessThan(all);
  });

  test.for(['ok', 'not-ok', 'network-failure'] satisfies Answer[])(
    'the newsletter form shows the outcome: %s',
    async (answer) => {
      site.answer(answer);
      await open('/');
      const within = newsletter.heading;
      const { title, message } = newsletter.toasts[answer];
      await tab.type({ selector: 'input[type="text"], input:not([type])', within }, 'Jordan');
      await tab.type({ selector: 'input[type="email"]', within }, `${answer}@county.example`);
      await tab.click({ selector: 'button[type="submit"]', within });
      await expect
        .poll(async () => (await texts('[role="alert"], [role="status"]')).join(' '), patience)
        .toContain(message);
      expect((await texts('[role="alert"], [role="status"]')).join(' ')).toContain(title);
      await expect
        .poll(
          () =>
            tab.evaluate(() => document.querySelector<HTMLInputElement>('main input[type="email"]')?.value),
          patience,
        )
        .toBe('');
    },
  );
});
