import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { placeholders, report } from '../../scripts/launch-check.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'launch-check-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The placeholders that the launch check finds in a module with this source code, each as `group key value`. */
function check(text: string): string[] {
  writeFileSync(path.join(folder, 'page.ts'), text);
  return placeholders(folder).map(({ group, key, value = '' }) => `${group} ${key} ${value}`.trim());
}

describe('what counts as a placeholder', () => {
  test.each([
    [
      "const site = { url: 'https://a.example' satisfies Placeholder<'addresses'> };",
      "addresses site.url 'https://a.example'",
    ],
    ["const a = { shop: undefined as Placeholder<'addresses', string | undefined> };", 'addresses a.shop'],
    ["const days: Placeholder<'fixtures', string[]> = ['one'];", 'fixtures days'],
    [
      "const team = [{ name: 'A' }, { name: 'B' satisfies Placeholder<'people'> }];",
      "people team.1.name 'B'",
    ],
    ["export default { id: 1 } satisfies Placeholder<'fixtures', { id: number }>;", 'fixtures default'],
  ])('%s', (text, found) => {
    expect(check(text)).toEqual([found]);
  });

  test('markers in comments and strings don’t count', () => {
    expect(
      check(
        `/** satisfies Placeholder<'brand'> */\nconst text = "x satisfies Placeholder<'brand'>";\nconst real = 'A';`,
      ),
    ).toEqual([]);
  });
});

test('the report lists group, file, line and key of each value', () => {
  writeFileSync(
    path.join(folder, 'site.ts'),
    `export const site = {\n  id: 'a' satisfies Placeholder<'ids'>,\n  name: 'A' satisfies Placeholder<'brand'>,\n};\n`,
  );
  const lines = report(placeholders(folder)).split('\n');
  const file = path.relative('.', path.join(folder, 'site.ts'));
  expect(lines.filter((line) => line.startsWith('  '))).toEqual([
    `  ${file}(3): site.name is 'A'`,
    `  ${file}(2): site.id is 'a'`,
  ]);
  expect(lines[0]).toMatch(/^Brand: /);
  expect(lines.at(-1)).toMatch(/^2 left\./);
});

describe('this site’s content', () => {
  const sources = ts.sys
    .readDirectory('src/content', ['.ts'])
    .map((file) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));

  /** Whether a node is inside a value that the type `Placeholder` marks. */
  const isMarked = (node: ts.Node): boolean =>
    !ts.isSourceFile(node) &&
    (((ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isVariableDeclaration(node)) &&
      node.type?.getText().startsWith('Placeholder<')) === true ||
      isMarked(node.parent));

  /** The nodes in all content modules for which `wanted` returns true, each as its file and its source code. */
  const pick = (wanted: (node: ts.Node) => boolean): string[] =>
    sources.flatMap((source) => {
      const found: string[] = [];
      const visit = (node: ts.Node): void => {
        if (wanted(node)) found.push(`${path.relative('.', source.fileName)}: ${node.getText()}`);
        ts.forEachChild(node, visit);
      };
      visit(source);
      return found;
    });

  test('every string with a .example domain is marked', () => {
    const unmarked = (node: ts.Node) =>
      ts.isStringLiteral(node) &&
      /\.example\b/.test(node.text) &&
      // A field's placeholder text is not the owner's email address.
      !(ts.isPropertyAssignment(node.parent) && node.parent.name.getText() === 'placeholder') &&
      !isMarked(node);
    expect(pick(unmarked)).toEqual([]);
  });
});
