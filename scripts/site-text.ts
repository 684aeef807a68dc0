/** Collects all text of the site, from documents, content and drawings. */
import { readdirSync, readFileSync } from 'node:fs';

/** Text, and where it comes from. */
export interface SiteText {
  /** A page's path, or a file. */
  place: string;
  text: string;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** Decodes character references. */
export const decoded = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole: string, hex?: string, decimal?: string, name?: string) => {
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
      return decimal ? String.fromCodePoint(Number(decimal)) : (entities[name ?? ''] ?? whole);
    },
  );

/** The text that a visitor sees in a document or a drawing, including text from its own stylesheet (`content: '·'`). */
export function visibleText(markup: string): string {
  const written = [...markup.matchAll(/[{;\s]content:\s*(["'])(.*?)\1/g)].map(([, , text]) => text);
  const text = decoded(
    markup
      .replace(/<head[\s>][\s\S]*?<\/head>|<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
      .replace(/<[^>]*>/g, ' '),
  );
  return [text, ...written].join(' ');
}

/**
 * The characters beyond Basic Latin in a module's strings, but not its comments. Basic Latin is left out, because
 * names, URLs and syntax consist of it.
 */
export const codeText = (code: string): string =>
  code
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g, (part) =>
      part.startsWith('/') ? '' : part,
    )
    .replace(/\\u(?:\{([\da-f]{1,6})\}|([\da-f]{4}))/gi, (_escape, braced?: string, four?: string) =>
      String.fromCodePoint(Number.parseInt(braced ?? four ?? '', 16)),
    )
    .replace(/\p{ASCII}+/gu, '');

function read(folder: string, extension: string, textOf: (source: string) => string): SiteText[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .map((file) => `${folder}/${file}`)
    .map((place) => ({ place, text: textOf(readFileSync(place, 'utf8')) }));
}

/**
 * The text of all content (without Basic Latin) and of all drawings. Includes text that no document contains, such as
 * that of dialogs and error messages.
 */
export const waitingTexts = (): SiteText[] => [
  ...read('src/content', '.ts', codeText),
  ...read('public/art', '.svg', visibleText),
];
