import { spawnSync } from 'node:child_process';
import { refuse, stop } from './options.ts';

/** Runs git. Returns its output, and a one-line error message if it fails. */
function run(...args: string[]): { printed: string; fault?: string } {
  const { error, status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (error) return { printed: '', fault: error.message };
  return { printed: stdout, fault: status === 0 ? undefined : (stderr.trim().split('\n')[0] ?? '') };
}

/** Git's output, or undefined if it fails or git is missing. */
export function ask(...args: string[]): string | undefined {
  const { printed, fault } = run(...args);
  return fault === undefined ? printed.trim() : undefined;
}

/** The lines of git's output. Ends the process if it fails. */
function lines(...args: string[]): string[] {
  const { printed, fault } = run(...args);
  if (fault !== undefined) stop(`git ${args.join(' ')} failed: ${fault}`);
  return printed.split('\n').filter(Boolean);
}

/**
 * The abbreviated hash of a commit. Ends the process with a message if there is no such commit, no history or no git.
 *
 * @param option The option that needs the commit: `--changed`.
 */
export function commitName(commit: string, option: string): string {
  if (run('--version').fault !== undefined) stop(`${option} needs git: install it (apt-get install git).`);
  const { fault } = run('rev-parse', '--git-dir');
  if (fault !== undefined)
    stop(
      `${option} needs git’s history, and there is none here (${fault}): run it in a clone of the repository.`,
    );
  return (
    ask('rev-parse', '--verify', '--quiet', '--short', `${commit}^{commit}`) ??
    refuse(`${option}: git finds no commit or branch "${commit}" here.`)
  );
}

/**
 * The files changed since a commit or, on a branch, since the branch diverged from that commit. Includes uncommitted
 * changes and deleted files. Ends the process if there is no such commit.
 */
export function changedPaths(since: string): string[] {
  const commit = commitName(since, '--changed');
  return [
    // With --no-renames, the old path of a moved file is listed, too.
    ...lines(
      'diff',
      '--name-only',
      '--no-renames',
      '--relative',
      ask('merge-base', commit, 'HEAD') ?? commit,
    ),
    ...lines('ls-files', '--others', '--exclude-standard'),
  ];
}
