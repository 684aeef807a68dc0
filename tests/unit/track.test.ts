import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { afterEach, expect, test, vi } from 'vitest';
import { track } from '../../src/design/controls/track/track.ts';

/** The event names that `Tracked` allows, read from its source. */
function typedNames(): string[] {
  const file = 'src/design/controls/track/track.ts';
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const names: string[] = [];
  const visit = (node: ts.Node, inName: boolean): void => {
    if (inName && ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal))
      names.push(node.literal.text);
    const isName = ts.isPropertySignature(node) && node.name.getText() === 'name';
    ts.forEachChild(node, (child) => visit(child, inName || isName));
  };
  visit(source, false);
  return names;
}

afterEach(() => vi.unstubAllGlobals());

test('the table in docs/analytics.md has every name, and no other', () => {
  const rows = [...readFileSync('docs/analytics.md', 'utf8').matchAll(/^\| `([\w-]+)`/gm)];
  expect(rows.map(([, name]) => name).sort()).toEqual(typedNames().sort());
  expect(rows.length).toBeGreaterThan(0);
});

test('dispatches an event on the document, which nothing has to listen to', () => {
  const target = new EventTarget();
  vi.stubGlobal('document', target);
  track({ name: 'action', href: '/a' });
  const heard: unknown[] = [];
  target.addEventListener('track', (event) => heard.push((event as CustomEvent).detail));
  track({ name: 'action', href: '/b' });
  expect(heard).toEqual([{ name: 'action', href: '/b' }]);
});
