/**
 * The site in pseudo-English: every text from content in other words, or accented and 40 % longer. Anything cut off
 * or overlapping would also break with a longer real text; anything readable as plain English is in code.
 */
// cspell:disable-next-line
const pairs = 'aáeéiíoóuúyýcçnñAÁEÉIÍOÓUÚYÝCÇNÑ';
const accents = new Map(
  [...pairs.matchAll(/(.)(.)/gu)].map(([, plain = '', accented = '']) => [plain, accented] as const),
);

/** A word with the same letters, and about the same width: all after the first are reversed. */
const otherWord = ([first = '', ...rest]: string): string => first + rest.toReversed().join('');

/** Number of letters per added letter: 2.5 makes 40 % more. */
const stretch = 2.5;

/** The kind of pseudo-English: `other` words with the same letters, or accented words, 40 % `longer`. */
export type PseudoStyle = 'other' | 'longer';

/** Accented, with one more letter after every 2.5. */
function longer(text: string): string {
  let letters = 0;
  let added = 0;
  return text.replaceAll(/\p{L}/gu, (letter) => {
    letters += 1;
    const accented = accents.get(letter) ?? letter;
    if (letters / stretch < added + 1) return accented;
    added += 1;
    return accented + accented.toLowerCase();
  });
}

/**
 * A text in pseudo-English. Placeholders (`{count}`), addresses and texts without letters stay unchanged.
 *
 * @param text A text from content.
 * @param style Default `longer`.
 */
export const pseudo = (text: string, style: PseudoStyle = 'longer'): string =>
  text
    .split(/(\{\w+\}|\S+@\S+|https?:\/\/\S+)/)
    .map((part, index) => {
      if (index % 2 === 1) return part;
      return style === 'longer' ? longer(part) : part.replaceAll(/\p{L}+/gu, otherWord);
    })
    .join('');
