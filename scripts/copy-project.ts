import { cpSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { projectFiles } from './project-files.ts';

/** Files that aren't copied: the visual baselines, because the copied site won't look like them. */
const left = /^tests\/visual\/baselines\//;

/**
 * Copies the project's current files, without the visual baselines, into a folder where the content can be replaced
 * and the site built.
 *
 * @param folder The folder; its contents are deleted first.
 */
export function copyProject(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const file of projectFiles().filter((name) => !left.test(name))) cpSync(file, path.join(folder, file));
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
}
