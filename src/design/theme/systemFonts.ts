/**
 * The fallback fonts of each of the site's font families, in the stylesheet's order. To find out whether the system has
 * a font, checking one weight is enough.
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
 * Looks for a font that the system has, one at a time like the browser: each takes milliseconds on a phone. Rejects
 * if there is none.
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

/** Looks for a fallback for each of the site's families. Rejects as soon as one has none. */
export async function findStandIns(fonts: Iterable<FontFace>): Promise<void> {
  await Promise.all(standInsOf(fonts).map(findOne));
}

/**
 * Keeps the system's fonts on the first page if the system has no fallback for the site's. Its letter widths are
 * unknown, so lines would break differently when the site's fonts arrive. Part of an inline script
 * (shell/fonts.inline.ts).
 */
export function keepSystemFonts(): void {
  findStandIns(document.fonts).catch(() => {
    const arrived = [...document.fonts].some(({ status }) => status === 'loaded');
    if (!arrived) document.documentElement.dataset.fonts = 'system';
  });
}

/** Switches back to the site's fonts; called on each navigation. */
export function showSiteFonts(): void {
  delete document.documentElement.dataset.fonts;
}
