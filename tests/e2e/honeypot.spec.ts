import { existsSync, readFileSync } from 'node:fs';
import { honeypot } from '../../deploy/forwarder/subscription.ts';
import { home } from '../../src/content/home.ts';
import { newsletterPage } from '../../src/content/newsletter.ts';
import { expect, open, reach, test } from './fixtures.ts';

const { heading, labels } = home.newsletter;
const written = 'test-results/subscriptions.jsonl';

test('the field that people never meet is not drawn, and what a program fills in goes nowhere', async ({
  page,
}) => {
  await open(page, '/');
  const signup = page.getByRole('region', { name: heading.replaceAll('\n', ' ') });
  await reach(signup);
  const trap = signup.locator(`[name=${honeypot}]`);
  await expect(trap).toBeHidden();
  await expect(signup.getByRole('textbox')).toHaveCount(2);
  const email = `program-${Date.now()}@county.example`;
  await signup.getByLabel(labels.firstName).fill('Jordan');
  await signup.getByLabel(labels.email).fill(email);
  await trap.evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'));
  await signup.getByRole('button').click();
  await expect(
    page.getByRole('heading', { level: 1, name: newsletterPage.subscribed.heading }),
  ).toBeVisible();
  // Where no other test has subscribed yet, there is no file at all.
  expect(existsSync(written) ? readFileSync(written, 'utf8') : '').not.toContain(email);
});
