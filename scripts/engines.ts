import { existsSync } from 'node:fs';
import path from 'node:path';
import { installCommand, installPackages } from './packages.ts';

/** A browser engine other than Chromium's, installed with the system's package manager. */
export interface Engine {
  /** The engine's common name. */
  name: 'Firefox' | 'WebKit';
  /** For each program that the engine needs, its possible paths. The first that exists is used. */
  programs: string[][];
}

const libraries = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((folder) => path.join('/usr/lib', folder));

/** The engines that `npm run check browsers` tests. */
export const engines: Engine[] = [
  {
    name: 'Firefox',
    programs: [['/usr/bin/firefox-esr', '/usr/bin/firefox']],
  },
  {
    name: 'WebKit',
    programs: [
      libraries.flatMap((folder) =>
        ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((version) => path.join(folder, version, 'MiniBrowser')),
      ),
      ['/usr/bin/WebKitWebDriver'],
      ['/usr/bin/Xvfb'],
    ],
  },
];

/** The paths of an engine's programs. Undefined if one is missing. */
export function findPrograms({ programs }: Engine): string[] | undefined {
  const found = programs.map((places) => places.find((place) => existsSync(place)));
  return found.every((place) => place !== undefined) ? found : undefined;
}

/** Installs missing engines if possible. Returns those that are still missing. */
export async function ensureEngines(): Promise<Engine[]> {
  const missing = () => engines.filter((engine) => !findPrograms(engine));
  for (const { name } of missing()) await installPackages(name);
  return missing();
}

/** The message about a missing engine. */
export const engineHint = ({ name }: Engine): string =>
  `${name} is not installed, so nothing was tested in it. As root: ${installCommand(name)}`;
