import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from './scripts/chromium.ts';

/** Every story as a browser test, axe included, once in each colour scheme. */
const stories = (scheme: 'light' | 'dark') => ({
  extends: './vite.config.ts',
  plugins: [storybookTest({ configDir: '.storybook' })],
  define: { __STORY_SCHEME__: JSON.stringify(scheme) },
  test: {
    name: `stories ${scheme}`,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { executablePath: findChromium(), args: chromiumArgs },
        contextOptions: { colorScheme: scheme, reducedMotion: 'no-preference' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } } as const],
    },
  },
});

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', environment: 'node', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      stories('light'),
      stories('dark'),
    ],
  },
});
