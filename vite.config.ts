import { realpathSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import postcssPresetMantine from 'postcss-preset-mantine';
import postcssSimpleVars from 'postcss-simple-vars';
import { defineConfig, type Plugin } from 'vite';
import { contentPlugin } from './scripts/content-plugin.ts';
import { localNewsletter } from './scripts/local-newsletter.ts';
import { breakpoints, layoutBreakpoints } from './src/design/theme/breakpoints.ts';

/** Serves the newsletter endpoint in development, like the local server. */
const newsletterEndpoint: Plugin = {
  name: 'newsletter-endpoint',
  apply: 'serve',
  configureServer(server) {
    const { handle, greeting } = localNewsletter();
    server.middlewares.use(handle);
    server.httpServer?.once('listening', () => server.config.logger.info(`  ${greeting}`));
  },
};

/** The breakpoints, as variables in stylesheets. */
const breakpointVariables: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(breakpoints).map(([name, width]) => [`mantine-breakpoint-${name}`, width]),
  ),
  ...Object.fromEntries(
    Object.entries(layoutBreakpoints).map(([name, width]) => [`breakpoint-${name}`, width]),
  ),
};

export default defineConfig({
  plugins: [react(), newsletterEndpoint, contentPlugin],
  css: {
    // Names that contain file and class, and that only their own file changes.
    modules: { generateScopedName: '[name]_[local]' },
    postcss: {
      plugins: [
        // light-dark() stays native: tokens hold both schemes, with and without JavaScript. So does nesting: it is shorter.
        postcssPresetMantine({ features: { lightDarkFunction: false, nested: false } }),
        postcssSimpleVars({ variables: breakpointVariables }),
      ],
    },
  },
  // Loaded late: if they were discovered on first use, the dev server (and story tests) would restart.
  optimizeDeps: {
    include: [
      '@mantine/carousel',
      '@mantine/notifications',
      'embla-carousel',
      'idb-keyval',
      'react-dom/server',
    ],
  },
  // A copy of the project may have its packages elsewhere, behind a link (scripts/pseudo-site.ts).
  server: { fs: { allow: ['.', realpathSync('node_modules')] } },
  build: {
    // Browsers with light-dark(), :has() and details[name]: nothing is transpiled for older ones.
    target: ['chrome123', 'firefox130', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Everything that every page loads at once is in two files, libraries and our own: separate small chunks
      // compress worse.
      output: {
        // Browsers that support it (Chromium 136) then compile whole files off the main thread. It must be the first
        // line.
        postBanner: '//# allFunctionsCalledOnLoad',
        codeSplitting: {
          groups: [
            // Mantine's stylesheets belong to the shell, in the order of the modules that import them, after its own
            // first one.
            { name: 'vendor', tags: ['$initial'], test: /node_modules.*(?<!\.css)$/, priority: 2 },
            // Keep the entry's name as in the HTML.
            { name: 'shell', tags: ['$initial'], test: /^(?!.*entry-client)/, priority: 1 },
            // Small, and mostly used together.
            { name: 'art', test: /src\/design\/art\// },
          ],
        },
      },
    },
  },
});
