import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

export default defineConfig({
  integrations: [react()],
  publicDir: '../brand/public',
  // Its modules import stylesheets, which Node can't.
  vite: { ssr: { noExternal: ['arcwright'] } },
});
