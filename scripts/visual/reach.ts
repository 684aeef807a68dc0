/** Which stories a change can reach, by what imports what in the built Storybook. Pure. */

/** A module of the built Storybook, as its `preview-stats.json` has it. */
interface StatsModule {
  name: string;
  /** The modules that import it. */
  reasons: { moduleName: string }[];
}

/** The part of `preview-stats.json` that counts. */
export interface Stats {
  modules: StatsModule[];
}

/** What no story shows, unless one imports it. */
const unseen =
  /\.(?:md|txt)$|^(?:tests|docs|deploy|\.github|\.ci|scripts\/(?:visual|bench)|src\/shell)\/|^(?:knip\.json|cspell\.json|eslint\.config\.js|\.oxlintrc\.json|stylelint\.config\.js|renovate\.json|\.prettier\w+(?:\.json)?)$/;

/** What is made into files before Storybook is built, without being imported by a story. */
const generating = /^src\/design\/(?:theme|art)\//;

/** What scripts/data.ts writes, from any of the content. */
const runAtBuild = /^src\/content\/generated\//;

/** A module's path from the root, without what a bundler adds to it. */
const plain = (name: string): string => name.replace(/^\.\//, '').replace(/\?.*$/, '');

/**
 * The story files, from the root, that a change to `paths` can reach; `all` where that cannot be told from imports: what
 * generates files, what all stories stand in, a file that is gone, and whatever is neither source nor known to be unseen.
 */
export function reachedFiles(
  paths: string[],
  { modules }: Stats,
  exists: (path: string) => boolean,
): Set<string> | 'all' {
  const importers = new Map<string, string[]>();
  for (const { name, reasons } of modules) {
    const known = importers.get(plain(name)) ?? [];
    importers.set(plain(name), [...known, ...reasons.map(({ moduleName }) => plain(moduleName))]);
  }
  const seen = paths.filter((path) => !unseen.test(path) || importers.has(path));
  const isImport = (path: string): boolean => path.startsWith('src/') || importers.has(path);
  if (seen.some((path) => !isImport(path) || generating.test(path) || !exists(path))) return 'all';
  const reached = new Set(seen);
  if (seen.some((path) => path.startsWith('src/content/')))
    for (const name of importers.keys()) if (runAtBuild.test(name)) reached.add(name);
  // A set may grow while it is gone through.
  for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer);
  // What every story stands in imports it.
  if (reached.has('.storybook/preview.tsx')) return 'all';
  return new Set([...reached].filter((path) => path.endsWith('.stories.tsx')));
}
