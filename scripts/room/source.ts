/** Parses the repository's own source files for the site map. Doesn't resolve types. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A parsed source file. */
export interface Source {
  file: ts.SourceFile;
  /** For each imported name, the module it comes from: a path from the repository root, or a package's name. */
  imports: Map<string, string>;
  /** The values of variables that the file declares, and the default values of destructured names. */
  values: Map<string, ts.Expression>;
}

const cache = new Map<string, Source>();

/** All descendants of a syntax node, in source order. */
export function nodes(root: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    found.push(node);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(root, visit);
  return found;
}

/** Parses a file, given its path from the repository root. */
export function readSource(name: string): Source {
  const known = cache.get(name);
  if (known) return known;
  const file = ts.createSourceFile(name, readFileSync(name, 'utf8'), ts.ScriptTarget.Latest, true);
  const imports = new Map<string, string>();
  const values = new Map<string, ts.Expression>();
  for (const node of nodes(file)) {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const { text } = node.moduleSpecifier;
      const from = text.startsWith('.') ? path.posix.join(path.posix.dirname(name), text) : text;
      const { importClause } = node;
      if (importClause?.name) imports.set(importClause.name.text, from);
      const named = importClause?.namedBindings;
      if (named && ts.isNamedImports(named))
        for (const element of named.elements) imports.set(element.name.text, from);
    }
    if (ts.isVariableDeclaration(node) || ts.isBindingElement(node))
      if (ts.isIdentifier(node.name) && node.initializer) values.set(node.name.text, node.initializer);
  }
  const source = { file, imports, values };
  cache.set(name, source);
  return source;
}
