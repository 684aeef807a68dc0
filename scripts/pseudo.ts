/**
 * The site in pseudo-English: every text that comes from content in other words, or accented and 40 % longer: what
 * is cut off or collides then will do so with a longer text, and what still reads in plain English stands in code.
 */
// cspell:disable-next-line
const pairs = 'aáeéiíoóuúyýcçnñAÁEÉIÍOÓUÚYÝCÇNÑ';
const accents = new Map(
  [...pairs.matchAll(/(.)(.)/gu)].map(([, plain = '', accented = '']) => [plain, accented] as const),
);

/** A word of the same letters, and so about as wide: all after the first one backwards. */
const otherWord = ([first = '', ...rest]: string): string => first + rest.toReversed().join('');

/** How many letters it takes to add one: 2.5 make 40 % more. */
const stretch = 2.5;

/** What becomes of a text: `other` words of the same letters, or accented ones, 40 % `longer`. */
export type PseudoStyle = 'other' | 'longer';

/** Accented, and longer by a letter after every 2.5. */
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
 * A text in pseudo-English. Placeholders (`{count}`), addresses and what has no letters stay as they are.
 *
 * @param text A text as it stands in content.
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
