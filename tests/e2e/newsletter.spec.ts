import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { honeypot } from '../../deploy/forwarder/subscription.ts';
import { home } from '../../src/content/home.ts';
import { messages } from '../../src/content/messages.ts';
import { newsletterPage } from '../../src/content/newsletter.ts';
import { site } from '../../src/content/site.ts';
import { chunk, expect, hold, open, reach, scripts, test } from './fixtures.ts';

const endpoint = '**/api/newsletter/v2/publications/*/subscriptions';
const { heading, labels, toasts: outcomes, source } = home.newsletter;
const { ok } = outcomes;
const address = `${site.newsletter.base}/v2/publications/${site.newsletter.publication}/subscriptions`;
const written = 'test-results/subscriptions.jsonl';

const signup = (page: Page) => page.getByRole('region', { name: heading.replaceAll('\n', ' ') });

/** The controls of the home page's form. */
const controls = (page: Page) => ({
  firstName: signup(page).getByLabel(labels.firstName),
  email: signup(page).getByLabel(labels.email),
  submit: signup(page).getByRole('button'),
});

/** The content of the file to which the local provider writes the subscriptions that it accepts. */
const accepted = (): string => (existsSync(written) ? readFileSync(written, 'utf8') : '');

/** Everything in the outbox that the site keeps in the browser's IndexedDB, as JSON. */
const outbox = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('newsletter');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const reading = opening.result.transaction('outbox').objectStore('outbox').getAll();
          reading.onsuccess = () => resolve(JSON.stringify(reading.result));
        };
      }),
  );

/** Opens the home page, and returns the form's controls once the form has hydrated. */
async function form(page: Page) {
  await open(page, '/');
  await reach(signup(page));
  return controls(page);
}

test.describe('the newsletter form', () => {
  test('when one of its fields gets focus, loads the fonts with letters that only visitors type', async ({
    page,
  }) => {
    const { email } = await form(page);
    const faces = () => page.evaluate(() => document.fonts.size);
    const before = await faces();
    await email.focus();
    await expect.poll(faces).toBeGreaterThan(before);
  });

  test('sends exactly the expected request, which the local provider writes to its file, and shows the success message', async ({
    page,
  }) => {
    const { firstName, email, submit } = await form(page);
    const recipient = `whole-path-${Date.now()}@county.example`;
    const release = await hold(page, /\/subscriptions$/);
    const request = page.waitForRequest(endpoint);
    await firstName.fill('Jordan');
    await email.fill(recipient);
    await submit.click();
    await expect(submit).toHaveText(labels.submitting);
    await expect(submit).toBeDisabled();
    const sent = await request;
    expect(sent.method()).toBe('POST');
    expect(new URL(sent.url()).pathname).toBe(address);
    expect(sent.headers()['content-type']).toBe('application/json');
    expect(sent.headers().accept).toBe('application/json');
    expect(sent.postDataJSON()).toEqual({
      email: recipient,
      first_name: 'Jordan',
      reactivate_existing: false,
      send_welcome_email: true,
      utm_medium: 'organic',
      utm_source: source,
    });
    release();
    const toast = page.getByRole('status').locator('[data-kind]').filter({ hasText: ok.title }).first();
    await expect(toast).toBeVisible();
    const { x, y, width, height } = (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(x + width, 'the toast is at the right').toBeGreaterThan(1380);
    expect(y + height, 'and at the bottom').toBeGreaterThan(840);
    await expect(page.getByText(ok.message, { exact: true })).toBeVisible();
    await expect(submit).toHaveText(labels.submit);
    await expect(submit).toBeEnabled();
    await expect(firstName).toHaveValue('');
    await expect(email).toHaveValue('');
    await expect.poll(accepted).toContain(recipient);
    await expect.poll(() => outbox(page)).not.toContain(recipient);
  });

  for (const way of ['Enter', 'the button'])
    test(`sends what the visitor meant, without artifacts of pasting, with ${way}`, async ({ page }) => {
      const { firstName, email, submit } = await form(page);
      const recipient = `pasted-${Date.now()}@county.example`;
      const request = page.waitForRequest(endpoint);
      await firstName.focus();
      await page.keyboard.insertText('\u00A0 Jordan Lee\u200B ');
      await email.focus();
      await page.keyboard.insertText(`Jordan Lee <${recipient.replace('@', '＠')}>`);
      if (way === 'Enter') await page.keyboard.press('Enter');
      else await submit.click();
      expect((await request).postDataJSON()).toMatchObject({ first_name: 'Jordan Lee', email: recipient });
    });

  test.describe('without a network', () => {
    test.use({ expected: { console: [/Failed to load resource/] } });

    test('shows the success message, keeps the submission and sends it on the next visit', async ({
      page,
      context,
    }) => {
      const { firstName, email, submit } = await form(page);
      await page.route(endpoint, (route) => route.abort());
      await firstName.fill('Jordan');
      await email.fill('kept@county.example');
      await submit.click();
      await expect(page.getByText(ok.title, { exact: true })).toBeVisible();
      await expect(page.getByText(ok.message, { exact: true })).toBeVisible();
      await expect(email).toHaveValue('');
      await expect.poll(() => outbox(page)).toContain('kept@county.example');
      await page.close();
      const visit = await context.newPage();
      // A retry that was pending when the tab closed counts as failed after 30 seconds.
      await visit.clock.install({ time: Date.now() + 60_000 });
      const again = visit.waitForRequest(endpoint);
      await open(visit, '/');
      expect((await again).postDataJSON()).toMatchObject({
        email: 'kept@county.example',
        first_name: 'Jordan',
      });
      await expect.poll(() => outbox(visit)).not.toContain('kept@county.example');
    });
  });

  test('has a honeypot field, and discards what a bot fills in', async ({ page }) => {
    const { firstName, email, submit } = await form(page);
    const trap = signup(page).locator(`[name=${honeypot}]`);
    await expect(trap).toBeHidden();
    await expect(signup(page).getByRole('textbox')).toHaveCount(2);
    const recipient = `program-${Date.now()}@county.example`;
    await firstName.fill('Jordan');
    await email.fill(recipient);
    await trap.evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'));
    await submit.click();
    await expect(
      page.getByRole('heading', { level: 1, name: newsletterPage.subscribed.heading }),
    ).toBeVisible();
    expect(accepted()).not.toContain(recipient);
  });
});

test.describe('the browser’s own submit', () => {
  /**
   * Submits `email`. Checks that the browser itself posts the form to the endpoint, and shows the page that the
   * endpoint responds with.
   */
  const post = async (page: Page, email: string) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    const { firstName, email: field, submit } = controls(page);
    await firstName.fill('Jordan');
    await field.fill(email);
    const sending = page.waitForRequest(endpoint);
    await submit.click();
    const request = await sending;
    expect(request.method()).toBe('POST');
    expect(request.isNavigationRequest()).toBe(true);
    await expect(page.getByRole('heading', { level: 1, name: ok.title })).toBeVisible();
    await expect(page.getByText(ok.message, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(address);
    expect(addresses.filter((each) => each.includes('county.example'))).toEqual([]);
    expect(accepted()).toContain(email);
    await page.getByRole('link').first().click();
    await expect(page).toHaveURL('/');
  };

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('never puts the email address into a URL', async ({ page }) => {
      await page.goto('/');
      await post(page, `no-script-${Date.now()}@county.example`);
    });
  });

  test('before hydration never puts the email address into a URL', async ({ page }) => {
    await hold(page, scripts);
    await page.goto('/', { waitUntil: 'commit' });
    await post(page, `early-${Date.now()}@county.example`);
  });
});

test.describe('a submit in a section that has not hydrated yet', () => {
  test('has the same outcome as a submit after hydration, and does not leave the page', async ({ page }) => {
    await open(page, '/');
    const { firstName, email, submit } = controls(page);
    const recipient = `early-${Date.now()}@county.example`;
    // Fill in and submit the form without a pointer or a key, which would hydrate the section first.
    await firstName.evaluate((field: HTMLInputElement) => (field.value = 'Jordan'));
    await email.evaluate((field: HTMLInputElement, value) => (field.value = value), recipient);
    await submit.dispatchEvent('click');
    await expect(page.getByText(ok.title, { exact: true })).toBeVisible();
    await expect(page.getByText(ok.message, { exact: true })).toBeVisible();
    await expect(email).toHaveValue('');
    await expect(page).toHaveURL('/');
    await expect.poll(accepted).toContain(recipient);
  });

  test.describe('without a network', () => {
    test.use({ expected: { console: [/Failed to load resource/] } });

    test('is kept, and sent when the network is back', async ({ page, context }) => {
      await open(page, '/');
      await context.setOffline(true);
      const { firstName, email, submit } = controls(page);
      await firstName.fill('Jordan');
      await email.fill('offline@county.example');
      await submit.click();
      await expect(page.getByText(ok.title)).toBeVisible();
      await expect(page.getByText(ok.message)).toBeVisible();
      await expect(email).toHaveValue('');
      // Wait for a response, because an attempt without a network is a request, too.
      const answer = page.waitForResponse(endpoint);
      await context.setOffline(false);
      expect((await answer).request().postDataJSON()).toMatchObject({
        email: 'offline@county.example',
        first_name: 'Jordan',
        utm_medium: 'organic',
      });
    });
  });
});

test.describe('if the code of the toasts is gone after a deploy', () => {
  test.use({ expected: { console: [/Failed to load resource/] } });

  test('a submit leaves the page intact and clears the fields', async ({ page }) => {
    await page.route(chunk('ToastList'), (route) => route.fulfill({ status: 404 }));
    await page.route(endpoint, (route) => route.fulfill({ status: 201, json: {} }));
    const { firstName, email, submit } = await form(page);
    // Submit twice, because only a second submission shows whether the first one has broken the form.
    for (let visit = 0; visit < 2; visit += 1) {
      await firstName.fill('Jordan');
      await email.fill('jordan@county.example');
      const answer = page.waitForResponse(endpoint);
      await submit.click();
      await answer;
      await expect(page.getByText(ok.title)).toBeVisible();
      await expect(firstName).toHaveValue('');
      await expect(email).toHaveValue('');
      await expect(submit).toBeEnabled();
    }
    await expect(signup(page).getByRole('heading')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});

test('at most three toasts are visible, even if four are triggered before their code loads', async ({
  page,
}) => {
  const release = await hold(page, chunk('ToastList'));
  const { firstName, email, submit } = await form(page);
  await page.route(endpoint, (route) => route.fulfill({ status: 201, json: {} }));
  for (let visit = 0; visit < 4; visit += 1) {
    await firstName.fill('Jordan');
    await email.fill('jordan@county.example');
    await email.press('Enter');
    await expect(email).toHaveValue('');
    await expect(submit).toBeEnabled();
  }
  release();
  await expect(page.getByRole('button', { name: messages.dismiss })).toHaveCount(3);
});
