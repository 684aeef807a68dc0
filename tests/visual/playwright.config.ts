import { defineConfig } from '@playwright/test';
import { chromiumArgs, launchOptions } from '../../scripts/chromium.ts';
import { origin, port } from './pictures.ts';

/**
 * Compares screenshots of the stories in the sidebar with their baselines. Build first: npm run build-storybook. To
 * accept changes: npm run check visual -- --update
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
    // The same browser draws the same pixels, so no pixel is allowed to differ.
    toHaveScreenshot: { threshold: 0, maxDiffPixels: 0 },
    timeout: 20_000,
  },
  reporter: [['dot'], ['html', { open: 'never', outputFolder: '../../playwright-report/visual' }]],
  use: {
    launchOptions: {
      ...launchOptions(),
      // Turn off color profiles and subpixel text. Always paint complete tiles, because a partial repaint changes round
      // edges by a color value or two.
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
