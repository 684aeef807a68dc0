import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Flags for machines without a display, a sandbox or a way out to the network. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromiums on this machine, in the order in which tests take them: CHROMIUM_PATH, Playwright's own, the system's. */
export function chromiums(): string[] {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), '/usr/bin/chromium'].filter(
    (path): path is string => Boolean(path) && existsSync(path ?? ''),
  );
}

/** Path of the Chromium that tests drive; undefined when there is none. */
export const findChromium = (): string | undefined => chromiums()[0];
