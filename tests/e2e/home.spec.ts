import type { Page } from '@playwright/test';
import { home } from '../../src/content/home.ts';
import { messages } from '../../src/content/messages.ts';
import { expect, open, test } from './fixtures.ts';
import { region } from './reading.ts';

/** Waits until the page has loaded and the browser is idle, which is when the film would come. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const idle = () => requestIdleCallback(() => requestIdleCallback(() => resolve()));
        if (document.readyState === 'complete') idle();
        else window.addEventListener('load', idle, { once: true });
      }),
  );

/** The addresses of the films that the page asks for from now on. */
function watchFilms(page: Page): string[] {
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'media') films.push(new URL(request.url()).pathname);
  });
  return films;
}

test.describe('the hero', () => {
  test('has its headline, and a call that leads to the solutions', async ({ page }) => {
    await open(page, '/');
    const { large, small } = home.hero.headline;
    await expect(
      page.getByRole('heading', { level: 1, name: `${large} ${small}`, exact: true }),
    ).toBeVisible();
    await page.locator('main a[href$="#solutions"]').first().click();
    await expect(page).toHaveURL('/#solutions');
    const solutions = page.locator('#solutions');
    const bar = (await page.getByRole('banner').boundingBox())?.height ?? 0;
    await expect.poll(async () => Math.abs(((await solutions.boundingBox())?.y ?? 0) - bar)).toBeLessThan(60);
    await expect(solutions).toBeFocused();
  });

  test('scrolls smoothly to the solutions, at once under reduced motion', async ({ page }) => {
    await open(page, '/');
    const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    expect(await behavior()).toBe('smooth');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await behavior()).toBe('auto');
  });

  test('plays its film once the page is idle, with a pause control', async ({ page }) => {
    await open(page, '/');
    const pause = page.getByRole('button', { name: messages.pauseVideo });
    await expect(pause).toBeVisible();
    const paused = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);
    expect(await paused()).toBe(false);
    await pause.click();
    await expect(page.getByRole('button', { name: messages.playVideo })).toBeVisible();
    expect(await paused()).toBe(true);
  });

  test('has no film in the HTML, and none under reduced motion', async ({ page, request, outside }) => {
    expect(await (await request.get('/')).text()).not.toContain('<video');
    const films = watchFilms(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    await settled(page);
    await expect(page.locator('video')).toHaveCount(0);
    expect(films).toEqual([]);
    expect(outside.requests).toEqual([]);
  });

  test('has no film with Save-Data', async ({ page, outside }) => {
    const films = watchFilms(page);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await open(page, '/');
    await settled(page);
    await expect(page.locator('video')).toHaveCount(0);
    expect(films).toEqual([]);
    expect(outside.requests).toEqual([]);
  });
});

test.describe('the trusted-by strip', () => {
  const partners = home.partners.partners.map(({ name }) => name);
  const [partner = ''] = partners;
  const slides = (page: Page) => region(page, home.partners.label).locator('ul').filter({ hasText: partner });
  const shown = (page: Page) => slides(page).first().getAttribute('data-shown');

  /** Lets an odd number of intervals pass, one by one: any alternation would show. */
  const stands = async (page: Page) => {
    const before = await shown(page);
    for (let interval = 0; interval < 3; interval += 1) {
      await page.clock.runFor(5000);
      expect(await shown(page)).toBe(before);
    }
  };

  test('shows the logos and industries, and says each logo once', async ({ page }) => {
    await open(page, '/');
    const strip = region(page, home.partners.label);
    const lists = strip.getByRole('list');
    await expect(lists).toHaveCount(2);
    await expect(lists.first().getByRole('listitem')).toHaveText(partners);
    await expect(lists.last().getByRole('listitem')).toHaveText(
      home.partners.industries.map(({ label }) => label),
    );
  });

  test('alternates two identical slides every 5 s with a fade of 1 s', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    await expect(slides(page)).toHaveCount(2);
    expect(await slides(page).first().innerText()).toBe(await slides(page).last().innerText());
    for (const slide of await slides(page).all()) {
      await expect(slide).toHaveCSS('transition-property', 'opacity');
      await expect(slide).toHaveCSS('transition-duration', '1s');
    }
    await page.mouse.move(700, 300);
    // The control comes with the alternation; the clock must not stop before.
    await expect(
      region(page, home.partners.label).getByRole('button', { name: home.partners.controls.pause }),
    ).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    // Every five seconds hold exactly one change.
    const first = await shown(page);
    await page.clock.runFor(5000);
    await expect.poll(() => shown(page)).not.toBe(first);
    const second = await shown(page);
    await page.clock.runFor(5000);
    await expect.poll(() => shown(page)).toBe(first);
    await page.clock.runFor(5000);
    await expect.poll(() => shown(page)).toBe(second);
  });

  test('holds while pointed at, and by its button', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    const strip = region(page, home.partners.label);
    await strip.getByText(partner).first().hover();
    await page.clock.pauseAt(Date.now() + 60_000);
    await stands(page);
    await strip.getByRole('button', { name: home.partners.controls.pause }).click();
    await page.mouse.move(700, 300);
    await stands(page);
    await expect(strip.getByRole('button', { name: home.partners.controls.play })).toBeVisible();
  });

  test('holds while the keyboard is in it', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    await page.mouse.move(700, 300);
    // The film's own control comes late, and would stand between two presses of Tab.
    await expect(page.getByRole('button', { name: messages.pauseVideo })).toBeVisible();
    const control = region(page, home.partners.label).getByRole('button', {
      name: home.partners.controls.pause,
    });
    // There and back, so that it is reached by Tab.
    await control.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(control).not.toBeFocused();
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
    expect(await control.evaluate((button) => button.matches(':focus-visible'))).toBe(true);
    await page.clock.pauseAt(Date.now() + 60_000);
    await stands(page);
    const held = await shown(page);
    await page.keyboard.press('Tab');
    await expect(control).not.toBeFocused();
    await page.clock.runFor(5000);
    await expect.poll(() => shown(page)).not.toBe(held);
  });

  test('is still under reduced motion', async ({ page }) => {
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    await page.clock.pauseAt(Date.now() + 60_000);
    await stands(page);
    await expect(slides(page).first()).toHaveCSS('opacity', '1');
    await expect(slides(page).last()).toHaveCSS('opacity', '0');
    await expect(region(page, home.partners.label).getByRole('button')).toHaveCount(0);
  });
});

test('each case discloses its details', async ({ page }) => {
  await open(page, '/');
  const disclosures = region(page, home.cases.heading).locator('details');
  await expect(disclosures).toHaveCount(home.cases.cases.length);
  for (const [index, { details }] of home.cases.cases.entries()) {
    const disclosure = disclosures.nth(index);
    await disclosure.locator('summary').click();
    for (const { term } of details)
      await expect(disclosure.locator('dt').filter({ hasText: term })).toBeVisible();
  }
});

test('the roadmap marks every stage that its note is about, and its action opens the booking dialog', async ({
  page,
}) => {
  await open(page, '/');
  const { heading, action, note } = home.roadmap;
  for (const stage of await region(page, heading).getByRole('heading', { level: 4 }).all())
    await expect(stage).toContainText(note.mark);
  await region(page, heading).getByRole('button', { name: action.label }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('the leadership carousel', () => {
  const slides = (page: Page) =>
    page
      .locator('#team')
      .getByRole('group')
      .filter({ has: page.getByRole('heading') });

  /** The people whose heading, as wide as their slide, stands whole inside the carousel's window: two only as it comes to rest. */
  const visible = (page: Page) =>
    page.locator('#team [role="region"][aria-roledescription]').evaluate((carousel) => {
      const { left, right } = carousel.getBoundingClientRect();
      return [...carousel.querySelectorAll('h3')]
        .map((heading) => ({ name: heading.textContent, box: heading.getBoundingClientRect() }))
        .filter(({ box }) => box.left >= left - 1 && box.right <= right + 1)
        .sort((one, other) => one.box.left - other.box.left)
        .map(({ name }) => name);
    });

  const ready = async (page: Page) => {
    await open(page, '/');
    await page.locator('#team').scrollIntoViewIfNeeded();
    const next = page.locator('#team').getByRole('button', { name: home.team.labels.next });
    await expect(next).toBeEnabled();
    return { next, previous: page.locator('#team').getByRole('button', { name: home.team.labels.previous }) };
  };

  test('loops: going on comes back to where it began', async ({ page }) => {
    const { next, previous } = await ready(page);
    const start = await visible(page);
    expect(start).toHaveLength(2);
    const status = page.locator('#team').getByRole('status');
    await expect(status).toBeEmpty();
    const seen: (string | null)[][] = [start];
    for (const _ of home.team.members) {
      await next.click();
      await expect.poll(() => visible(page)).not.toEqual(seen.at(-1));
      await expect.poll(async () => (await visible(page)).length).toBe(2);
      seen.push(await visible(page));
      // Who has come is told, by name.
      expect(await status.textContent()).toContain(`: ${seen.at(-1)?.join(', ')}`);
    }
    expect(new Set(seen.map(([first]) => first)).size).toBe(home.team.members.length);
    await expect.poll(() => visible(page)).toEqual(start);
    await previous.click();
    await expect.poll(() => visible(page)).toEqual(seen.at(-2));
  });

  test('moves on when it is dragged, and goes round', async ({ page }) => {
    await ready(page);
    const start = await visible(page);
    /** Drags the row sideways by `share` of its width, two fifths being most of a slide: slow or fast, that is one on. */
    const drag = async (share: number) => {
      const box = await page.locator('#team [role="region"][aria-roledescription]').boundingBox();
      if (!box) throw new Error('The carousel has no box');
      const x = box.x + box.width / 2;
      const y = box.y + box.height / 2;
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + share * box.width, y, { steps: 8 });
      await page.mouse.up();
    };
    const names = await slides(page).getByRole('heading').allTextContents();
    const pairs = names.map((name, at) => [name, names[(at + 1) % names.length]]);
    expect(pairs[0]).toEqual(start);
    for (const pair of [...pairs.slice(1), start]) {
      await drag(-0.4);
      await expect.poll(() => visible(page)).toEqual(pair);
    }
    await drag(0.4);
    await expect.poll(() => visible(page)).toEqual(pairs.at(-1));
  });

  test('fits one person on a phone and two from medium widths up', async ({ page }) => {
    await ready(page);
    const share = () =>
      page.locator('#team [role="region"][aria-roledescription]').evaluate((carousel) => {
        const slide = carousel.querySelector('[role="group"][aria-roledescription]');
        return (slide?.getBoundingClientRect().width ?? 0) / carousel.getBoundingClientRect().width;
      });
    await expect.poll(share).toBeCloseTo(0.5, 1);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(share).toBeCloseTo(1, 1);
  });

  test('answers the arrow keys', async ({ page }) => {
    await ready(page);
    const start = await visible(page);
    await page.locator('#team [role="region"][aria-roledescription]').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => visible(page)).not.toEqual(start);
  });
});

test.describe('the pillars', () => {
  const names = home.pillars.pillars.map(({ title }) => title);
  const [one = '', two = '', three = two] = names;
  const pillar = (page: Page, name: string) =>
    region(page, home.pillars.heading).getByRole('button', { name: new RegExp(name) });
  const expanded = (page: Page) =>
    region(page, home.pillars.heading).getByRole('button', { expanded: true }).allInnerTexts();

  test('shows one, by hover and by click', async ({ page }) => {
    await open(page, '/');
    await region(page, home.pillars.heading).scrollIntoViewIfNeeded();
    await expect.poll(() => expanded(page)).toHaveLength(1);
    await expect(pillar(page, one)).toHaveAttribute('aria-expanded', 'true');
    await pillar(page, two).hover();
    await expect(pillar(page, two)).toHaveAttribute('aria-expanded', 'true');
    expect(await expanded(page)).toHaveLength(1);
    await pillar(page, three).click();
    await expect(pillar(page, three)).toHaveAttribute('aria-expanded', 'true');
    expect(await expanded(page)).toHaveLength(1);
  });

  test('answers the keyboard', async ({ page }) => {
    await open(page, '/');
    await pillar(page, two).focus();
    await page.keyboard.press('Enter');
    await expect(pillar(page, two)).toHaveAttribute('aria-expanded', 'true');
    await expect(pillar(page, one)).toHaveAttribute('aria-expanded', 'false');
  });

  test('never moves what stands below', async ({ page }) => {
    await open(page, '/');
    const pillars = region(page, home.pillars.heading);
    const heights = new Set<number>();
    for (const name of names) {
      await pillar(page, name).click();
      await expect(pillar(page, name)).toHaveAttribute('aria-expanded', 'true');
      // The section's own height: a place on the page also depends on the sections above, whose size is an estimate until they are near.
      heights.add(await pillars.evaluate((section) => section.getBoundingClientRect().height));
    }
    expect(heights.size).toBe(1);
  });
});

test('the FAQ has at most one answer open, and it can collapse', async ({ page }) => {
  await open(page, '/');
  const items = page.locator('#faq details');
  await expect(items).toHaveCount(home.faq.items.length);
  const openCount = () => page.locator('#faq details[open]').count();
  expect(await openCount()).toBeLessThanOrEqual(1);
  await items.nth(1).locator('summary').click();
  await expect(items.nth(1)).toHaveAttribute('open', '');
  expect(await openCount()).toBe(1);
  await items.last().locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(items.last()).toHaveAttribute('open', '');
  expect(await openCount()).toBe(1);
  await page.keyboard.press('Enter');
  await expect.poll(openCount).toBe(0);
});
