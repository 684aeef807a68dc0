/** Uses TypeScript to find the string literals in the content that are copy, and the property that each belongs to. */
import path from 'node:path';
import ts from 'typescript';

/** Keys whose strings are for programs: URLs, identifiers, dates, file names. */
const technical =
  /^(id|href|dialog|allow|sandbox|src|url|path|canonical|to|from|key|source|type|host|base|publication|calendar|contact|earlyAccess|audio|video|directory|watch|linkedin|instagram|youtube|film|file|photo|cover|day|start|end|published|spotify|apple|slug|letter|language|country|year|techCred|alsoAt|segments|mark|disc|defect|glyph|\w+Id)$/;

/** Values that are not copy: URLs, dates, file names, and strings without letters. */
const notWords = /^(https?:|mailto:|tel:|\.{0,2}\/|#|\d{4}-\d\d)|^[\w-]+\.\w{2,4}$|^\P{L}*$/u;

/** The modules of content, and TypeScript's information about them. */
export interface Content {
  checker: ts.TypeChecker;
  /** Folder of the content, with a trailing slash. */
  root: string;
  sources: ts.SourceFile[];
}

/** Reads the content in a folder. */
export function readContent(folder = 'src/content'): Content {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const root = `${path.resolve(folder)}/`;
  const files = ts.sys.readDirectory(root, ['.ts', '.tsx']);
  // Include the type that marks placeholders. Without it, the compiler wouldn't know the types of marked values.
  const program = ts.createProgram([...files, 'src/placeholder.d.ts'], options);
  return {
    checker: program.getTypeChecker(),
    root,
    // Leave out what the modules import, such as generated JSON.
    sources: files.flatMap((file) => program.getSourceFile(file) ?? []),
  };
}

/** The name of the parameter that a literal is passed to, if the function is declared in the content. */
function parameterOf({ checker, root }: Content, node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node.parent)) return undefined;
  const declaration = checker.getResolvedSignature(node.parent)?.getDeclaration();
  if (!declaration || !path.resolve(declaration.getSourceFile().fileName).startsWith(root)) return undefined;
  const index = node.parent.arguments.findIndex((argument) => argument === node);
  return declaration.parameters[index]?.name.getText();
}

/** The node that a literal is the value of, such as a property. Looks past lists, conditions and template literals. */
function ownerOf(node: ts.Node): ts.Node {
  let at = node.parent;
  while (
    ts.isArrayLiteralExpression(at) ||
    ts.isConditionalExpression(at) ||
    ts.isParenthesizedExpression(at) ||
    ts.isTemplateSpan(at) ||
    ts.isTemplateExpression(at) ||
    ts.isAsExpression(at) ||
    ts.isSatisfiesExpression(at)
  )
    at = at.parent;
  return at;
}

/** The name of the property or variable that a literal is the value of. Empty if there is none. */
function keyOf(node: ts.Node): string {
  const owner = ownerOf(node);
  return ts.isPropertyAssignment(owner) || ts.isVariableDeclaration(owner) ? owner.name.getText() : '';
}

/** The property whose value is the given literal, as declared in the type that the content has to match. */
export function propertyOf({ checker }: Content, node: ts.Node): ts.Symbol | undefined {
  const owner = ownerOf(node);
  if (!ts.isPropertyAssignment(owner)) return undefined;
  const type = checker.getContextualType(owner.parent);
  return type && checker.getPropertyOfType(checker.getNonNullableType(type), owner.name.getText());
}

/**
 * Whether a literal is used as a value. A property's name isn't, and neither is a literal in an expression that
 * compares or splits strings.
 */
function isValue(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isVariableDeclaration(parent) || ts.isParameter(parent)) return parent.initializer === node;
  if (ts.isConditionalExpression(parent)) return parent.condition !== node;
  return (
    ts.isArrayLiteralExpression(parent) ||
    ts.isArrowFunction(parent) ||
    ts.isReturnStatement(parent) ||
    ts.isSatisfiesExpression(parent) ||
    ts.isParenthesizedExpression(parent)
  );
}

/**
 * Whether a literal is inside an `as const` value. Types are derived from such values, so their strings are names, not
 * copy.
 */
export const isChoice = (node: ts.Node): boolean =>
  ts.isAsExpression(node)
    ? ts.isConstTypeReference(node.type)
    : !ts.isStatement(node) && isChoice(node.parent);

/** Whether any string is allowed where an expression is used. If only certain strings are, they are names, not copy. */
function takesText(checker: ts.TypeChecker, node: ts.Expression): boolean {
  const type = checker.getContextualType(node);
  if (!type) return true;
  const parts = type.isUnion() ? type.types : [type];
  return parts.some(({ flags }) => flags & (ts.TypeFlags.String | ts.TypeFlags.Any));
}

/** Whether a node is a plain string literal that contains copy. */
export function isText(content: Content, node: ts.Node): node is ts.StringLiteralLike {
  if (!ts.isStringLiteralLike(node)) return false;
  const parameter = parameterOf(content, node);
  return (
    (isValue(node) || parameter !== undefined) &&
    !isChoice(node) &&
    !technical.test(parameter ?? keyOf(node)) &&
    !notWords.test(node.text) &&
    takesText(content.checker, node)
  );
}

/** Whether a node is a template literal that contains copy and values: `` `${count} episodes` ``. */
export function isTemplateText(node: ts.Node): node is ts.TemplateExpression {
  if (!ts.isTemplateExpression(node) || !isValue(node) || technical.test(keyOf(node))) return false;
  const words = node.head.text + node.templateSpans.map(({ literal }) => literal.text).join('');
  // A single word that contains one of these characters is a URL or an email address, not copy.
  return !/^\S*[/#:@]\S*$/.test(words);
}
