/** The themed colors of drawings, for pictures that no page's stylesheet reaches. */
import { tokens, tokenSet, type Band, type TokenSet } from '../../src/design/theme/tokens.ts';

/** Theme of a card: the site's or the conference's. Shared links are looked at by day: both are light. */
export type CardTheme = 'site' | 'conference';

/** The colors of text and grounds on a band. */
export const colorsOn = (theme: CardTheme, band: Band): TokenSet =>
  tokenSet(theme === 'site' ? 'light' : 'conference light', band);

const prefixed = (prefix: string, colors: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(colors).map(([name, color]) => [prefix + name, color]);

/** The custom properties that drawings take their colors from, on a band. */
function properties(theme: CardTheme, band: Band): ReadonlyMap<string, string> {
  const of = <T>(set: { light: T; conference: { light: T } }): T =>
    theme === 'site' ? set.light : set.conference.light;
  return new Map([
    ...Object.entries(colorsOn(theme, band)),
    ...prefixed('a-', of(tokens.artScene)),
    ...prefixed('k-', of(tokens.conferenceScene)),
    ['news-disc', of(tokens.grounds).newsDisc],
  ]);
}

/** A drawing's elements with every color that follows the page's replaced by the one it has there by day. */
export function withColors(body: string, theme: CardTheme, band: Band): string {
  const known = properties(theme, band);
  return body
    .replace(
      /var\(--([\w-]+),([^()]+)\)/g,
      (_, name: string, fallback: string) => known.get(name) ?? fallback,
    )
    .replace(/light-dark\(([^,()]+|\w+\([^()]*\)),([^,()]+|\w+\([^()]*\))\)/g, '$1');
}
