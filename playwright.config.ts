import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/chromium.ts';
import { fontSets, type FontSetName } from './scripts/font-sets.ts';

const port = Number(process.env.E2E_PORT ?? 4273);

const fontTests = 'e2e/fonts.spec.ts';
const systems = Object.keys(fontSets) as FontSetName[];

/** End-to-end tests on the built site, served as in production. Build first: npm run build */
export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // The smallest machine has two processors. Tests also spend time waiting, so a third worker makes the run faster
  // (246 s instead of 269 s).
  workers: 3,
  // Stops tests that would never end. It is long, because on a busy machine, a page's scripts can take ten seconds.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  snapshotPathTemplate: '{testDir}/{testFileDir}/{testFileName}-snapshots/{arg}{ext}',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    // There are no traces, because they would take up a fifth of the run's time. Use `--trace on` when needed.
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
  projects: [
    // The font tests take longest, so they run first: no worker is idle at the end. They run only with the site's own
    // copy, because line breaks in each system's fonts depend on the copy.
    ...(process.env.PSEUDO ? [] : systems).map((fonts) => ({
      name: `fonts: ${fonts}`,
      testMatch: fontTests,
      use: { launchOptions: launchOptions(fonts) },
    })),
    {
      name: 'site',
      // For pseudo-localized text that is 40% longer, scripts/pseudo-site.ts runs separate tests.
      testMatch: process.env.PSEUDO === 'longer' ? 'pseudo/*.spec.ts' : 'e2e/*.spec.ts',
      // speech.spec.ts compares what a screen reader says with snapshots of the site's own copy.
      testIgnore: process.env.PSEUDO ? [fontTests, 'e2e/speech.spec.ts'] : fontTests,
    },
  ],
  webServer: {
    command: 'npx tsx scripts/serve.ts',
    url: `http://localhost:${port}`,
    env: { PORT: String(port), NEWSLETTER_FILE: 'test-results/subscriptions.jsonl' },
    reuseExistingServer: false,
  },
});
