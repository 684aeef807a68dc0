import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { ContentSecurity } from '../../deploy/rules.ts';
import { keepAssets } from '../../scripts/kept-assets.ts';
import { localNewsletter } from '../../scripts/local-newsletter.ts';
import { createSite } from '../../scripts/site-server.ts';
import { caseStudies } from '../../src/content/case-studies.ts';
import { home } from '../../src/content/home.ts';
import { methodology } from '../../src/content/methodology.ts';
import { expect, hydrated, onlyCi, open, reach, test as base } from './fixtures.ts';

/**
 * The folders of two builds: the built site, and a later build. `npm run check deploy` sets SECOND_BUILD to the folder
 * of the later build. Without SECOND_BUILD, {@link rename} simulates a later build by renaming all scripts of the first
 * one.
 */
const first = path.resolve('dist');
const second = process.env.SECOND_BUILD;
const heading = caseStudies.hero.heading;
/** Replaces {@link heading} in the later build. */
const laterHeading = `${heading} II`;

const notCompressed = (file: string): boolean => !/\.(?:br|gz)$/.test(file);

/**
 * Writes a simulated later build into `folder`: the scripts have different names, and one page has a different
 * heading.
 */
function rename(folder: string): void {
  cpSync(first, folder, { recursive: true, filter: notCompressed });
  const assets = path.join(folder, 'assets');
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const later = (text: string): string =>
    names
      .reduce((changed, name) => changed.replaceAll(name, name.replace('.js', '2.js')), text)
      .replaceAll(heading, laterHeading);
  for (const name of names)
    writeFileSync(
      path.join(assets, name.replace('.js', '2.js')),
      later(readFileSync(path.join(assets, name), 'utf8')),
    );
  for (const name of names) rmSync(path.join(assets, name));
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.html'))
      writeFileSync(path.join(folder, file), later(readFileSync(path.join(folder, file), 'utf8')));
}

interface Host {
  /**
   * Replaces the first build with the later one. `files` says what happens to the scripts and styles of the first
   * build.
   */
  deploy: (files: 'kept' | 'gone') => Promise<void>;
}

/** Gives every test its own host, which serves the first build until the test deploys the later one. */
const test = base.extend<{ host: Host & { origin: string } }>({
  host: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'deploy-'));
    const root = path.join(folder, 'site');
    cpSync(first, root, { recursive: true, filter: notCompressed });
    await keepAssets(root, undefined);
    const security = JSON.parse(readFileSync('.build/security.json', 'utf8')) as ContentSecurity;
    const server = createServer(createSite(root, security, localNewsletter().handle));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await use({
      origin: `http://localhost:${(server.address() as AddressInfo).port}`,
      deploy: async (files) => {
        const next = path.join(folder, 'next');
        if (second) cpSync(second, next, { recursive: true, filter: notCompressed });
        else rename(next);
        await keepAssets(next, files === 'kept' ? root : undefined);
        renameSync(root, path.join(folder, 'before'));
        renameSync(next, root);
      },
    });
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  },
  baseURL: ({ host }, use) => use(host.origin),
});

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const link = (page: Page, href: string) => page.getByRole('contentinfo').locator(`a[href="${href}"]`);
const arc = methodology.hero.heading.replaceAll('\n', ' ');

/** Starts counting the documents that a page requests. Returns a function that returns the count. */
function documents(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

test.describe('a build deployed while a tab is open', () => {
  test.use({ expected: { console: [/Failed to load resource/] } });

  test('loads the clicked page with one reload, and the next ones without', async ({ page, host }) => {
    await open(page, '/');
    const count = documents(page);
    await host.deploy('gone');
    await link(page, '/case-studies').click();
    await expect(title(page)).toHaveText(laterHeading);
    await expect(page).toHaveURL('/case-studies');
    expect(count()).toBe(1);
    // Before hydration, the browser itself would follow the link.
    await hydrated(page);
    await link(page, '/methodology').click();
    await expect(title(page)).toHaveText(arc);
    await page.goBack();
    await expect(title(page)).toHaveText(laterHeading);
    expect(count()).toBe(1);
  });

  test('keeps what is being typed, and accepts it', onlyCi, async ({ page, host }) => {
    await open(page, '/');
    const count = documents(page);
    const form = page.locator('form').filter({ has: page.locator('[name="email"]') });
    await form.locator('[name="first_name"]').fill('Ada');
    await host.deploy('gone');
    await form.locator('[name="email"]').fill('ada@example.com');
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      form.getByRole('button').click(),
    ]);
    expect(answer.ok()).toBe(true);
    await expect(page.getByRole('status').getByText(home.newsletter.toasts.ok.title)).toBeVisible();
    expect(count()).toBe(0);
  });

  test('leaves the tab alone if the previous files are kept', onlyCi, async ({ page, host, context }) => {
    await open(page, '/');
    const count = documents(page);
    await host.deploy('kept');
    await reach(page.locator(`#${home.team.id}`));
    await link(page, '/case-studies').click();
    await expect(title(page)).toHaveText(heading);
    await expect(page).toHaveURL('/case-studies');
    expect(count()).toBe(0);
    const visit = await context.newPage();
    await visit.goto('/case-studies');
    await expect(title(visit)).toHaveText(laterHeading);
  });
});
