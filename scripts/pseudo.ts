/**
 * Turns copy into pseudo-English: other words, or accented text that is 40% longer. Where the longer text is cut off or
 * overlaps, longer real copy would do the same. Any text on the copied site that is still plain English comes from
 * code.
 */
// cspell:disable-next-line
const pairs = 'aáeéiíoóuúyýcçnñAÁEÉIÍOÓUÚYÝCÇNÑ';
const accents = new Map(
  [...pairs.matchAll(/(.)(.)/gu)].map(([, plain = '', accented = '']) => [plain, accented] as const),
);

/** Reverses all letters of a word after the first, so that it stays about as wide. */
const otherWord = ([first = '', ...rest]: string): string => first + rest.toReversed().join('');

/** The number of letters after which one letter is added: 2.5 makes text 40% longer. */
const stretch = 2.5;

/**
 * The kind of pseudo-English. `other`: other words with the same letters. `longer`: accented text that is 40% longer.
 */
export type PseudoStyle = 'other' | 'longer';

/** Accents a string, and adds letters to it. */
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
 * Turns a string into pseudo-English. Placeholders (`{count}`), URLs, email addresses and strings without letters stay
 * unchanged.
 *
 * @param text A string from content.
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
