/**
 * The fallback fonts of each of the site's font families, in the stylesheet's order. Each fallback is included in one
 * weight only, because that is enough to check whether the system has it.
 */
function standInsOf(fonts: Iterable<FontFace>): FontFace[][] {
  const byName = new Map([...fonts].map((face) => [face.family, face]));
  const standIns = new Map<string, FontFace[]>();
  for (const [name, face] of byName) {
    const [family = '', standIn] = name.split(' Fallback');
    if (standIn) standIns.set(family, [...(standIns.get(family) ?? []), face]);
  }
  return [...standIns.values()];
}

/**
 * Resolves once it finds a font that the system has, and rejects if there is none. It checks one font at a time, as the
 * browser does, because even one check takes milliseconds on a phone.
 */
async function findOne(faces: readonly FontFace[]): Promise<void> {
  for (const face of faces) {
    const found = await face.load().then(
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
 */
export async function findStandIns(fonts: Iterable<FontFace>): Promise<void> {
  await Promise.all(standInsOf(fonts).map(findOne));
}

/**
 * Shows the whole first page in the system's default fonts if the system lacks a fallback for one of the site's
 * families and none of the site's fonts has loaded yet. The letter widths of fallbacks are adjusted to the site's
 * fonts. With any other font, switching to the site's fonts would change the line breaks, so the switch waits until the
 * next page. Part of an inline script (shell/fonts.inline.ts).
 */
export function keepSystemFonts(): void {
  findStandIns(document.fonts).catch(() => {
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
