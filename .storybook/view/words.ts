/** Finds the copy in a story's args, and encodes changes to it for Storybook's URL. */

/** Changed strings, keyed by their path in the args, such as `partners.0.name`. */
export type Texts = Record<string, string>;

/** The changed strings of one story. */
interface Changed {
  /** Id of the story. */
  story: string;
  texts: Texts;
}

/**
 * Encodes a story's changed strings as the value of the global `words`, with only the characters that Storybook allows
 * in a URL: letters, digits, `-` and `_`.
 */
export function encode(story: string, texts: Texts): string {
  if (Object.keys(texts).length === 0) return '';
  const bytes = new TextEncoder().encode(JSON.stringify({ story, texts } satisfies Changed));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/**
 * Decodes the global `words` into a story's changed strings. Returns an empty object if the global contains changes to
 * another story or can't be parsed.
 */
export function decode(story: string, encoded: unknown): Texts {
  if (typeof encoded !== 'string' || encoded === '') return {};
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    const json = new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
    const changed = JSON.parse(json) as Partial<Changed>;
    return changed.story === story ? (changed.texts ?? {}) : {};
  } catch {
    return {};
  }
}

/** Keys whose values aren't copy, such as URLs and names of variants. */
const technical =
  /^(id|href|src|url|path|key|type|name_|band|variant|theme|glyph|drawing|logo|icon|poster|script|to|from|host|className|component|dateTime|start|end|fit|align)$/;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !('$$typeof' in value);

/** All copy in a story's args, in order: each string with its path. */
export function textsIn(value: unknown, path: string[] = []): [path: string, text: string][] {
  if (typeof value === 'string') {
    const isCode = technical.test(path.at(-1) ?? '') || /^(\/|#|https?:|mailto:|tel:)|^\P{L}*$/u.test(value);
    return isCode ? [] : [[path.join('.'), value]];
  }
  if (Array.isArray(value)) return value.flatMap((each, at) => textsIn(each, [...path, String(at)]));
  if (isPlain(value)) return Object.entries(value).flatMap(([key, each]) => textsIn(each, [...path, key]));
  return [];
}

/** The strings in args that differ from the initial args. */
export function changedTexts(args: unknown, initialArgs: unknown): Texts {
  const before = new Map(textsIn(initialArgs));
  return Object.fromEntries(
    textsIn(args).filter(([path, text]) => before.has(path) && before.get(path) !== text),
  );
}

/** Copies a value, and replaces the strings at the paths in `texts`. */
export function withTexts<T>(value: T, texts: Texts, path: string[] = []): T {
  if (typeof value === 'string') return (texts[path.join('.')] ?? value) as T;
  if (Array.isArray(value))
    return value.map((each: unknown, at) => withTexts(each, texts, [...path, String(at)])) as T;
  if (isPlain(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, withTexts(each, texts, [...path, key])]),
    ) as T;
  return value;
}

/** Only those args that contain changed strings, with the changes applied. */
export function changedArgs(args: Record<string, unknown>, texts: Texts): Record<string, unknown> {
  const keys = new Set(Object.keys(texts).map((path) => path.split('.')[0]));
  return withTexts(Object.fromEntries(Object.entries(args).filter(([key]) => keys.has(key))), texts);
}
