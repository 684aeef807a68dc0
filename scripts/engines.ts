import { existsSync } from 'node:fs';
import path from 'node:path';
import { installCommand, installPackages } from './packages.ts';

/** A browser engine beside Chromium's, as the system's packages bring it. */
export interface Engine {
  /** What people call it. */
  name: 'Firefox' | 'WebKit';
  /** Possible paths of each program; the first that exists is used. */
  programs: string[][];
}

const libraries = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((folder) => path.join('/usr/lib', folder));

/** The engines that `npm run check browsers` looks at. */
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

/** The paths of an engine's programs; undefined when one is missing. */
export function findPrograms({ programs }: Engine): string[] | undefined {
  const found = programs.map((places) => places.find((place) => existsSync(place)));
  return found.every((place) => place !== undefined) ? found : undefined;
}

/** Installs the engines that are missing, where that can be done; answers those that still are. */
export async function ensureEngines(): Promise<Engine[]> {
  const missing = () => engines.filter((engine) => !findPrograms(engine));
  for (const { name } of missing()) await installPackages(name);
  return missing();
}

/** What to tell a person about an engine that is missing. */
export const engineHint = ({ name }: Engine): string =>
  `${name} is not here, and nothing was tested in it. As root: ${installCommand(name)}`;
