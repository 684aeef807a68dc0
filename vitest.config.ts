import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './scripts/chromium.ts';
import node, { testTimeout } from './vitest.node.config.ts';

export default defineConfig({
  test: {
    projects: [
      ...(node.test?.projects ?? []),
      {
        // Every story as a browser test: its play function, axe, and the checks in .storybook/checks.ts.
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          testTimeout,
          // Stories have to pass at any width of Storybook's canvas. STORIES_WIDTH=390 runs them at 390 px.
          env: {
            STORIES_WIDTH: process.env.STORIES_WIDTH ?? '',
            STORIES_COLORS: process.env.STORIES_COLORS ?? '',
            PSEUDO: process.env.PSEUDO ?? '',
          },
          // One browser page more than there are processors, because pages also wait: on two processors, three pages
          // take 201 s and two take 219 s. At most 8. Each page runs many test files, so that it loads modules only
          // once. With a page per file, the tests would take twice as long.
          isolate: false,
          maxWorkers: Math.min(availableParallelism() + 1, 8),
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: launchOptions(),
              contextOptions: { colorScheme: 'light', reducedMotion: 'no-preference' },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } } as const],
          },
        },
      },
    ],
  },
});
