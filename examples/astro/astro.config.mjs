import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

export default defineConfig({
  integrations: [react()],
  publicDir: '../brand/public',
  // The package's modules import stylesheets, which Node can't load, so Vite has to bundle the package.
  vite: { ssr: { noExternal: ['arcwright'] } },
});
