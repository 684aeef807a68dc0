import { defineConfig } from 'vitest/config';

/** Timeout in ms, to stop tests that would never end. It is long, because tests are slow on a busy machine. */
export const testTimeout = 60_000;

/**
 * The tests that run in Node. vitest.config.ts adds the stories. This configuration is separate because loading
 * Storybook takes several seconds, even if no story runs.
 */
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
          tags: [{ name: 'smoke', description: 'Runs with `npm test -- --ci`.' }],
          testTimeout: 60_000,
          // One browser at a time.
          fileParallelism: false,
        },
      },
    ],
  },
});
