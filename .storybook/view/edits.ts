/**
 * Words of a story that someone has changed, as the address carries them: whole, nested ones and punctuation included.
 * The preview puts them into the story's args; the manager's panel writes them.
 */
import { componentName } from '../docs/usage.ts';

/** Edited texts of a story, by their place in its args: `partners.0.name`. */
export interface Edits {
  /** Id of the story. */
  story: string;
  texts: Record<string, string>;
}

/** A text in a story's args. */
export interface Text {
  /** Its place: `partners.0.name`. */
  path: string;
  value: string;
  /** For how many characters its place is drawn, where the type says so. */
  limit?: number;
}

/** Asks the preview for the texts of the story it shows, and its answer. */
export const ASK_TEXTS = 'room/ask-texts';
export const TEXTS = 'room/texts';
/** Asks for the story's args as a module of content has them, and the answer. */
export const ASK_CONTENT = 'room/ask-content';
export const CONTENT = 'room/content';

/** What the preview tells of the texts of a story. */
export interface Texts {
  story: string;
  texts: Text[];
}

/** Edits as they stand in the address: letters, digits, - and _ only, which is all that Storybook takes there. */
export function encode(edits: Edits | undefined): string {
  if (!edits || Object.keys(edits.texts).length === 0) return '';
  const bytes = new TextEncoder().encode(JSON.stringify(edits));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** The edits in an address; none where there is nothing to read. */
export function decode(encoded: unknown): Edits | undefined {
  if (typeof encoded !== 'string' || encoded === '') return undefined;
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    const json = new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
    const { story, texts } = JSON.parse(json) as Partial<Edits>;
    return typeof story === 'string' && texts ? { story, texts } : undefined;
  } catch {
    return undefined;
  }
}

/** Keys whose strings are read by programs. */
const technical =
  /^(id|href|src|url|path|key|type|name_|band|variant|theme|glyph|drawing|logo|icon|poster|script|to|from|host|className|component|dateTime|start|end|fit|align)$/;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !('$$typeof' in value);

/** All texts in args, in order. */
export function textsIn(value: unknown, path: string[] = []): Text[] {
  if (typeof value === 'string') {
    if (technical.test(path.at(-1) ?? '') || /^(\/|#|https?:|mailto:|tel:)|^\P{L}*$/u.test(value)) return [];
    return [{ path: path.join('.'), value }];
  }
  if (Array.isArray(value)) return value.flatMap((each, at) => textsIn(each, [...path, String(at)]));
  if (isPlain(value)) return Object.entries(value).flatMap(([key, each]) => textsIn(each, [...path, key]));
  return [];
}

/** Args with the edited texts in place of the others; what is edited elsewhere stays as it is. */
export function withTexts<T>(value: T, texts: Record<string, string>, path: string[] = []): T {
  if (typeof value === 'string') return (texts[path.join('.')] ?? value) as T;
  if (Array.isArray(value))
    return value.map((each: unknown, at) => withTexts(each, texts, [...path, String(at)])) as T;
  if (isPlain(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, withTexts(each, texts, [...path, key])]),
    ) as T;
  return value;
}

const quoted = (text: string): string =>
  text.includes("'") && !text.includes('"')
    ? JSON.stringify(text)
    : `'${text.replaceAll(/['\\]/g, '\\$&').replaceAll('\n', '\\n')}'`;

/** A value as a module of content writes it. Components, such as icons, stand by their names; functions are left out. */
export function asContent(value: unknown, indent = ''): string {
  const inner = `${indent}  `;
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value))
    return value.length === 0
      ? '[]'
      : `[\n${value.map((each) => `${inner}${asContent(each, inner)},\n`).join('')}${indent}]`;
  if (isPlain(value)) {
    const entries = Object.entries(value).filter(
      ([, each]) => each !== undefined && typeof each !== 'function',
    );
    return entries.length === 0
      ? '{}'
      : `{\n${entries
          .map(
            ([key, each]) =>
              `${inner}${/^[a-z_$][\w$]*$/i.test(key) ? key : quoted(key)}: ${asContent(each, inner)},\n`,
          )
          .join('')}${indent}}`;
  }
  if (typeof value === 'object' && value !== null) return componentName(value);
  return String(value);
}
