import type { Locator, Page } from '@playwright/test';
import { expect, open, reach, test } from './fixtures.ts';

const region = (page: Page, name: string): Locator => page.getByRole('region', { name });
const script = 'script[src="https://forms.example/js/form_embed.js"]';

test.describe('AI Training', () => {
  for (const path of ['/training', '/ai-readiness'])
    test(`${path} is the training page, canonical at /training`, async ({ page }) => {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1, name: '90 days to AI ready' })).toBeVisible();
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        'https://arcwright.example/training',
      );
    });

  test('promises three figures and leads to the form', async ({ page }) => {
    await open(page, '/training');
    const promises = page.getByRole('main').getByRole('region').first().locator('dl > div');
    await expect(promises).toHaveCount(3);
    await expect(promises).toContainText(['90 days', '40–120 hours', 'Zero cost']);
    await expect(promises.nth(2)).toContainText('Ohio employers (reimbursement)');
    await page.getByRole('link', { name: 'Get Early Access' }).click();
    await expect(page).toHaveURL('/training#early-access-form');
    await expect(page.locator('#early-access-form')).toBeInViewport();
  });

  test('shows the featured program, seven core programs, ten teachers and TechCred', async ({ page }) => {
    await open(page, '/training');
    await expect(region(page, 'Agentic Organization').getByRole('heading', { level: 3 })).toHaveCount(3);
    await expect(region(page, 'Seven core programs').getByRole('rowheader')).toHaveText([
      /AI Fundamentals/,
      /Generative for Professionals/,
      /Copilot\/Gemini Power User Workshop/,
      /AI Strategy for Leaders/,
      /AI Solutions Architecture/,
      /MRP Accelerator/,
      /AI Red Teaming/,
    ]);
    const faculty = region(page, 'Ten people who teach it').getByRole('listitem');
    await expect(faculty).toHaveCount(10);
    for (const member of await faculty.all()) await expect(member.locator('img')).toHaveCount(1);
    const apply = region(page, 'Ohio TechCred pays it back').getByRole('link', {
      name: /Apply for TechCred/,
    });
    await expect(apply).toHaveAttribute('target', '_blank');
    await expect(apply).toHaveAttribute('rel', 'noopener');
    await expect(apply).toHaveAttribute('href', /^https:\/\//);
  });

  test.describe('the ARC framework', () => {
    const letters = ['Awareness', 'Readiness', 'Competitive Advantage'];
    const buttons = (page: Page): Locator => region(page, 'The ARC framework').getByRole('button');
    const open1 = async (page: Page): Promise<number[]> =>
      (
        await buttons(page).evaluateAll((all) => all.map((each) => each.getAttribute('aria-expanded')))
      ).flatMap((expanded, index) => (expanded === 'true' ? [index] : []));

    test('on a wide screen: one letter is active, by hover, click and keyboard', async ({ page }) => {
      await open(page, '/training');
      await reach(region(page, 'The ARC framework'));
      await expect(buttons(page)).toHaveCount(3);
      expect(await open1(page)).toEqual([0]);
      for (const [index, name] of letters.entries())
        await expect(buttons(page).nth(index)).toHaveAccessibleName(new RegExp(name));
      await buttons(page).nth(1).hover();
      await expect.poll(() => open1(page)).toEqual([1]);
      await buttons(page).nth(2).click();
      await expect.poll(() => open1(page)).toEqual([2]);
      await buttons(page).nth(0).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => open1(page)).toEqual([0]);
      // The active one stays.
      await page.keyboard.press('Space');
      expect(await open1(page)).toEqual([0]);
      await expect(page.getByText('What the tools can do, what they get wrong')).toBeVisible();
    });

    test('on a phone: an accordion whose open letter collapses, and opens again on a wide screen', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, '/training');
      await reach(region(page, 'The ARC framework'));
      expect(await open1(page)).toEqual([0]);
      await buttons(page).nth(1).click();
      await expect.poll(() => open1(page)).toEqual([1]);
      await buttons(page).nth(1).click();
      await expect.poll(() => open1(page)).toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect.poll(() => open1(page)).toEqual([0]);
    });
  });

  test('embeds the form 500 px high; its script is there from entering to leaving, once', async ({
    page,
  }) => {
    await open(page, '/training');
    await expect(page.locator(script)).toHaveCount(1);
    const form = region(page, 'Get early access');
    await form.scrollIntoViewIfNeeded();
    const frame = form.locator('iframe');
    await expect(frame).toHaveAttribute('src', /^https:\/\/forms\.example\/widget\/form\//);
    expect((await frame.boundingBox())?.height).toBeGreaterThanOrEqual(500);
    await expect(page.locator(script)).toHaveCount(1);
    await page.getByRole('banner').getByRole('link', { name: 'Case Studies' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Case Studies' })).toBeVisible();
    await expect(page.locator(script)).toHaveCount(0);
    for (const back of [true, false, true]) await (back ? page.goBack() : page.goForward());
    await expect(page.getByRole('heading', { level: 1, name: '90 days to AI ready' })).toBeVisible();
    await expect(page.locator(script)).toHaveCount(1);
  });

  test('answers five questions, one at a time', async ({ page }) => {
    await open(page, '/training');
    const faq = region(page, 'Before you ask your finance team');
    await reach(faq);
    const items = faq.locator('details');
    await expect(items).toHaveCount(5);
    const openItems = () => items.evaluateAll((all) => all.map((item) => (item as HTMLDetailsElement).open));
    await items.nth(1).locator('summary').click();
    await expect.poll(async () => (await openItems()).indexOf(true)).toBe(1);
    await items.nth(3).locator('summary').click();
    await expect.poll(openItems).toEqual([false, false, false, true, false]);
    await items.nth(3).locator('summary').click();
    await expect.poll(openItems).toEqual([false, false, false, false, false]);
  });

  test('keeps its sections, and goes where it should, when an anchor is pressed before they have hydrated', async ({
    page,
  }) => {
    await open(page, '/training');
    const sections = page.locator('main section');
    const count = await sections.count();
    const link = page.getByRole('link', { name: 'Join the Waitlist' });
    await link.click();
    await expect(page).toHaveURL('/training#early-access-form');
    // Twice, so that a move within the history is among what waits.
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/training');
    await link.click();
    await expect(page).toHaveURL('/training#early-access-form');
    await expect(sections).toHaveCount(count);

    await expect(page.locator('#early-access-form')).toBeInViewport();
    // The router has the address, too: what it leads to next is another page.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Case Studies' }).click();
    await expect(page).toHaveURL('/case-studies');
    await page.goBack();
    await expect(page).toHaveURL('/training#early-access-form');
    await expect(page.getByRole('heading', { level: 1, name: '90 days to AI ready' })).toBeAttached();
  });

  test('ends with the waitlist and the newsletter', async ({ page }) => {
    await open(page, '/training');
    const waitlist = region(page, 'Join the waitlist for the next cohort');
    await waitlist.getByRole('link', { name: 'Join the Waitlist' }).click();
    await expect(page.locator('#early-access-form')).toBeInViewport();
    await expect(region(page, 'Stay Ahead of the AI Curve').getByLabel('Email')).toBeAttached();
  });

  test.describe('with the form builder out of reach', () => {
    test.use({ expected: { console: [/Failed to load resource: net::ERR_/] } });

    test('says so and offers the form elsewhere', async ({ page, outside }) => {
      outside.block();
      await open(page, '/training');
      const form = region(page, 'Get early access');
      await form.scrollIntoViewIfNeeded();
      await expect(form.getByText('The form did not load')).toBeVisible();
      await expect(form.getByRole('link', { name: /new tab|own page/ }).first()).toHaveAttribute(
        'href',
        /^https:\/\/forms\.example\/widget\/form\//,
      );
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('reads whole, all three letters and all answers included', async ({ page }) => {
      await page.goto('/training');
      for (const text of [
        'What the tools can do, what they get wrong, and what your policy says about both.',
        'People practice on their own documents, with a coach in the room.',
        'The best ideas become working tools, tested by people paid to break them.',
      ])
        await expect(page.getByText(text)).toBeVisible();
      await expect(
        region(page, 'Get early access')
          .getByRole('link', { name: /own page|new tab/ })
          .first(),
      ).toBeVisible();
    });
  });
});
