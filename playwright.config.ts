import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './scripts/chromium.ts';

const port = Number(process.env.E2E_PORT ?? 4273);

/** End-to-end tests on the built site, served as in production. Build first: npm run build */
export default defineConfig({
  testDir: 'tests',
  // scripts/pseudo-site.ts has its own, for longer words.
  testMatch: process.env.PSEUDO === 'longer' ? 'pseudo/*.spec.ts' : 'e2e/*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // One more than the processors of the smallest machine, as tests also wait: 246 s instead of 269.
  workers: 3,
  timeout: 30_000,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    // A trace of every test would take a fifth of the whole run; `--trace on` makes one where it is wanted.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
  webServer: {
    command: 'npx tsx scripts/serve.ts',
    url: `http://localhost:${port}`,
    env: { PORT: String(port), NEWSLETTER_FILE: 'test-results/subscriptions.jsonl' },
    reuseExistingServer: false,
  },
});
