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
  // On two processors, beside another test step, browsers slow each other down: with three, the tests take 114 s; with
  // one, 71 s.
  workers: 1,
  // On a busy machine, a story appears only after half a minute.
  timeout: 180_000,
  expect: { timeout: 60_000 },
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
