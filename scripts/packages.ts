/** The Debian packages that the tests need. Run as a script, this module prints the names of those to install. */
import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';

/** Packages, keyed by purpose. Of each list of alternatives, the first package that can be installed is used. */
export const systemPackages = {
  Chromium: [['chromium-headless-shell', 'chromium']],
  'nginx with brotli': [['nginx-light'], ['libnginx-mod-http-brotli-static'], ['openssl']],
  Firefox: [['firefox-esr', 'firefox']],
  WebKit: [['webkit2gtk-driver'], ['xvfb']],
} satisfies Record<string, string[][]>;

/** The purpose of one or more packages: a key of {@link systemPackages}. */
export type PackageUse = keyof typeof systemPackages;

const minutes = 60_000;

/** Runs a command and ignores its output. Returns whether it succeeded. */
const run = (command: string, ...args: string[]): Promise<boolean> =>
  new Promise((done) => {
    spawn(command, args, {
      stdio: 'ignore',
      timeout: 10 * minutes,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
      .on('error', () => done(false))
      .on('close', (code) => done(code === 0));
  });

let updated: Promise<boolean> | undefined;
/** The latest installation. A new one waits for it, because the system allows only one at a time. */
let last: Promise<unknown> = Promise.resolve();

async function install(choices: string[][]): Promise<void> {
  if (!(await (updated ??= run('apt-get', 'update')))) return;
  for (const names of choices)
    for (const name of names)
      if (await run('apt-get', 'install', '-y', '--no-install-recommends', name)) break;
}

/**
 * Installs system packages, but only as root on Debian or Ubuntu. Doesn't report a failure, so callers check afterward
 * whether the program exists.
 */
export function installPackages(use: PackageUse): Promise<void> {
  if (process.getuid?.() !== 0) return Promise.resolve();
  console.log(`Installing ${use}.`);
  const installed = last.then(() => install(systemPackages[use]));
  last = installed;
  return installed;
}

/** The command to install the packages for a purpose by hand. */
export const installCommand = (use: PackageUse): string =>
  `apt-get install ${systemPackages[use].map(([first]) => first).join(' ')}`;

/** Downloads Playwright's own Chromium. */
export const downloadChromium = (): Promise<boolean> => run('npx', 'playwright', 'install', 'chromium');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log(
    ['git', ...Object.values(systemPackages).flatMap((lists) => lists.map(([first]) => first))].join(' '),
  );
