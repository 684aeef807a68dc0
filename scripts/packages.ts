import { spawn } from 'node:child_process';

const minutes = 60_000;

/** Whether the command ended well. What it prints is left out. */
const run = (command: string, ...args: string[]): Promise<boolean> =>
  new Promise((done) => {
    spawn(command, args, { stdio: 'ignore', timeout: 10 * minutes })
      .on('error', () => done(false))
      .on('close', (code) => done(code === 0));
  });

let updated: Promise<boolean> | undefined;
/** The installation under way: the system allows one at a time. */
let last: Promise<unknown> = Promise.resolve();

async function install(choices: string[][]): Promise<void> {
  if (!(await (updated ??= run('apt-get', 'update')))) return;
  for (const names of choices)
    for (const name of names)
      if (await run('apt-get', 'install', '-y', '--no-install-recommends', name)) break;
}

/**
 * Installs packages of the system's, where that can be done: on Debian and its kin, as root. Whoever asks looks afterwards whether
 * what was needed is there.
 * @param needed What it is for, to say so.
 * @param choices Names; of each list the first that can be installed is.
 */
export function installPackages(needed: string, choices: string[][]): Promise<void> {
  if (process.getuid?.() !== 0) return Promise.resolve();
  console.log(`${needed} is not here: installing it.`);
  const installed = last.then(() => install(choices));
  last = installed;
  return installed;
}

/** Downloads Playwright's own Chromium. */
export const downloadChromium = (): Promise<boolean> => run('npx', 'playwright', 'install', 'chromium');
