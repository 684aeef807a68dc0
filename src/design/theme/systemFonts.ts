import standIns from './fonts/stand-ins.json';

/**
 * Resolves once it finds a font that the system has, and rejects if there is none. It checks one font at a time, as the
 * browser does, because even one check takes milliseconds on a phone.
 *
 * @param sources The fonts, each as the `src` of an `@font-face` rule.
 */
async function findOne(sources: readonly string[]): Promise<void> {
  for (const source of sources) {
    const found = await new FontFace('Fallback', source).load().then(
      () => true,
      () => false,
    );
    if (found) return;
  }
  throw new Error('The system has none of these fonts');
}

/**
 * Resolves if the system has a fallback for each of the site's font families. Rejects as soon as it finds a family that
 * has none.
 *
 * @param families The fallback fonts: one list per family, in order of preference.
 */
export async function findStandIns(families: readonly (readonly string[])[]): Promise<void> {
  await Promise.all(families.map(findOne));
}

/**
 * Shows the whole first page in the system's default fonts if the system lacks a fallback for one of the site's
 * families and none of the site's fonts has loaded yet. The letter widths of fallbacks are adjusted to the site's
 * fonts. With any other font, switching to the site's fonts would change the line breaks, so the switch waits until the
 * next page. Part of an inline script (shell/fonts.inline.ts).
 */
export function keepSystemFonts(): void {
  findStandIns(standIns).catch(() => {
    const arrived = [...document.fonts].some(
      ({ family, status }) => status === 'loaded' && !family.includes(' Fallback'),
    );
    if (!arrived) document.documentElement.dataset.fonts = 'system';
  });
}

/** Switches back to the site's fonts. Called on each navigation. */
export function showSiteFonts(): void {
  delete document.documentElement.dataset.fonts;
}
