/** The licenses of what the site consists of besides its own work: visitors receive it, so the site has to name its authors. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The part of package.json that counts. */
interface PackageJson {
  name: string;
  version: string;
  license?: string;
  author?: string | { name?: string };
  homepage?: string;
}

/** The folder of the package that a module belongs to; undefined for the site's own. */
export function packageOf(id: string): string | undefined {
  const [, folder] = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
  return folder;
}

/** What a package says of itself, with the text of its license. */
function notice(folder: string): string {
  const { name, version, license, author, homepage } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as PackageJson;
  const file = readdirSync(folder).find((each) => /^license/i.test(each));
  const by = typeof author === 'string' ? author : author?.name;
  if (!file && !license) throw new Error(`${name} has no license`);
  return [
    `${name} ${version}`,
    ...(license ? [`License: ${license}`] : []),
    ...(homepage ? [homepage] : []),
    '',
    // Some name the license and leave its text to whoever reads it.
    file ? readFileSync(path.join(folder, file), 'utf8').trim() : `Author: ${by ?? 'see its repository'}`,
  ].join('\n');
}

/**
 * The text of `licenses.txt`: a notice for each package whose folder is given, in alphabetical order.
 * @throws when a package names no license.
 */
export function licensesText(name: string, folders: Iterable<string>): string {
  const rule = '-'.repeat(80);
  const notices = [...new Set(folders)].map(notice).sort((one, other) => one.localeCompare(other, 'en'));
  return [`${name} is made with the work of others. Their licenses:`, ...notices, ''].join(`\n\n${rule}\n\n`);
}
