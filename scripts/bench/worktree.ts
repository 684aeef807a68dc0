import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ask } from '../git.ts';

/** Runs a command in `cwd` and answers what it printed, which becomes the error's message when it fails. */
export function run(cwd: string, command: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status === 0) return stdout.trim();
  throw new Error(`${command} ${args.join(' ')} failed\n${error?.message ?? `${stdout}\n${stderr}`}`);
}

/** The short name of what is checked out, marked when files differ from it; without git, what there is. */
export function currentName(): string {
  const commit = ask('rev-parse', '--verify', '--quiet', '--short', 'HEAD');
  if (commit === undefined) return 'this copy';
  return ask('status', '--porcelain') === '' ? commit : `${commit} with changes`;
}

/**
 * Checks `commit` out into a folder of its own, which goes when this process ends, however it does, and builds it there.
 * Answers the folder.
 */
export function buildCommit(commit: string): string {
  const parent = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const folder = path.join(parent, 'site');
  process.once('exit', () => {
    spawnSync('git', ['worktree', 'remove', '--force', folder]);
    rmSync(parent, { recursive: true, force: true });
  });
  run('.', 'git', 'worktree', 'add', '--detach', folder, commit);

  const lock = (root: string): string => readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  if (lock(folder) === lock('.'))
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'dir');
  else run(folder, 'npm', 'ci');

  run(folder, 'npm', 'run', 'build');
  return folder;
}
