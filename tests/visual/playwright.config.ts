import { defineConfig } from '@playwright/test';
import { chromiumArgs, launchOptions } from '../../scripts/chromium.ts';

/** Pictures of stories against those that were accepted. scripts/visual/index.ts runs it, and says what for. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: `${process.env.VISUAL_BASELINES ?? '{testDir}/baselines'}/{arg}{ext}`,
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
  reporter: [
    ['dot'],
    ['json'],
    // By family, rather than all in one.
    ['html', { open: 'never', mergeFiles: true, outputFolder: process.env.VISUAL_REPORT }],
  ],
  use: {
    launchOptions: {
      ...launchOptions(),
      // Neither the screen's profile nor how its pixels are built may color the letters, and a tile of a page is
      // drawn as a whole: where a part of it is drawn later, round edges differ by a level or two.
      args: [...chromiumArgs, '--disable-lcd-text', '--force-color-profile=srgb', '--disable-partial-raster'],
    },
  },
});
