import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { fontEnvironment, type FontSetName } from './font-sets.ts';

/** Flags for machines without a display, a sandbox or a way out to the network. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  // Else the headless shell fits letters to whole pixels, as no phone does, and lines break elsewhere.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The Chromiums on this machine, in the order in which tests take them: CHROMIUM_PATH, Playwright's own, the system's.
 * Of the system's the headless shell comes first: the whole browser is slower, and without a display it now and then draws no
 * more frames.
 */
export function chromiums(): string[] {
  return [
    process.env.CHROMIUM_PATH,
    chromium.executablePath(),
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
  ].filter((path): path is string => Boolean(path) && existsSync(path ?? ''));
}

/** Path of the Chromium that tests drive; undefined when there is none. */
export const findChromium = (): string | undefined => chromiums()[0];

const definedEnvironment = (): Record<string, string> =>
  Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])));

/** How tests start Chromium: which one, with what flags, and with the fonts that it may see. */
export const launchOptions = (
  fonts?: FontSetName,
): { executablePath?: string; args: string[]; env: Record<string, string> } => ({
  executablePath: findChromium(),
  args: chromiumArgs,
  env: { ...definedEnvironment(), ...fontEnvironment(fonts) },
});
