import { realpathSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import postcssPresetMantine from 'postcss-preset-mantine';
import postcssSimpleVars from 'postcss-simple-vars';
import { defineConfig, type Plugin } from 'vite';
import { contentPlugin } from './scripts/content-plugin.ts';
import { localNewsletter } from './scripts/local-newsletter.ts';
import { breakpoints, layoutBreakpoints } from './src/design/theme/breakpoints.ts';

/** Serves the newsletter endpoint on the dev server, as scripts/serve.ts does for the built site. */
const newsletterEndpoint: Plugin = {
  name: 'newsletter-endpoint',
  apply: 'serve',
  configureServer(server) {
    const { handle, greeting } = localNewsletter();
    server.middlewares.use(handle);
    server.httpServer?.once('listening', () => server.config.logger.info(`  ${greeting}`));
  },
};

/** The breakpoints as variables for stylesheets, such as `$mantine-breakpoint-md` and `$breakpoint-wide`. */
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
    // A class name consists of the file's name and the class's own name, so it doesn't depend on other files.
    modules: { generateScopedName: '[name]_[local]' },
    postcss: {
      plugins: [
        // light-dark() stays native, so that tokens work in both schemes without JavaScript. Nesting also stays
        // native, because nested rules are shorter than compiled ones.
        postcssPresetMantine({ features: { lightDarkFunction: false, nested: false } }),
        postcssSimpleVars({ variables: breakpointVariables }),
      ],
    },
  },
  // These are imported dynamically. If Vite discovered them on first use, it would reload the page (and break story
  // tests).
  optimizeDeps: {
    include: [
      '@mantine/carousel',
      '@mantine/notifications',
      'embla-carousel',
      'idb-keyval',
      'react-dom/server',
    ],
  },
  // In a copy of the project, node_modules can be a link to a folder elsewhere (scripts/copy-project.ts).
  server: { fs: { allow: ['.', realpathSync('node_modules')] } },
  build: {
    // Browsers with light-dark(), :has() and details[name]. Nothing is transpiled for older ones.
    target: ['chrome123', 'firefox130', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The code that every page loads initially is in two files, one for libraries and one for our own code, because
      // many small chunks compress worse.
      output: {
        // With this comment, browsers that support it (Chromium 136 and later) compile whole files off the main thread.
        // It must be the first line.
        postBanner: '//# allFunctionsCalledOnLoad',
        codeSplitting: {
          groups: [
            // Excludes stylesheets. Mantine's stylesheets go into `shell`, after our own first stylesheet, in the order
            // of the modules that import them.
            { name: 'vendor', tags: ['$initial'], test: /node_modules.*(?<!\.css)$/, priority: 2 },
            // All of our own code except the entry, which keeps the file name that the HTML refers to.
            { name: 'shell', tags: ['$initial'], test: /^(?!.*entry-client)/, priority: 1 },
            // Components that at least ten entry points use. Most are small, and would be a file each.
            { name: 'common', test: /src\/(design|sections)\//, minShareCount: 10 },
          ],
        },
      },
    },
  },
});
