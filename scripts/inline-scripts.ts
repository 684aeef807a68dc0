/**
 * Compiles each `*.inline.ts` to a minified inline script, in a file next to it. A module reads the script's text with
 * `import code from './head.inline.js?raw'`. The documents and the Content-Security-Policy's hashes use the same text.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

const entries = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.inline.ts'))
  .map((file) => path.join('src', file));

for (const entry of entries)
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      outDir: path.dirname(entry),
      emptyOutDir: false,
      lib: { entry, formats: ['iife'], name: 'inline', fileName: () => path.basename(entry, '.ts') + '.js' },
    },
  });
