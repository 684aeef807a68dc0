import { runnerImport, type EnvironmentModuleNode, type Plugin } from 'vite';

const kinds = /\.(data|items)\.ts$/;
/** The key in the address of one item. */
const itemOf = /\.items\.ts\?item=(.+)$/;

type Exports = Record<string, unknown>;
type Items = Record<string, () => Promise<{ default: unknown }>>;

const json = (name: string, value: unknown): string => `export ${name} ${JSON.stringify(value)};`;

/**
 * Modules that run now, when the site is built: the browser gets what they export as JSON, and nothing that they import.
 *
 * - `*.data.ts`: each export is its value.
 * - `*.items.ts`: the default export is an object of functions that load one item each. In the browser every item is a
 *   file of its own, loaded when its function is called.
 *
 * So a page carries what it shows of the episodes, and not the list of all, and such modules may read files. Elsewhere (in
 * unit tests and scripts) they are modules like any other, with the same exports.
 */
export function dataModules(): Plugin {
  const cache = new Map<string, Promise<Exports>>();
  const run = (file: string): Promise<Exports> => {
    const running =
      cache.get(file) ?? runnerImport<Exports>(file, { logLevel: 'error' }).then(({ module }) => module);
    cache.set(file, running);
    return running;
  };
  return {
    name: 'data-modules',
    applyToEnvironment: ({ name, config }) => name === 'client' || config.command === 'build',
    load: {
      filter: { id: [kinds, itemOf] },
      async handler(id) {
        const file = id.replace(/\?.*$/, '');
        const exports = await run(file);
        if (!file.endsWith('.items.ts'))
          return Object.entries(exports)
            .map(([name, value]) => json(`const ${name} =`, value))
            .join('\n');
        const items = exports.default as Items;
        const item = itemOf.exec(id)?.[1];
        if (item !== undefined) return json('default', (await items[item]?.())?.default);
        const loaders = Object.keys(items).map(
          (key) => `${JSON.stringify(key)}: () => import(${JSON.stringify(`${file}?item=${key}`)})`,
        );
        return `export default { ${loaders.join(', ')} };`;
      },
    },
    /** Any of the content may be what they read. */
    hotUpdate({ file, modules }) {
      if (!/\/src\/content\/.*\.ts$/.test(file)) return;
      cache.clear();
      const dependent = [...this.environment.moduleGraph.idToModuleMap].flatMap(
        ([id, module]): EnvironmentModuleNode[] => (kinds.test(id) || itemOf.test(id) ? [module] : []),
      );
      return [...modules, ...dependent];
    },
  };
}
