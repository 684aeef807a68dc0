import { cpSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { projectFiles } from './project-files.ts';

/** Accepted pictures show the site as it is: a copy is there to be changed. */
const left = /^tests\/visual\/baselines\//;

/**
 * Copies the project as it stands into a folder in which content may be replaced and built; its accepted pictures stay
 * behind.
 *
 * @param folder The folder; what is in it goes.
 */
export function copyProject(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const file of projectFiles().filter((name) => !left.test(name))) cpSync(file, path.join(folder, file));
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
}
