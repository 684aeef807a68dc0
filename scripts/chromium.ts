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

/** Path of the Chromium that tests drive: CHROMIUM_PATH, Playwright's own, then the system's; undefined when there is none. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), '/usr/bin/chromium'].find(
    (path) => path && existsSync(path),
  );
}
