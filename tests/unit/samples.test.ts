import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { messages } from '../../src/content/messages.ts';

const filesIn = (root: string, kind: RegExp): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => kind.test(file))
    .map((file) => `${root}/${file}`);

/** Reduces a string to its words in lowercase, with only letters and digits. */
const words = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The strings of four or more words in a file's code, except paths and URLs, each reduced to its words. */
function phrases(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && !/^[./]|^https?:/.test(node.text)) found.push(words(node.text));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return found.filter((text) => text.split(' ').length >= 4);
}

// The copy in a story must not look like the site's copy, because changing the story doesn't change the site.
test('samples and stories have their own copy', () => {
  // Ignore the primitives' strings, which all sections use.
  const given = Object.values(messages).flat().map(words);
  const site = new Set(filesIn('src/content', /\.ts$/).flatMap(phrases));
  expect(site.size).toBeGreaterThan(0);
  const samples = ['src/sections', 'src/design'].flatMap((root) =>
    filesIn(root, /\.(sample|stories)\.tsx?$/),
  );
  const shared = samples.flatMap((file) =>
    phrases(file)
      .filter((text) => site.has(text) && !given.includes(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(shared).toEqual([]);
});
