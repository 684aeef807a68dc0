/**
 * Keeps the system's fonts on the first page if the system has no stand-in for the site's. Its letter widths are unknown, so lines
 * would break elsewhere when the site's fonts arrive. This becomes an inline script, so it refers to nothing outside itself.
 */
function keepSystemFonts(): void {
  const standIns: Record<string, FontFace[]> = {};
  // One weight of each tells whether the system has it.
  const byName = new Map([...document.fonts].map((face) => [face.family, face]));
  for (const [name, face] of byName) {
    const [family = '', standIn] = name.split(' Fallback');
    if (standIn) (standIns[family] ??= []).push(face);
  }
  // In the stylesheet's order, as the browser does it: to look a font up takes a phone milliseconds.
  const findOne = ([first, ...others]: FontFace[]): Promise<unknown> =>
    first ? first.load().catch(() => findOne(others)) : Promise.reject(new Error());
  Promise.all(Object.values(standIns).map(findOne)).catch(() => {
    const arrived = [...document.fonts].some(({ status }) => status === 'loaded');
    if (!arrived) document.documentElement.dataset.fonts = 'system';
  });
}

/** {@link keepSystemFonts} as an inline script. Place it after the stylesheet that names the fonts. */
export const systemFontsScript = `(${keepSystemFonts.toString()})()`;

/** Goes back to the site's fonts; called on each navigation. */
export function showSiteFonts(): void {
  delete document.documentElement.dataset.fonts;
}
