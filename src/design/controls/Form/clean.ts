/**
 * Invisible characters, except the zero-width joiner and non-joiner, which change the letters beside them.
 */
const invisible = /[^\P{Cf}\u200C\u200D]/gu;
/** Line breaks, tabs and unusual spaces. */
const unusualSpace = /\r\n|[^\S ]/g;
const margins = /^[\s\u200C\u200D]+|[\s\u200C\u200D]+$/g;

/**
 * Cleans a line of typed or pasted text: trims it, removes invisible characters, and replaces line breaks, tabs and
 * unusual spaces with plain spaces. Doesn't collapse repeated spaces.
 */
export const cleanText = (typed: string): string =>
  typed.replaceAll(invisible, '').replaceAll(unusualSpace, ' ').replaceAll(margins, '');

/**
 * Cleans an email address: removes a display name ("Ada <ada@example.com>"), invisible characters and the spaces
 * around the address, and converts full-width characters to ASCII.
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

/** Cleans the value of a text, phone, URL or email field; leaves other controls alone. */
export function cleanField(field: Element): void {
  if (!(field instanceof HTMLInputElement)) return;
  const { type, value } = field;
  const cleaned =
    type === 'email' ? cleanAddress(value) : /^(text|tel|url)$/.test(type) ? cleanText(value) : value;
  // Setting an equal value would move the cursor.
  if (cleaned !== value) field.value = cleaned;
}
