/** Turns the content's modules into pseudo-English. scripts/pseudo-site.ts writes them to a copy of the project. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { isChoice, isTemplateText, isText, readContent } from './content-texts.ts';
import { pseudo, type PseudoStyle } from './pseudo.ts';

/**
 * The middle entry of a list, if it can be removed. The list must have more than two entries, must not contain a spread
 * or be spread itself, and must not be `as const` or of a type that requires a fixed number of entries. An entry that
 * is a number is never removed. Neither is an entry with an id or a link, because an id can be the target of a link,
 * and a link can be the only way to a page.
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
  if (checker.getTypeAtLocation(middle).getProperty('id') || /href: '\/\w/.test(middle.getText()))
    return undefined;
  return middle as typeof middle & { parent: typeof node };
}

/**
 * Returns the modules of a folder with all copy in pseudo-English, keyed by file. In the style `other`, each list that
 * can be shortened also has one fewer entry.
 *
 * @param style See {@link pseudo}.
 * @param folder Folder of the content.
 */
export function pseudoModules(style: PseudoStyle, folder?: string): Map<string, string> {
  const content = readContent(folder);
  const modules = new Map<string, string>();
  for (const source of content.sources) {
    const edits: { start: number; end: number; text: string }[] = [];
    const visit = (node: ts.Node): void => {
      const dropped = style === 'other' ? dispensable(content.checker, node) : undefined;
      if (dropped) {
        const { elements } = dropped.parent;
        edits.push({ start: elements[elements.indexOf(dropped) - 1]?.end ?? 0, end: dropped.end, text: '' });
        for (const element of elements) if (element !== dropped) visit(element);
        return;
      }
      if (isText(content, node)) {
        const text = JSON.stringify(pseudo(node.text, style));
        edits.push({ start: node.getStart(), end: node.end, text });
      } else if (isTemplateText(node)) {
        for (const part of [node.head, ...node.templateSpans.map(({ literal }) => literal)]) {
          const [, open = '', text = '', close = ''] = /^([`}])(.*?)(`|\$\{)$/s.exec(part.getText()) ?? [];
          edits.push({ start: part.getStart(), end: part.end, text: open + pseudo(text, style) + close });
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    if (edits.length === 0) continue;
    const file = path.resolve(source.fileName);
    let text = readFileSync(file, 'utf8');
    for (const edit of edits.toSorted((one, other) => other.start - one.start))
      text = text.slice(0, edit.start) + edit.text + text.slice(edit.end);
    modules.set(file, text);
  }
  return modules;
}
