import react from '@vitejs/plugin-react';
import postcssPresetMantine from 'postcss-preset-mantine';
import postcssSimpleVars from 'postcss-simple-vars';
import { defineConfig } from 'vite';
import { breakpointVariables } from './src/design/theme/breakpoints.ts';

export default defineConfig({
  plugins: [react()],
  css: {
    postcss: {
      plugins: [
        // light-dark() stays native: tokens hold both schemes, with and without JavaScript.
        postcssPresetMantine({ features: { lightDarkFunction: false } }),
        postcssSimpleVars({ variables: breakpointVariables }),
      ],
    },
  },
  build: {
    manifest: true,
    // Browsers with light-dark(), :has() and details[name]: nothing is lowered for older ones.
    target: ['chrome123', 'firefox130', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
