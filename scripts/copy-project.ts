import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Accepted pictures show the site as it is: a copy is there to be changed. */
const left = /^tests\/visual\/baselines\//;

/**
 * Copies the project as it stands, uncommitted work included, into a folder in which content may be replaced and built; its
 * accepted pictures stay behind.
 *
 * @param folder The folder; what is in it goes.
 */
export function copyProject(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' });
  // Git still lists what was deleted since the last commit.
  for (const file of files.split('\0').filter((name) => name && !left.test(name) && existsSync(name)))
    cpSync(file, path.join(folder, file));
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
}
