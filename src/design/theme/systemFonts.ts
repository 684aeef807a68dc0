/**
 * Keeps the system's own fonts on the first page where the system has none of those that stand in for the site's: nothing is
 * known of its letters, so lines would break elsewhere when the site's fonts arrive. Runs as text, and so uses nothing from
 * outside itself.
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

/** {@link keepSystemFonts} as an inline script. It comes after the stylesheet that names the fonts. */
export const systemFontsScript = `(${keepSystemFonts.toString()})()`;

/** Shows the site's fonts again, from the next page on. */
export function showSiteFonts(): void {
  delete document.documentElement.dataset.fonts;
}
