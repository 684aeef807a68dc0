import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { fontEnvironment, type FontSetName } from './font-sets.ts';

/** Flags for machines without a display, a sandbox or network access. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  // Without this flag, the headless shell snaps letters to whole pixels. Phones don't do that, so lines would break
  // differently than on phones.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Chromium features that are off in tests. Chromium uses only the last --disable-features, so this list replaces
 * Playwright's own and repeats the part of it that changes how pages load.
 */
const disabledFeatures = [
  'SpeculativeImageDecodes',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

/**
 * Paths of the Chromiums on this machine, in the order that tests try them: CHROMIUM_PATH, Playwright's own, the
 * system's. Of the system's browsers, the headless shell comes first: the full browser is slower, and without a display
 * it occasionally stops drawing frames.
 */
export function chromiums(): string[] {
  return [
    process.env.CHROMIUM_PATH,
    chromium.executablePath(),
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
  ].filter((path): path is string => Boolean(path) && existsSync(path ?? ''));
}

/** Path of the Chromium that tests use. Undefined if there is none. */
export const findChromium = (): string | undefined => chromiums()[0];

const definedEnvironment = (): Record<string, string> =>
  Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])));

/** How tests start Chromium: path, flags, and available fonts. */
export const launchOptions = (
  fonts?: FontSetName,
): { executablePath?: string; args: string[]; env: Record<string, string> } => ({
  executablePath: findChromium(),
  args: [
    ...chromiumArgs,
    // With this flag, and without the feature SpeculativeImageDecodes, images are decoded only when they are painted.
    // Otherwise, Chromium 156 sometimes stops drawing frames: docs/testing.md has the figures.
    '--disable-checker-imaging',
    `--disable-features=${disabledFeatures.join()}`,
  ],
  env: { ...definedEnvironment(), ...fontEnvironment(fonts) },
});
