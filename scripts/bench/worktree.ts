import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ask } from '../git.ts';

/** Runs a command in `cwd` and shows its output. Throws if it fails. */
export function run(cwd: string, command: string, ...args: string[]): void {
  execFileSync(command, args, { cwd, stdio: 'inherit' });
}

/**
 * The short hash of the checked-out commit, followed by `-dirty` if files differ from the commit. If Git can't name the
 * commit, "this copy".
 */
export const currentName = (): string =>
  ask('describe', '--always', '--dirty', '--exclude', '*') ?? 'this copy';

/**
 * Checks out `commit` into a temporary folder, which is removed when this process ends, and builds it there. Returns
 * the folder.
 */
export function buildCommit(commit: string): string {
  const parent = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const folder = path.join(parent, 'site');
  process.once('exit', () => {
    ask('worktree', 'remove', '--force', folder);
    rmSync(parent, { recursive: true, force: true });
  });
  run('.', 'git', 'worktree', 'add', '--quiet', '--detach', folder, commit);

  const lock = (root: string): string => readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  if (lock(folder) === lock('.'))
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  else run(folder, 'npm', 'ci', '--no-audit', '--no-fund');

  run(folder, 'npm', 'run', 'build');
  return folder;
}
