/** The texts in content, as TypeScript reads it: which literals are words for visitors, and which properties take them. */
import path from 'node:path';
import ts from 'typescript';

/** Keys whose strings are read by programs: addresses, identifiers, dates, file names. */
const technical =
  /^(id|href|allow|sandbox|src|url|path|canonical|to|from|key|source|type|host|base|publication|calendar|contact|earlyAccess|audio|video|directory|watch|linkedin|instagram|youtube|film|file|photo|cover|day|start|end|published|spotify|apple|slug|letter|language|country|year|techCred|alsoAt|segments|mark|disc|defect|glyph|\w+Id)$/;

/** Values that are no words: addresses, dates, names of files. */
const notWords = /^(https?:|mailto:|tel:|\.{0,2}\/|#|\d{4}-\d\d)|^[\w-]+\.\w{2,4}$|^\P{L}*$/u;

/** The modules of content, and what TypeScript knows of them. */
export interface Content {
  checker: ts.TypeChecker;
  /** Folder of the content, with a slash at its end. */
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
  // Values say by a type of the whole project that they are placeholders; unknown, it would hide what they are.
  const program = ts.createProgram([...files, 'src/placeholder.d.ts'], options);
  return {
    checker: program.getTypeChecker(),
    root,
    sources: program.getSourceFiles().filter(({ fileName }) => path.resolve(fileName).startsWith(root)),
  };
}

/** The parameter that an argument is given for, where content itself declares the function. */
function parameterOf({ checker, root }: Content, node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node.parent)) return undefined;
  const declaration = checker.getResolvedSignature(node.parent)?.getDeclaration();
  if (!declaration || !path.resolve(declaration.getSourceFile().fileName).startsWith(root)) return undefined;
  const index = node.parent.arguments.findIndex((argument) => argument === node);
  return declaration.parameters[index]?.name.getText();
}

/** What a literal is the value of, also within a list. */
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

/** The name of the property or variable that a literal is the value of. */
function keyOf(node: ts.Node): string {
  const owner = ownerOf(node);
  return ts.isPropertyAssignment(owner) || ts.isVariableDeclaration(owner) ? owner.name.getText() : '';
}

/** The property that takes a literal, as the type that content is checked against declares it. */
export function propertyOf({ checker }: Content, node: ts.Node): ts.Symbol | undefined {
  const owner = ownerOf(node);
  if (!ts.isPropertyAssignment(owner)) return undefined;
  const type = checker.getContextualType(owner.parent);
  return type && checker.getPropertyOfType(checker.getNonNullableType(type), owner.name.getText());
}

/** Whether a literal stands where a value is stated, and not where code compares, splits or names something. */
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

/** Whether a literal names something for the types: in a list of choices (`as const`) it is a key. */
export const isChoice = (node: ts.Node): boolean =>
  ts.isAsExpression(node)
    ? ts.isConstTypeReference(node.type)
    : !ts.isStatement(node) && isChoice(node.parent);

/** Whether the type that a place asks for takes any text: one of named choices is no text. */
function takesText(checker: ts.TypeChecker, node: ts.Expression): boolean {
  const type = checker.getContextualType(node);
  if (!type) return true;
  const parts = type.isUnion() ? type.types : [type];
  return parts.some(({ flags }) => flags & (ts.TypeFlags.String | ts.TypeFlags.Any));
}

/** Whether a node is a text for visitors that stands whole in one literal. */
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

/** Whether a node is a text for visitors with other values in it. */
export function isTemplateText(node: ts.Node): node is ts.TemplateExpression {
  if (!ts.isTemplateExpression(node) || !isValue(node) || technical.test(keyOf(node))) return false;
  const words = node.head.text + node.templateSpans.map(({ literal }) => literal.text).join('');
  // An address is one word with a slash, or an at sign, in it.
  return !/^\S*[/#:@]\S*$/.test(words);
}
