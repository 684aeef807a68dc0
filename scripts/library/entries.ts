import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** A module that applications import by path. */
export interface Entry {
  /** The path after the package's name: `sections/Faq`. */
  name: string;
  /** The module's source file. */
  source: string;
  /** The file that declares the module's interfaces. Default: `source`. */
  declared?: string;
}

/** Source files of the components in a folder. Each is in a subfolder of the same name. */
const componentsIn = (folder: string): string[] =>
  readdirSync(folder)
    .map((name) => `${folder}/${name}/${name}.tsx`)
    .filter((source) => existsSync(source));

const nameOf = (source: string): string => path.basename(source, '.tsx');

/** The entries for all sections. */
export const sections: Entry[] = readdirSync('src/sections').flatMap((family) =>
  componentsIn(`src/sections/${family}`).map((source) => ({ name: `sections/${nameOf(source)}`, source })),
);

/** The entries for the primitives that sections are made of. */
export const primitives: Entry[] = ['art', 'controls', 'layout', 'media', 'overlays', 'text'].flatMap(
  (tier) => componentsIn(`src/design/${tier}`).map((source) => ({ name: nameOf(source), source })),
);

/** The entries for the provider, themes and tokens. */
export const foundations: Entry[] = [
  {
    name: 'DesignProvider',
    source: 'src/design/theme/package.tsx',
    declared: 'src/design/theme/DesignProvider.tsx',
  },
  { name: 'theme', source: 'src/design/theme/defineTheme.ts' },
  { name: 'tokens', source: 'src/design/theme/tokens.ts' },
];

/** All entries of the package. */
export const entries: Entry[] = [...foundations, ...primitives, ...sections];
