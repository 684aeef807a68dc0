/** Reads the last build of the site: the files in `dist/`, and the data that the build saves in `.build/`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentSecurity } from '../deploy/rules.ts';
import { stop } from './options.ts';

const security = '.build/security.json';

/** Ends the process with a message if there is no built site, for example because the last build failed. */
export function needSite(): void {
  if (!['dist/index.html', security].every((file) => existsSync(file)))
    stop('There is no built site in dist/: run npm run build first.');
}

/** What the last build's Content-Security-Policy allows: inline scripts (as hashes) and third parties. */
export const readSecurity = (folder = '.'): ContentSecurity =>
  JSON.parse(readFileSync(path.join(folder, security), 'utf8')) as ContentSecurity;

/** The path of every file below `root`, relative to `root` and with a leading slash: `/contact/index.html`. */
export const filesBelow = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => `/${path.relative(root, path.join(each.parentPath, each.name))}`)
    .sort();
