/**
 * Writes a JSON Schema of each section's content to `schemas`, for tools that don't read TypeScript, such as a form in
 * a content management system. The schemas come from the sections' types and docstrings.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  createFormatter,
  createParser,
  DEFAULT_CONFIG,
  EnumType,
  SchemaGenerator,
  type CompletedConfig,
  type Schema,
  type SubNodeParser,
} from 'ts-json-schema-generator';
import ts from 'typescript';

const folder = 'schemas';

const config = {
  ...DEFAULT_CONFIG,
  expose: 'export',
  jsDoc: 'extended',
  topRef: false,
  encodeRefs: false,
  sortProps: false,
  skipTypeCheck: true,
} satisfies CompletedConfig;

/**
 * A TypeScript program of all sections and primitives. It leaves out npm packages, because content doesn't use their
 * types. Leaving them out triples the speed.
 */
function readSections(): ts.Program {
  const files = ['src/design', 'src/sections'].flatMap((root) =>
    ts.sys.readDirectory(root, ['.ts', '.tsx'], ['**/*.stories.tsx', '**/*.sample.ts']),
  );
  return ts.createProgram(files, {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    noResolve: true,
    lib: ['lib.es2023.d.ts'],
    types: [],
  });
}

/** Parses types that are unions of names but don't list them: `keyof` a registry, or the type of a property. */
class NamesParser implements SubNodeParser {
  readonly #checker: ts.TypeChecker;

  constructor(program: ts.Program) {
    this.#checker = program.getTypeChecker();
  }

  #names(node: ts.Node): string[] {
    const type = this.#checker.getNonNullableType(this.#checker.getTypeAtLocation(node));
    const types = type.isUnion() ? type.types : [type];
    return types.every((each) => each.isStringLiteral()) ? types.map(({ value }) => value) : [];
  }

  supportsNode(node: ts.Node): boolean {
    return (ts.isTypeOperatorNode(node) || ts.isIndexedAccessTypeNode(node)) && this.#names(node).length > 0;
  }

  createType(node: ts.Node): EnumType {
    return new EnumType(node.getText(), this.#names(node));
  }
}

/**
 * Cleans up a schema: replaces `{@link X}` in descriptions with the name, and moves the `maxLength` of a list to the
 * list's strings, because it limits each string.
 */
function tidy(key: string, value: unknown): unknown {
  if (key === 'description' && typeof value === 'string')
    return value.replaceAll(/ *\{@link +(\w+) *\} */g, ' $1 ').trim();
  if (typeof value !== 'object' || value === null) return value;
  const { type, items, maxLength, ...rest } = value as Schema;
  if (type !== 'array' || maxLength === undefined || typeof items !== 'object') return value;
  return { type, items: { ...items, maxLength }, ...rest };
}

/** Returns the schema of each section's content, keyed by the section's folder below src/sections. */
export function contentSchemas(): Record<string, Schema> {
  const program = readSections();
  const parser = createParser(program, config, (parsers) => parsers.addNodeParser(new NamesParser(program)));
  const generator = new SchemaGenerator(program, parser, createFormatter(config), config);
  const sections = readdirSync('src/sections').flatMap((family) =>
    readdirSync(`src/sections/${family}`).map((name) => [`${family}/${name}`, `${name}Content`] as const),
  );
  const schemas = Object.fromEntries(sections.map(([id, type]) => [id, generator.createSchema(type)]));
  return JSON.parse(JSON.stringify(schemas), tidy) as typeof schemas;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  rmSync(folder, { recursive: true, force: true });
  for (const [id, schema] of Object.entries(contentSchemas())) {
    const file = path.join(folder, `${id}.json`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(schema, null, 2)}\n`);
  }
}
