import { readFileSync } from 'node:fs';
import { entries } from './entries.ts';

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

const own = read('package.json');
const packageOf = (name: string): Manifest => read(`node_modules/${name}/package.json`);

/** Packages that become peer dependencies: the application installs them, so that there is only one copy of each. */
const peers = ['react', 'react-dom', '@mantine/core', '@mantine/hooks'];

/** Version ranges for packages: the installed version, or a compatible newer one. */
const ranges = (names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, `^${packageOf(name).version}`]));

/** Exact versions for packages. Mantine's packages work together only in the same version. */
const exact = (names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, packageOf(name).version]));

const moduleOf = (source: string): string => source.replace(/^src/, '.').replace(/\.tsx?$/, '');

/**
 * Returns the package.json of the package.
 *
 * @param imported Names of the modules that the package's code imports.
 */
export function manifest(imported: string[]): object {
  const packages = imported.flatMap((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? []);
  const used = [...new Set(packages)].filter((name) => !peers.includes(name));
  // The used packages (such as Mantine's) have peer dependencies. Keep those that this project also depends on.
  const expected = used
    .flatMap((name) => Object.keys(packageOf(name).peerDependencies ?? {}))
    .filter((name) => !peers.includes(name) && own.dependencies?.[name]);
  const dependencies = [...new Set([...used, ...expected])].toSorted();
  const isMantine = (name: string): boolean => name.startsWith('@mantine/');
  const { react = '' } = packageOf('@mantine/core').peerDependencies ?? {};
  return {
    name: 'arcwright',
    version: own.version,
    description:
      'Page sections, and the primitives they are built from, for React and Mantine, in any brand.',
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: ['**/*.css'],
    exports: {
      ...Object.fromEntries(
        entries.map(({ name, source, declared = source }) => [
          `./${name}`,
          { types: `${moduleOf(declared)}.d.ts`, default: `${moduleOf(source)}.js` },
        ]),
      ),
      './styles.css': './styles.css',
      './fonts.css': './fonts.css',
      './llms.txt': './llms.txt',
      './package.json': './package.json',
    },
    peerDependencies: { react, 'react-dom': react, ...ranges(peers.filter(isMantine)) },
    dependencies: {
      ...exact(dependencies.filter(isMantine)),
      ...ranges(dependencies.filter((name) => !isMantine(name))),
    },
  };
}
