/**
 * The site in pseudo-English: every text that comes from content in other words, or accented and 40 % longer: what
 * is cut off or collides then will do so with a longer text, and what still reads in plain English stands in code.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

// cspell:disable-next-line
const pairs = 'aáeéiíoóuúyýcçnñAÁEÉIÍOÓUÚYÝCÇNÑ';
const accents = new Map(
  [...pairs.matchAll(/(.)(.)/gu)].map(([, plain = '', accented = '']) => [plain, accented] as const),
);

/** A word of the same letters, and so about as wide: all after the first one backwards. */
const otherWord = ([first = '', ...rest]: string): string => first + rest.toReversed().join('');

/** How many letters it takes to add one: 2.5 make 40 % more. */
const stretch = 2.5;

/** What becomes of a text: `other` words of the same letters, or accented ones, 40 % `longer`. */
export type PseudoStyle = 'other' | 'longer';

/** Accented, and longer by a letter after every 2.5. */
function longer(text: string): string {
  let letters = 0;
  let added = 0;
  return text.replaceAll(/\p{L}/gu, (letter) => {
    letters += 1;
    const accented = accents.get(letter) ?? letter;
    if (letters / stretch < added + 1) return accented;
    added += 1;
    return accented + accented.toLowerCase();
  });
}

/**
 * A text in pseudo-English. Placeholders (`{count}`), addresses and what has no letters stay as they are.
 *
 * @param text A text as it stands in content.
 * @param style Default `longer`.
 */
export const pseudo = (text: string, style: PseudoStyle = 'longer'): string =>
  text
    .split(/(\{\w+\}|\S+@\S+|https?:\/\/\S+)/)
    .map((part, index) => {
      if (index % 2 === 1) return part;
      return style === 'longer' ? longer(part) : part.replaceAll(/\p{L}+/gu, otherWord);
    })
    .join('');

/** Keys whose strings are read by programs: addresses, identifiers, dates, file names. */
const technical =
  /^(id|href|allow|src|url|path|canonical|to|from|key|source|type|host|base|publication|calendar|contact|earlyAccess|audio|video|directory|watch|linkedin|instagram|youtube|film|file|photo|cover|day|start|end|published|spotify|apple|slug|letter|year|techCred|alsoAt|segments|mark|disc|defect|glyph|audioId|videoId)$/;

/** Values that are no words: addresses, dates, names of files. */
const notWords = /^(https?:|mailto:|tel:|\.{0,2}\/|#|\d{4}-\d\d)|^[\w-]+\.\w{2,4}$|^\P{L}*$/u;

/** The parameter that an argument is given for, where content itself declares the function. */
function parameterOf(checker: ts.TypeChecker, node: ts.Node, root: string): string | undefined {
  if (!ts.isCallExpression(node.parent)) return undefined;
  const declaration = checker.getResolvedSignature(node.parent)?.getDeclaration();
  if (!declaration || !path.resolve(declaration.getSourceFile().fileName).startsWith(root)) return undefined;
  const index = node.parent.arguments.findIndex((argument) => argument === node);
  return declaration.parameters[index]?.name.getText();
}

/** The name of the property that a literal is the value of, also within a list. */
function keyOf(node: ts.Node): string | undefined {
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
  if (ts.isPropertyAssignment(at) || ts.isVariableDeclaration(at)) return at.name.getText();
  return undefined;
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
const isChoice = (node: ts.Node): boolean =>
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

/**
 * The entry in the middle of a list that may have another length: it has more than two entries, all written out, and no
 * type counts them. What has an id may be where a link leads, and stays.
 */
function dispensable(
  checker: ts.TypeChecker,
  node: ts.Node,
): (ts.Expression & { parent: ts.ArrayLiteralExpression }) | undefined {
  if (!ts.isArrayLiteralExpression(node) || isChoice(node) || node.elements.length < 3) return undefined;
  if (ts.isSpreadElement(node.parent) || node.elements.some((element) => ts.isSpreadElement(element)))
    return undefined;
  const type = checker.getContextualType(node);
  if (!type || !checker.isArrayType(type)) return undefined;
  const middle = node.elements[Math.floor(node.elements.length / 2)];
  if (!middle || ts.isNumericLiteral(middle)) return undefined;
  if (checker.getTypeAtLocation(middle).getProperty('id')) return undefined;
  return middle as typeof middle & { parent: typeof node };
}

/**
 * The modules of a folder with all their texts in pseudo-English, by file.
 *
 * @param style As {@link pseudo} takes it.
 * @param folder Folder of the content.
 */
export function pseudoModules(style: PseudoStyle, folder = 'src/content'): Map<string, string> {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)) as {
    config: object;
  };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const root = `${path.resolve(folder)}/`;
  const program = ts.createProgram(
    fileNames.filter((file) => path.resolve(file).startsWith(root)),
    options,
  );
  const checker = program.getTypeChecker();
  const modules = new Map<string, string>();
  for (const source of program.getSourceFiles()) {
    const file = path.resolve(source.fileName);
    if (!file.startsWith(root)) continue;
    const edits: { start: number; end: number; text: string }[] = [];
    const visit = (node: ts.Node): void => {
      const dropped = style === 'other' ? dispensable(checker, node) : undefined;
      if (dropped) {
        const { elements } = dropped.parent;
        edits.push({ start: elements[elements.indexOf(dropped) - 1]?.end ?? 0, end: dropped.end, text: '' });
        for (const element of elements) if (element !== dropped) visit(element);
        return;
      }
      if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
        const parameter = parameterOf(checker, node, root);
        const words =
          (isValue(node) || parameter !== undefined) &&
          !isChoice(node) &&
          !technical.test(parameter ?? keyOf(node) ?? '') &&
          !notWords.test(node.text) &&
          takesText(checker, node);
        if (words)
          edits.push({
            start: node.getStart(),
            end: node.end,
            text: JSON.stringify(pseudo(node.text, style)),
          });
      } else if (ts.isTemplateExpression(node) && isValue(node) && !technical.test(keyOf(node) ?? '')) {
        const parts = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
        const words = parts.map(({ text }) => text).join('');
        // An address is one word with a slash in it.
        if (!/^\S*[/#:]\S*$/.test(words))
          for (const part of parts) {
            const raw = part.getText();
            const [, open = '', text = '', close = ''] = /^([`}])(.*?)(`|\$\{)$/s.exec(raw) ?? [];
            edits.push({ start: part.getStart(), end: part.end, text: open + pseudo(text, style) + close });
          }
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    if (edits.length === 0) continue;
    let text = readFileSync(file, 'utf8');
    for (const edit of edits.toSorted((one, other) => other.start - one.start))
      text = text.slice(0, edit.start) + edit.text + text.slice(edit.end);
    modules.set(file, text);
  }
  return modules;
}
