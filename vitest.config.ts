import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './scripts/chromium.ts';

/** Timeout in ms, to stop tests that would never end. It is long, because tests are slow on a busy machine. */
const testTimeout = 60_000;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          testTimeout,
          // Load modules once, not once per test file.
          isolate: false,
        },
      },
      {
        // Checks the site's own copy in the built pages.
        test: {
          name: 'acceptance',
          environment: 'node',
          include: ['tests/acceptance/**/*.test.ts'],
          testTimeout,
          setupFiles: ['tests/acceptance/setup.ts'],
          isolate: false,
        },
      },
      {
        // The library as a package.
        test: {
          name: 'library',
          environment: 'node',
          include: ['tests/library/**/*.test.ts'],
          testTimeout,
        },
      },
      {
        // The built site as hosts serve it.
        test: {
          name: 'hosts',
          environment: 'node',
          include: ['tests/hosts/**/*.test.ts'],
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        // The built site in Firefox and in WebKit.
        test: {
          name: 'browsers',
          environment: 'node',
          include: ['tests/browsers/**/*.test.ts'],
          tags: [{ name: 'smoke', description: 'Runs with every `npm test`.' }],
          testTimeout: 60_000,
          // One browser at a time.
          fileParallelism: false,
        },
      },
      {
        // Every story as a browser test: its play function, axe, and axe's color checks in the other scheme.
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          testTimeout,
          // Stories have to pass at any width of Storybook's canvas. STORIES_WIDTH=390 runs them at 390 px.
          env: { STORIES_WIDTH: process.env.STORIES_WIDTH ?? '', PSEUDO: process.env.PSEUDO ?? '' },
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
