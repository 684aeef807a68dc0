import { spawnSync } from 'node:child_process';
import { chromiums } from './chromium.ts';

const minutes = 60_000;

/** Whether the browser at `path` starts here: a downloaded one may lack the system's libraries. */
const starts = (path: string): boolean => spawnSync(path, ['--version'], { timeout: minutes }).status === 0;

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit', timeout: 10 * minutes }).status === 0;

/**
 * Path of a Chromium that starts: one that is here, else Playwright's, installed now, else the system's, installed now
 * (Debian and its kin, as root). Undefined when there is no way; `chromiumHint` says what to do then.
 */
export function ensureChromium(): string | undefined {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted && !chromiums().includes(wanted)) console.log(`CHROMIUM_PATH names no file: ${wanted}`);
  const found = chromiums().find(starts);
  if (found) return found;
  console.log('No Chromium that starts was found: installing one.');
  run('npx', 'playwright', 'install', 'chromium');
  const downloaded = chromiums().find(starts);
  if (downloaded) return downloaded;
  const packages = ['chromium-headless-shell', 'chromium'];
  if (process.getuid?.() === 0 && run('apt-get', 'update'))
    packages.some((name) => run('apt-get', 'install', '-y', name));
  return chromiums().find(starts);
}

/** What to tell a person when {@link ensureChromium} found no way. */
export const chromiumHint =
  'The browser tests need Chromium: install it (npx playwright install --with-deps chromium), or set CHROMIUM_PATH to one.';
