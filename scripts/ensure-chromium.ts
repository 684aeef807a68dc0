import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright';
import { chromiumArgs, chromiums, launchOptions } from './chromium.ts';
import { reason, stop } from './options.ts';
import { downloadChromium, installPackages } from './packages.ts';

const minutes = 60_000;

/** Whether the browser at `path` can render a page on this machine. A downloaded browser can lack system libraries. */
const starts = (path: string): boolean =>
  spawnSync(path, [...chromiumArgs, '--headless', '--dump-dom', 'about:blank'], { timeout: minutes })
    .status === 0;

/**
 * Path of a working Chromium. If there is none, first tries to install Playwright's, and then the system's. Undefined
 * if that fails, too; `chromiumHint` then says what to do.
 */
export async function ensureChromium(): Promise<string | undefined> {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted && !chromiums().includes(wanted)) console.log(`CHROMIUM_PATH is not a file: ${wanted}`);
  const find = () => chromiums().find(starts);
  if (find()) return find();
  console.log('Found no working Chromium: installing one.');
  await downloadChromium();
  if (!find()) await installPackages('Chromium');
  return find();
}

/** The message if {@link ensureChromium} finds no Chromium. */
export const chromiumHint =
  'There is no working Chromium: install one (npx playwright install --with-deps chromium), or set CHROMIUM_PATH to one.';

/** Path and version of Chromium, for a command that needs it. Ends the process with a message if no Chromium works. */
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
