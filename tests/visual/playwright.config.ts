import { defineConfig } from '@playwright/test';
import { chromiumArgs, launchOptions } from '../../scripts/chromium.ts';
import { origin, port } from './pictures.ts';

/**
 * Pictures of the stories that the sidebar shows, against those that were accepted. Build first:
 * npm run build-storybook. To accept what differs: npm run test:visual -- --update-snapshots=changed
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  globalTeardown: './compress.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 120_000,
  expect: {
    // The same browser draws the same pixels, so none may differ.
    toHaveScreenshot: { threshold: 0, maxDiffPixels: 0 },
    timeout: 20_000,
  },
  reporter: [['dot'], ['html', { open: 'never', outputFolder: '../../playwright-report/visual' }]],
  use: {
    launchOptions: {
      ...launchOptions(),
      // Neither the screen's profile nor how its pixels are built may color the letters, and a tile of a page is
      // drawn as a whole: where a part of it is drawn later, round edges differ by a level or two.
      args: [...chromiumArgs, '--disable-lcd-text', '--force-color-profile=srgb', '--disable-partial-raster'],
    },
  },
  webServer: {
    command: `npx vite preview --outDir storybook-static --port ${port} --strictPort`,
    url: `${origin}/index.json`,
    cwd: '../..',
    reuseExistingServer: false,
  },
});
