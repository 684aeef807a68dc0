import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';
import { region } from './reading.ts';

test.describe('the hero', () => {
  test('has the headline as one sentence and two calls', async ({ page }) => {
    await open(page, '/');
    await expect(
      page.getByRole('heading', {
        level: 1,
        name: 'AI Redefined, Custom AI Development & Enterprise Training',
        exact: true,
      }),
    ).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Explore Solutions' }).click();
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
    const pause = page.getByRole('button', { name: 'Pause background video' });
    await expect(pause).toBeVisible();
    const paused = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);
    expect(await paused()).toBe(false);
    await pause.click();
    await expect(page.getByRole('button', { name: 'Play background video' })).toBeVisible();
    expect(await paused()).toBe(true);
  });

  test('has no film in the HTML, and none under reduced motion', async ({ page, request, outside }) => {
    expect(await (await request.get('/')).text()).not.toContain('<video');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('video')).toHaveCount(0);
    expect(outside.requests).toEqual([]);
  });

  test('has no film with Save-Data', async ({ page, outside }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('video')).toHaveCount(0);
    expect(outside.requests).toEqual([]);
  });
});

test.describe('the trusted-by strip', () => {
  const partners = ['Norwick Health', 'Halvorn Foundry', 'Easterlin College', 'Marden Mutual'];
  const slides = (page: Page) => region(page, 'Trusted by').locator('ul:has(li:has-text("Norwick Health"))');
  const shown = (page: Page) => slides(page).first().getAttribute('data-shown');

  /** Lets an odd number of intervals pass, one by one: any alternation would show. */
  const stands = async (page: Page) => {
    const before = await shown(page);
    for (let interval = 0; interval < 3; interval += 1) {
      await page.clock.runFor(5000);
      expect(await shown(page)).toBe(before);
    }
  };

  test('shows four logos and five industries, and says each logo once', async ({ page }) => {
    await open(page, '/');
    const strip = region(page, 'Trusted by');
    const lists = strip.getByRole('list');
    await expect(lists).toHaveCount(2);
    await expect(lists.first().getByRole('listitem')).toHaveText(partners);
    await expect(lists.last().getByRole('listitem')).toHaveText([
      'Healthcare',
      'Education',
      'Government',
      'Financial Services',
      'Manufacturing',
    ]);
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
    const strip = region(page, 'Trusted by');
    await strip.getByText('Norwick Health').first().hover();
    await page.clock.pauseAt(Date.now() + 60_000);
    await stands(page);
    await strip.getByRole('button', { name: /pause/i }).click();
    await page.mouse.move(700, 300);
    await stands(page);
    await expect(strip.getByRole('button', { name: /play/i })).toBeVisible();
  });

  test('holds while the keyboard is in it', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    await page.mouse.move(700, 300);
    // The film's own control comes late, and would stand between two presses of Tab.
    await expect(page.getByRole('button', { name: /background video/ })).toBeVisible();
    const control = region(page, 'Trusted by').getByRole('button', { name: /pause/i });
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
    await expect(region(page, 'Trusted by').getByRole('button')).toHaveCount(0);
  });
});

test('the two cases have their figures, a disclosure each and the way to all', async ({ page }) => {
  await open(page, '/');
  const link = page.getByRole('main').getByRole('link', { name: 'View All Case Studies' });
  await expect(link).toHaveAttribute('href', '/case-studies');
  const cases = page
    .locator('section')
    .filter({ has: page.getByRole('link', { name: 'View All Case Studies' }) });
  await expect(cases.getByText('78%')).toBeVisible();
  await expect(cases).toContainText(/satisfaction increase/i);
  await expect(cases).toContainText(/top.5/i);
  await expect(cases).toContainText(/controlled-environment-agriculture software provider/i);
  const disclosures = cases.locator('details');
  await expect(disclosures).toHaveCount(2);
  for (const disclosure of await disclosures.all()) {
    await disclosure.locator('summary').click();
    for (const part of [/overview/i, /challenge/i, /solution/i])
      await expect(disclosure.locator('dt').filter({ hasText: part })).toBeVisible();
  }
});

test('the roadmap has four phases, six stages and the facts of a session', async ({ page }) => {
  await open(page, '/');
  const roadmap = region(page, 'AI Readiness Roadmap');
  await expect(roadmap.getByRole('heading', { level: 3 })).toHaveText(['Learn', 'Apply', 'Build', 'Protect']);
  const stages = roadmap.getByRole('heading', { level: 4 });
  const names = [
    'AI Fundamentals',
    'Generative for Professionals',
    'Copilot/Gemini Power User Workshop',
    'AI Solutions Architecture',
    'MRP Accelerator',
    'AI Red Teaming',
  ];
  await expect(stages).toHaveCount(6);
  for (const [index, name] of names.entries()) {
    await expect(stages.nth(index)).toContainText(name);
    await expect(stages.nth(index)).toContainText('*');
  }
  await expect(roadmap).toContainText(/4.hours/);
  await expect(roadmap).toContainText(/in-person or hybrid/i);
  await expect(roadmap).toContainText(/\*\s*TechCred eligible/);
  await roadmap.getByRole('button', { name: 'Schedule a Consultation' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('the leadership carousel', () => {
  const slides = (page: Page) =>
    page
      .locator('#team')
      .getByRole('group')
      .filter({ has: page.getByRole('heading') });

  /** The people whose slide stands inside the carousel's window. */
  const visible = (page: Page) =>
    page.locator('#team [aria-roledescription="carousel"]').evaluate((carousel) => {
      const { left, right } = carousel.getBoundingClientRect();
      return [...carousel.querySelectorAll('h3')]
        .map((heading) => ({ name: heading.textContent, box: heading.getBoundingClientRect() }))
        .filter(({ box }) => box.left >= left - 2 && box.left < right - 40)
        .sort((one, other) => one.box.left - other.box.left)
        .map(({ name }) => name);
    });

  const ready = async (page: Page) => {
    await open(page, '/');
    await page.locator('#team').scrollIntoViewIfNeeded();
    const next = page.locator('#team').getByRole('button', { name: /next/i });
    await expect(next).toBeEnabled();
    return { next, previous: page.locator('#team').getByRole('button', { name: /previous/i }) };
  };

  test('shows three people whole, and the team’s figures', async ({ page }) => {
    await ready(page);
    const team = page.locator('#team');
    await expect(slides(page)).toHaveCount(3);
    for (const role of [/founder and CEO/i, /chief AI officer/i, /chief technology officer/i])
      await expect(team).toContainText(role);
    for (const figure of ['15+ years', '500+', '$100M+']) await expect(team).toContainText(figure);
    await expect(team).toContainText('combined AI and tech leadership');
    await expect(team).toContainText('organizations trained and consulted');
    await expect(team).toContainText('in client value');
  });

  test('loops: going on comes back to where it began', async ({ page }) => {
    const { next, previous } = await ready(page);
    const start = await visible(page);
    expect(start).toHaveLength(2);
    const seen: (string | null)[][] = [start];
    for (let step = 0; step < 3; step += 1) {
      await next.click();
      await expect.poll(() => visible(page)).not.toEqual(seen.at(-1));
      await expect.poll(async () => (await visible(page)).length).toBe(2);
      seen.push(await visible(page));
    }
    expect(new Set(seen.map(([first]) => first)).size).toBe(3);
    await expect.poll(() => visible(page)).toEqual(start);
    await previous.click();
    await expect.poll(() => visible(page)).toEqual(seen[2]);
  });

  test('moves on when it is dragged, and goes round', async ({ page }) => {
    await ready(page);
    const start = await visible(page);
    /** Drags the row sideways by `share` of its width, two fifths being most of a slide: slow or fast, that is one on. */
    const drag = async (share: number) => {
      const box = await page.locator('#team [aria-roledescription="carousel"]').boundingBox();
      if (!box) throw new Error('The carousel has no box');
      const x = box.x + box.width / 2;
      const y = box.y + box.height / 2;
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + share * box.width, y, { steps: 8 });
      await page.mouse.up();
    };
    const [first = '', second = ''] = start;
    const names = await slides(page).getByRole('heading').allTextContents();
    const third = names.find((name) => !start.includes(name)) ?? '';
    for (const pair of [[second, third], [third, first], start]) {
      await drag(-0.4);
      await expect.poll(() => visible(page)).toEqual(pair);
    }
    await drag(0.4);
    await expect.poll(() => visible(page)).toEqual([third, first]);
  });

  test('fits one person on a phone and two from medium widths up', async ({ page }) => {
    await ready(page);
    const share = () =>
      page.locator('#team [aria-roledescription="carousel"]').evaluate((carousel) => {
        const slide = carousel.querySelector('[aria-roledescription="slide"]');
        return (slide?.getBoundingClientRect().width ?? 0) / carousel.getBoundingClientRect().width;
      });
    await expect.poll(share).toBeCloseTo(0.5, 1);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(share).toBeCloseTo(1, 1);
  });

  test('answers the arrow keys', async ({ page }) => {
    await ready(page);
    const start = await visible(page);
    await page.locator('#team [aria-roledescription="carousel"]').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => visible(page)).not.toEqual(start);
  });
});

test.describe('the four pillars', () => {
  const names = ['People', 'Process', 'Policy', 'Technology'];
  const pillar = (page: Page, name: string) =>
    region(page, 'Four Pillars').getByRole('button', { name: new RegExp(name) });
  const expanded = (page: Page) =>
    region(page, 'Four Pillars').getByRole('button', { expanded: true }).allInnerTexts();

  test('shows one of four, by hover and by click', async ({ page }) => {
    await open(page, '/');
    await region(page, 'Four Pillars').scrollIntoViewIfNeeded();
    for (const [index, name] of names.entries())
      await expect(pillar(page, name)).toContainText(`0${index + 1}`);
    await expect(pillar(page, 'People')).toContainText(/foundation/i);
    await expect.poll(() => expanded(page)).toHaveLength(1);
    await expect(pillar(page, 'People')).toHaveAttribute('aria-expanded', 'true');
    await pillar(page, 'Policy').hover();
    await expect(pillar(page, 'Policy')).toHaveAttribute('aria-expanded', 'true');
    expect(await expanded(page)).toHaveLength(1);
    await pillar(page, 'Technology').click();
    await expect(pillar(page, 'Technology')).toHaveAttribute('aria-expanded', 'true');
    expect(await expanded(page)).toHaveLength(1);
  });

  test('answers the keyboard', async ({ page }) => {
    await open(page, '/');
    await pillar(page, 'Process').focus();
    await page.keyboard.press('Enter');
    await expect(pillar(page, 'Process')).toHaveAttribute('aria-expanded', 'true');
    await expect(pillar(page, 'People')).toHaveAttribute('aria-expanded', 'false');
  });

  test('never moves what stands below', async ({ page }) => {
    await open(page, '/');
    const pillars = region(page, 'Four Pillars');
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
  await expect(items).toHaveCount(5);
  const openCount = () => page.locator('#faq details[open]').count();
  expect(await openCount()).toBeLessThanOrEqual(1);
  await items.nth(2).locator('summary').click();
  await expect(items.nth(2)).toHaveAttribute('open', '');
  expect(await openCount()).toBe(1);
  await items.nth(4).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(items.nth(4)).toHaveAttribute('open', '');
  expect(await openCount()).toBe(1);
  await page.keyboard.press('Enter');
  await expect.poll(openCount).toBe(0);
});
