/** Resolves the colors of drawings for share images, which can't use a page's stylesheet. */
import { tokenSet, type Band, type TokenSet } from '../../src/design/theme/tokens.ts';
import { themeColors } from '../../src/themes/themes.ts';

/** Theme of a card: the site's or the conference's. Share images always use the light scheme. */
export type CardTheme = keyof typeof themeColors;

/** The colors of text and backgrounds on a band. */
export const colorsOn = (theme: CardTheme, band: Band): TokenSet =>
  tokenSet('light', band, themeColors[theme]);

const prefixed = (prefix: string, colors: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(colors).map(([name, color]) => [prefix + name, color]);

/** The values of the custom properties that drawings use, on a band. */
function properties(theme: CardTheme, band: Band): ReadonlyMap<string, string> {
  const { grounds, scene, art } = themeColors[theme];
  return new Map([
    ...Object.entries(colorsOn(theme, band)),
    ...Object.entries(grounds.light),
    ...prefixed('scene-', scene.light),
    ...prefixed('art-', art.light),
  ]);
}

/** A drawing's elements with every themed color replaced by its value in the light scheme. */
export function withColors(body: string, theme: CardTheme, band: Band): string {
  const known = properties(theme, band);
  return body
    .replace(
      /var\(--([\w-]+),([^()]+)\)/g,
      (_, name: string, fallback: string) => known.get(name) ?? fallback,
    )
    .replace(/light-dark\(([^,()]+|\w+\([^()]*\)),([^,()]+|\w+\([^()]*\))\)/g, '$1');
}
