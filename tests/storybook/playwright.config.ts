import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/chromium.ts';

const port = Number(process.env.STORYBOOK_PORT ?? 4274);
const origin = `http://localhost:${port}`;

/** Tests of the built Storybook, for what the stories' own tests can't see. Build first: npm run build-storybook */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/storybook',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Three workers slow each other down on two cores: a run then takes 114 s instead of 71 s.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
  webServer: {
    command: `npx vite preview --outDir storybook-static --port ${port} --strictPort`,
    url: `${origin}/index.json`,
    cwd: '../..',
    reuseExistingServer: false,
  },
});
