import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';
import { figures, names, region } from './reading.ts';

/** Each of `labels` in the page's body leads to the contact page. */
async function leadToContact(page: Page, ...labels: string[]): Promise<void> {
  for (const label of labels) {
    const links = page.getByRole('main').getByRole('link', { name: label, exact: true });
    expect(await links.count()).toBeGreaterThan(0);
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', '/contact');
  }
}

test.describe('AI for Government', () => {
  test('shows its figures, services, sectors, reasons and steps', async ({ page }) => {
    await open(page, '/government-solutions');
    await expect(page.getByRole('heading', { level: 1, name: 'AI for Government' })).toBeVisible();
    expect(await figures(page, 'Results in figures')).toEqual([
      ['economic impact', '$2.5B+'],
      ['workers upskilled', '75K+'],
      ['agencies', '120+'],
      ['efficiency gains', '45%'],
    ]);
    const services = region(page, 'What we do for agencies');
    expect(await names(services)).toHaveLength(6);
    const offerings = await services
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .evaluateAll((all) => all.map((each) => each.querySelectorAll('li').length));
    expect(offerings).toEqual([4, 4, 4, 4, 4, 4]);
    const rows = region(page, 'Where it helps').getByRole('row');
    await expect(rows).toHaveCount(7);
    await expect(rows.first().getByRole('columnheader')).toHaveText(['Sector', 'Impact']);
    for (const row of (await rows.all()).slice(1)) {
      await expect(row.getByRole('rowheader')).toHaveText(/\w/);
      await expect(row.getByRole('cell')).toHaveText(/\w/);
    }
    expect(await names(region(page, 'Three reasons to partner with us'))).toHaveLength(3);
    expect(await names(region(page, 'The engagement model'))).toHaveLength(6);
    await leadToContact(page, 'Schedule a Consultation');
  });

  test('features a success story that leads to the case studies', async ({ page }) => {
    await open(page, '/government-solutions');
    const story = region(page, 'A regional jobs plan, read county by county');
    for (const text of ['15K+', 'jobs', '$750M', 'investment', '25', 'counties', 'Featured success story'])
      await expect(story.getByText(text).first()).toBeVisible();
    await story.getByRole('link').click();
    await expect(page).toHaveURL('/case-studies');
    await expect(page.getByRole('heading', { level: 1, name: 'Case Studies' })).toBeFocused();
  });

  test('its hero leads to the story on the same page', async ({ page }) => {
    await open(page, '/government-solutions');
    await page.getByRole('link', { name: 'See a success story' }).click();
    await expect(region(page, 'A regional jobs plan, read county by county')).toBeInViewport();
  });
});

test('AI for Business shows its figures, services, industries, reasons and steps', async ({ page }) => {
  await open(page, '/ai-business');
  await expect(page.getByRole('heading', { level: 1, name: 'AI for Business' })).toBeVisible();
  expect(new Map(await figures(page, 'Results in figures'))).toEqual(
    new Map([
      ['faster time to market', '3.5x'],
      ['cost reduction', '40%'],
      ['revenue growth', '60%'],
      ['productivity', '85%'],
    ]),
  );
  expect(await names(region(page, 'Six ways to put it to work'))).toHaveLength(6);
  await expect(region(page, 'Industries we know').locator('dt')).toHaveCount(6);
  expect(await names(region(page, 'Three reasons to partner with us'))).toHaveLength(3);
  expect(await names(region(page, 'How it runs'))).toHaveLength(5);
  await leadToContact(page, 'Get Started Today');
});

test('AI for Education shows its figures, solutions, institutions, reasons and journey', async ({ page }) => {
  await open(page, '/ai-education');
  await expect(page.getByRole('heading', { level: 1, name: 'AI for Education' })).toBeVisible();
  expect((await figures(page, 'Results in figures')).map(([, value]) => value)).toEqual([
    '92%',
    '35%',
    '50%',
    '2.5x',
  ]);
  expect(await names(region(page, 'Six solutions for schools and colleges'))).toHaveLength(6);
  await expect(region(page, 'Who we work with').locator('dt')).toHaveCount(6);
  expect(await names(region(page, 'Three reasons to partner with us'))).toHaveLength(3);
  expect(await names(region(page, 'A six-step journey'))).toHaveLength(6);
  await leadToContact(page, 'Plan Your First Term');
});

test('Custom Development shows its figures, capabilities, phases and examples', async ({ page }) => {
  await open(page, '/custom-development');
  await expect(page.getByRole('heading', { level: 1, name: 'Custom Development' })).toBeVisible();
  expect(await figures(page, 'Custom development in figures')).toEqual([
    ['solutions', '100+'],
    ['satisfaction', '95%'],
    ['faster delivery', '50%'],
    ['support', '24/7'],
  ]);
  expect(await names(region(page, 'Six capabilities'))).toHaveLength(6);
  expect(await names(region(page, 'Five phases, equal weight'))).toEqual([
    'Discovery',
    'Design',
    'Development',
    'Deployment',
    'Support',
  ]);
  expect(await names(region(page, 'Eight things we could build'))).toHaveLength(8);
  await leadToContact(page, 'Start Your Project', 'Discuss Your Project', 'Schedule a Consultation');
  await expect(region(page, 'Stay Ahead of the AI Curve').getByLabel('Email')).toBeVisible();
});

test('Case Studies shows both cases with every field', async ({ page }) => {
  await open(page, '/case-studies');
  await expect(page.getByRole('heading', { level: 1, name: 'Case Studies' })).toBeVisible();
  for (const [name, category, metrics] of [
    [
      'Rebuilding a platform for indoor farms',
      'Agricultural technology',
      ['Top 5', 'Anchor clients', 'US, Canada, Europe', 'Efficiency gains'],
    ],
    [
      'An executive dashboard that answers in the meeting',
      'Fortune 500 pharmaceuticals',
      ['78%', 'Weeks to minutes', 'Hundreds of hours', 'Real-time'],
    ],
  ] as const) {
    const study = region(page, name);
    await expect(study.getByText(category)).toBeVisible();
    for (const heading of ['Challenge', 'Solution', 'Results', 'Impact', 'Key takeaway'])
      await expect(study.getByText(heading, { exact: true })).toBeVisible();
    for (const metric of metrics) await expect(study.getByText(metric, { exact: true })).toBeVisible();
    await expect(study.locator('dl > div')).toHaveCount(4);
  }
  await expect(
    region(page, 'An executive dashboard that answers in the meeting').getByText(
      'increase in executive satisfaction',
    ),
  ).toBeVisible();
  await expect(region(page, 'Stay Ahead of the AI Curve').getByLabel('Email')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each reads whole', async ({ page }) => {
    for (const [path, headings] of [
      ['/government-solutions', 8],
      ['/ai-business', 6],
      ['/ai-education', 6],
      ['/custom-development', 6],
      ['/case-studies', 4],
    ] as const)
      await test.step(path, async () => {
        await page.goto(path);
        const all = page.getByRole('main').getByRole('heading');
        expect(await all.count()).toBeGreaterThanOrEqual(headings);
        for (const heading of await all.all()) await expect(heading).toBeVisible();
      });
  });
});
