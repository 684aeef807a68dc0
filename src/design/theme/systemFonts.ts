/**
 * Keeps the system's fonts on the first page if the system has no stand-in for the site's. Its letter widths are unknown, so lines
 * would break elsewhere when the site's fonts arrive. This becomes an inline script, so it refers to nothing outside itself.
 */
function keepSystemFonts(): void {
  const standIns: Record<string, Promise<unknown>[]> = {};
  // One weight of each tells whether the system has it.
  const byName = new Map([...document.fonts].map((face) => [face.family, face]));
  for (const [name, face] of byName) {
    const [family = '', standIn] = name.split(' Fallback');
    if (standIn) (standIns[family] ??= []).push(face.load());
  }
  Promise.all(Object.values(standIns).map((loads) => Promise.any(loads))).catch(() => {
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
