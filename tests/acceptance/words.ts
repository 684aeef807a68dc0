/** Where in the content the words of a page stand. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { routeFor } from '../../src/shell/routes.ts';

const content = 'src/content/';

/** The files that a file imports, of the content and of the pages. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+\.tsx?)'/g)]
    .map(([, name = '']) => relative('.', resolve(dirname(file), name)))
    .filter((name) => name.startsWith(content) || name.startsWith('src/pages/'));

/** What a page or a part of one is made of: its own file, or that of the bar and footer around it. */
function sourceOf(place: string): string {
  const { page, theme } = routeFor(place.replace(/,.*/s, ''));
  if (!/, (bar|footer)\b/.test(place)) return `src/pages/${page}.tsx`;
  return theme === 'conference' ? 'src/pages/ConferenceLayout.tsx' : 'src/pages/SiteLayout.tsx';
}

/** All files that these lead to, the nearest first. */
function reachedFrom(files: string[]): string[] {
  const reached = new Set(files);
  for (const file of reached) for (const next of importsOf(file)) reached.add(next);
  return [...reached];
}

const known = new Map<string, string[][]>();

/** The texts in each line of a file. */
function linesOf(file: string): string[][] {
  const lines = known.get(file) ?? readFileSync(file, 'utf8').split('\n').map(literalsIn);
  known.set(file, lines);
  return lines;
}

const isContent = (file: string): boolean => file.startsWith(content);

/** The texts that stand in a line, as visitors read them, and its prices and other numbers. */
const literalsIn = (line: string): string[] => [
  ...[...line.matchAll(/(['"`])((?:(?!\1)[^\\]|\\.)+)\1/g)].flatMap(([, , text = '']) =>
    text
      .replaceAll('\\n', ' ')
      .replaceAll(/\\(.)/g, '$1')
      .split(/\$\{[^}]*\}/),
  ),
  ...(line.match(/(?<=: )\d+(?:\.\d+)?(?=,| |$)/g) ?? []).map((price) => `$${price}`),
];

/** A text, and in it days and amounts as content has them. */
function asContentHas(text: string): string {
  const amounts = text.replaceAll(/(?<=\d),(?=\d)/g, '');
  const days = text.match(/\d{1,2} [A-Z]\w+ \d{4}/g) ?? [];
  const dates = days.map((day) => new Date(`${day} UTC`)).filter((date) => !Number.isNaN(date.getTime()));
  const packed = text.replaceAll(/\b(\d{4})(\d\d)(\d\d)\b/g, '$1-$2-$3');
  return [text, amounts, packed, ...dates.map((date) => date.toISOString().slice(0, 10))].join('\n');
}

/** A failure, and what it knows of the words it is about. */
export interface Failure {
  /** The file of the test. What it imports itself counts too. */
  test: string;
  /** Pages or parts of them, as the reader names them. */
  places: string[];
  /** Texts that stand there. */
  found: string[];
  /** Texts that should: what is in them too has not changed. */
  expected: string[];
  /** All words of the place. */
  around?: string | undefined;
}

/** Whether a text has these words, and not only their letters within longer ones. */
function hasWords(text: string, words: string): boolean {
  const at = text.indexOf(words);
  const isWithin = (one = '', other = '') => /\w/.test(one) && /\w/.test(other);
  return (
    at >= 0 &&
    !isWithin(text[at - 1], words[0]) &&
    !isWithin(text[at + words.length], words[words.length - 1])
  );
}

/** The line whose text has most in common with this one. */
function lineOf(text: string, files: string[], expected: string[]): string | undefined {
  const whole = asContentHas(text);
  let best: { at?: string; length: number } = { length: 2 };
  for (const file of files)
    for (const [index, literals] of linesOf(file).entries())
      for (const literal of literals) {
        const length = Math.min(literal.length, text.length);
        const isIn = hasWords(whole, literal) || literal.includes(text);
        if (length > best.length && isIn && !expected.some((other) => other.includes(literal)))
          best = { at: `${file}:${index + 1}`, length };
      }
  return best.at;
}

/** The file from which most of the words of a place come. */
function mostOf(around: string, files: string[]): string | undefined {
  const share = (file: string): number =>
    [...new Set(linesOf(file).flat())]
      .filter((literal) => literal.length > 3 && around.includes(literal))
      .reduce((sum, literal) => sum + literal.length, 0);
  const [most] = files.map((file) => ({ file, sum: share(file) })).sort((one, other) => other.sum - one.sum);
  return most && most.sum > 0 ? most.file : undefined;
}

/** Where in the content the words of a failure stand: lines, or the modules that feed the place, where no line can be told. */
export function wordsOf({ test, places, found, expected, around = '' }: Failure): string[] {
  const sources = places.map(sourceOf);
  const near = reachedFrom([...sources, ...importsOf(test)]).filter(isContent);
  const all = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .map((file) => content + file)
    .filter((file) => /\.tsx?$/.test(file));
  const files = [...new Set([...near, ...all])];
  const lines = found.slice(0, 20).flatMap((text) => lineOf(text, files, expected) ?? []);
  if (lines.length > 0) return [...new Set(lines)].slice(0, 3);
  const most = mostOf(around, near);
  if (most) return [most];
  const own = [...sources, test].flatMap(importsOf).filter(isContent);
  return own.length > 0 ? [...new Set(own)] : [content];
}
