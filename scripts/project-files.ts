import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ignore from 'ignore';

/**
 * Paths of the project's current files, except those that .gitignore excludes. Doesn't use git, because the function
 * must also work in a copy of the project, which isn't a git repository.
 */
export function projectFiles(): string[] {
  const left = ignore().add('.git').add(readFileSync('.gitignore', 'utf8'));
  const below = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (left.ignores(entry.isDirectory() ? `${file}/` : file)) return [];
      return entry.isDirectory() ? below(file) : [file];
    });
  return below('.');
}
