import react from '@vitejs/plugin-react';
import postcssPresetMantine from 'postcss-preset-mantine';
import postcssSimpleVars from 'postcss-simple-vars';
import { defineConfig, type Plugin } from 'vite';
import { localNewsletter } from './scripts/local-newsletter.ts';
import { breakpointVariables } from './src/design/theme/breakpoints.ts';

/**
 * react-router's components are created by forwardRef calls that a bundler must keep, used or not. Marked as pure, the
 * ones not used here (Link, NavLink, Form, with prefetching and submission) stay out of the first load.
 */
const pureRouterComponents: Plugin = {
  name: 'pure-router-components',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/.*\.m?js$/ },
    handler: (code) => ({
      code: code
        .replaceAll(/= (React\w*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
        .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, ''),
      map: null,
    }),
  },
};

/** Answers the newsletter's endpoint in development, as the local server does. */
const newsletterEndpoint: Plugin = {
  name: 'newsletter-endpoint',
  apply: 'serve',
  configureServer(server) {
    const { handle, greeting } = localNewsletter();
    server.middlewares.use(handle);
    server.httpServer?.once('listening', () => server.config.logger.info(`  ${greeting}`));
  },
};

export default defineConfig({
  plugins: [react(), pureRouterComponents, newsletterEndpoint],
  css: {
    postcss: {
      plugins: [
        // light-dark() stays native: tokens hold both schemes, with and without JavaScript.
        postcssPresetMantine({ features: { lightDarkFunction: false } }),
        postcssSimpleVars({ variables: breakpointVariables }),
      ],
    },
  },
  // Loaded late: found only when first asked for, they would make the dev server (and story tests) start over.
  optimizeDeps: {
    include: [
      '@mantine/carousel',
      '@mantine/notifications',
      'embla-carousel',
      'react-dom/server',
    ],
  },
  build: {
    // Browsers with light-dark(), :has() and details[name]: nothing is lowered for older ones.
    target: ['chrome123', 'firefox130', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // What every page loads at once is two files, libraries and our own: small chunks apart compress worse.
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', tags: ['$initial'], test: /node_modules|rolldown/, priority: 1 },
            // The entry itself stays what the HTML names.
            { name: 'shell', tags: ['$initial'], test: /^(?!.*entry-client)/ },
          ],
        },
      },
    },
  },
});
