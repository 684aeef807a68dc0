/** The shape of every section's content, with nested types and the limits in docstrings (`@maxLength`). */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A part of a section's content. */
export interface Field {
  /** Its place: `partners[].name`. */
  path: string;
  /** Its type as written; for a list or an object, what kind it is. */
  type: string;
  optional: boolean;
  /** Its description. */
  about: string;
  /** Its maximum length in characters. */
  limit?: number;
}

/** The parts of each section's content, by the section's folder below src/sections. */
export type Shapes = Record<string, Field[]>;

const depthLimit = 5;

function program(files: string[]): ts.Program {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  return ts.createProgram(files, options);
}

/** Reads the shapes of sections, by default of all. */
export function readShapes(
  ids = readdirSync('src/sections').flatMap((family) =>
    readdirSync(`src/sections/${family}`).map((name) => `${family}/${name}`),
  ),
): Shapes {
  const fileOf = (id: string): string => `src/sections/${id}/${id.replace(/^.*\//, '')}.tsx`;
  const all = program(ids.map(fileOf));
  const checker = all.getTypeChecker();
  const root = path.resolve('src');
  const ours = (declaration: ts.Declaration | undefined): boolean =>
    !!declaration && path.resolve(declaration.getSourceFile().fileName).startsWith(root);

  const fieldsOf = (type: ts.Type, at: string, depth: number, skip: (file: string) => boolean): Field[] =>
    checker.getPropertiesOfType(type).flatMap((property): Field[] => {
      const declaration = property.valueDeclaration ?? property.declarations?.[0];
      if (!declaration || !ours(declaration) || skip(declaration.getSourceFile().fileName)) return [];
      const own = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(property, declaration));
      const isList = checker.isArrayType(own);
      const element = isList ? checker.getTypeArguments(own as ts.TypeReference)[0] : own;
      if (!element) return [];
      const inner = checker.getNonNullableType(element);
      const limit = Number(
        ts.displayPartsToString(
          property.getJsDocTags(checker).find(({ name }) => name === 'maxLength')?.text,
        ),
      );
      const where = `${at}${property.name}${isList ? '[]' : ''}`;
      // A component, such as an icon, is named but not expanded.
      const declared = (inner.aliasSymbol ?? inner.getSymbol())?.declarations?.[0];
      const nested =
        depth < depthLimit &&
        !inner.isUnion() &&
        inner.getCallSignatures().length === 0 &&
        (inner.flags & ts.TypeFlags.Object) !== 0 &&
        ours(declared);
      return [
        {
          path: where,
          type: checker
            .typeToString(own, declaration, ts.TypeFormatFlags.NoTruncation)
            .replaceAll(/import\("[^"]*"\)\./g, ''),
          optional: (property.flags & ts.SymbolFlags.Optional) !== 0,
          about: ts.displayPartsToString(property.getDocumentationComment(checker)).replaceAll(/\s+/g, ' '),
          ...(limit ? { limit } : {}),
        },
        ...(nested ? fieldsOf(inner, `${where}.`, depth + 1, () => false) : []),
      ];
    });

  return Object.fromEntries(
    ids.map((id) => {
      const name = `${id.replace(/^.*\//, '')}Props`;
      const source = all.getSourceFile(fileOf(id));
      const declaration = source?.statements.find(
        (statement): statement is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
          (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) &&
          statement.name.text === name,
      );
      if (!declaration) throw new Error(`${fileOf(id)} declares no ${name}.`);
      // Props of every section are documented once, with Section.
      const everySection = (file: string): boolean => file.endsWith('/layout/Section/Section.tsx');
      return [id, fieldsOf(checker.getTypeAtLocation(declaration), '', 0, everySection)];
    }),
  );
}
