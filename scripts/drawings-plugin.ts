import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const registry = 'src/content/generated/drawings.ts';

/**
 * Puts each drawing's URL and size where content names it (`drawings.hero`). Without it, every page would load the
 * drawings of all pages, in a chunk that they share.
 */
export const drawingsPlugin: Plugin = {
  name: 'drawings',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/content\/.*\.ts$/, code: 'generated/drawings.ts' },
    handler(code) {
      const exported = readFileSync(registry, 'utf8').matchAll(/^export const (\w+) = (.*);$/gm);
      const values = new Map([...exported].map(([, name, value]) => [name, value]));
      return code.replaceAll(/\bdrawings\.(\w+)/g, (text, name: string) => values.get(name) ?? text);
    },
  },
};
