import path from 'node:path';
import { borrowedCharacters, fontFamilies, fontFiles, readFont, type FontFile } from './font-faces.ts';
import type { SiteText } from './site-text.ts';

/** A family's font file for the site's own copy. scripts/fonts.ts writes it. */
export interface SiteFont extends FontFile {
  family: string;
  /** The file's name. */
  name: string;
  preload: boolean;
}

/** Reads each family's font file for the site's own copy. */
export async function siteFonts(): Promise<SiteFont[]> {
  const fonts: SiteFont[] = [];
  for (const each of fontFamilies) {
    const { site } = fontFiles(each);
    const { family, preload } = each;
    fonts.push({ family, preload, name: path.basename(site), ...(await readFont(site)) });
  }
  return fonts;
}

/** Characters that aren't checked: only one family has them, or a fallback renders them on purpose. */
const exempt = [borrowedCharacters, ...fontFamilies.map(({ signs }) => signs)].join('');

/**
 * Finds characters in the site's text that a font lacks, so that a fallback would render them. Returns one line for
 * each.
 */
export function missingCharacters(texts: SiteText[], fonts: Omit<SiteFont, 'content'>[]): string[] {
  return texts.flatMap(({ place, text }) =>
    [...new Set(text.replace(/\p{Cc}/gu, ''))]
      .filter((character) => !exempt.includes(character))
      .flatMap((character) => {
        const codePoint = character.codePointAt(0) ?? 0;
        const lacking = fonts.filter(({ codePoints }) => !codePoints.has(codePoint));
        const hex = codePoint.toString(16).toUpperCase().padStart(4, '0');
        return lacking.length === 0
          ? []
          : [
              `${place} has “${character}” (U+${hex}), which is not in ${lacking.map(({ family }) => family).join(', ')}`,
            ];
      }),
  );
}
