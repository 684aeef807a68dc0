import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Modules named `*.data.ts` are run now, at build time: the browser gets what they export as JSON, and nothing that they
 * import. So an episode's page carries what it shows of other episodes, and not the list of all. Elsewhere (development,
 * tests, Storybook) they are modules like any other, with the same exports.
 */
export const dataModules: Plugin = {
  name: 'data-modules',
  load: {
    filter: { id: /\.data\.ts$/ },
    async handler(file) {
      const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  },
};
