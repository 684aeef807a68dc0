/** Invisible characters, except the joiners, which change the letters beside them. */
const invisible = /[^\P{Cf}\u200C\u200D]/gu;
/** Line breaks, tabs and unusual spaces. */
const unusualSpace = /\r\n|[^\S ]/g;
const margins = /^[\s\u200C\u200D]+|[\s\u200C\u200D]+$/g;

/**
 * Cleans up a line of pasted text: trims it, removes invisible characters, and makes unusual spaces plain. Spaces
 * inside it stay.
 */
export const cleanText = (typed: string): string =>
  typed.replaceAll(invisible, '').replaceAll(unusualSpace, ' ').replaceAll(margins, '');

/**
 * An email address without the name before it ("Ada <ada@example.com>"), and with ASCII characters where an input
 * method wrote wide ones.
 */
export function cleanAddress(typed: string): string {
  const text = cleanText(
    typed
      .normalize('NFKC')
      .replaceAll('。', '.')
      .replaceAll(/\p{Cf}/gu, ''),
  );
  const [, address = text] = /^[^<>]*<([^<>]*)>$/.exec(text) ?? [];
  return address.trim();
}

/** Cleans what a visitor typed into a single-line field; leaves other controls alone. */
export function cleanField(field: Element): void {
  if (!(field instanceof HTMLInputElement)) return;
  const { type, value } = field;
  const cleaned =
    type === 'email' ? cleanAddress(value) : /^(text|tel|url)$/.test(type) ? cleanText(value) : value;
  // Setting an equal value would move the cursor.
  if (cleaned !== value) field.value = cleaned;
}
