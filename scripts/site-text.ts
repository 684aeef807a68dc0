/** The words of the site, wherever they come from. */
import { readdirSync, readFileSync } from 'node:fs';

/** Words, and where they stand. */
export interface SiteText {
  /** A page's address, or a file. */
  place: string;
  text: string;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** Text with its character references replaced by what they stand for. */
export const decoded = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole: string, hex?: string, decimal?: string, name?: string) => {
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
      return decimal ? String.fromCodePoint(Number(decimal)) : (entities[name ?? ''] ?? whole);
    },
  );

/** What a visitor reads of a document or a drawing: its text, and what its own stylesheet writes (`content: '·'`). */
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
 * The words of a module beyond Basic Latin: what its strings, and not its comments, hold of other characters. Those
 * of Basic Latin are in its names, addresses and syntax too.
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

/** Words outside the documents: the content's (of dialogs, messages and errors, too) and those lettered in drawings. */
export const waitingTexts = (): SiteText[] => [
  ...read('src/content', '.ts', codeText),
  ...read('public/art', '.svg', visibleText),
];
