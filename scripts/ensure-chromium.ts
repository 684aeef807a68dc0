import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright';
import { chromiumArgs, chromiums, launchOptions } from './chromium.ts';
import { reason, stop } from './options.ts';
import { downloadChromium, installPackages } from './packages.ts';

const minutes = 60_000;

/** Whether the browser at `path` shows a page here: a downloaded one may lack the system's libraries. */
const starts = (path: string): boolean =>
  spawnSync(path, [...chromiumArgs, '--headless', '--dump-dom', 'about:blank'], { timeout: minutes })
    .status === 0;

/**
 * Path of a Chromium that starts: one that is here, else Playwright's, installed now, else the system's, installed now
 * where that can be done. Undefined when there is no way; `chromiumHint` says what to do then.
 */
export async function ensureChromium(): Promise<string | undefined> {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted && !chromiums().includes(wanted)) console.log(`CHROMIUM_PATH names no file: ${wanted}`);
  const find = () => chromiums().find(starts);
  if (find()) return find();
  console.log('No Chromium that starts was found: installing one.');
  await downloadChromium();
  if (!find()) await installPackages('Chromium');
  return find();
}

/** What to tell a person when {@link ensureChromium} found no way. */
export const chromiumHint =
  'There is no Chromium that starts: install one (npx playwright install --with-deps chromium), or set CHROMIUM_PATH to one.';

/**
 * The Chromium of a command that cannot do without: its path and its version. Ends the process with one sentence where none
 * can be driven.
 */
export async function needChromium(): Promise<{ executablePath: string; version: string }> {
  const executablePath = (await ensureChromium()) ?? stop(chromiumHint);
  const browser = await chromium.launch({ ...launchOptions(), executablePath }).catch((error: unknown) => {
    return stop(
      `${executablePath} cannot be driven (${reason(error)}): set CHROMIUM_PATH to another Chromium.`,
    );
  });
  const version = browser.version();
  await browser.close();
  return { executablePath, version };
}
