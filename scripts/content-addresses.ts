/** The site's own addresses and dialogs in its content: where each is named, and which do not exist. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { keyOf, lineOf } from './content-keys.ts';

/** A text that stands whole in a literal, and where. */
interface Place {
  file: string;
  line: number;
  key: string;
  text: string;
  /** It is the value of a property, by itself or in a list, and not part of what makes one. */
  isValue: boolean;
}

/** Whether a literal is the value of a property. */
const isValue = ({ parent }: ts.Node): boolean =>
  ts.isPropertyAssignment(parent) ||
  ((ts.isArrayLiteralExpression(parent) || ts.isSatisfiesExpression(parent)) && isValue(parent));

/** A function of content that puts its argument into an address: `(file) => ({ src: `/art/${file}.svg` })`. */
interface Maker {
  /** Which argument. */
  index: number;
  address: (argument: string) => string;
}

/** The function, and its name, that a template with an address stands in. */
function makerOf(template: ts.TemplateExpression): [name: string, maker: Maker] | undefined {
  const [span, ...others] = template.templateSpans;
  const { text: head } = template.head;
  if (!span || others.length > 0 || !head.startsWith('/')) return undefined;
  const { expression, literal } = span;
  const maker = ts.findAncestor(template, ts.isArrowFunction);
  const index = maker?.parameters.findIndex(({ name }) => name.getText() === expression.getText()) ?? -1;
  if (!maker || index < 0 || !ts.isVariableDeclaration(maker.parent)) return undefined;
  return [maker.parent.name.getText(), { index, address: (argument) => head + argument + literal.text }];
}

/** The texts of the modules below a folder, and the addresses that their functions make of them. */
function textsOf(folder: string): Place[] {
  return ts.sys.readDirectory(folder, ['.ts', '.tsx']).flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const literals: ts.StringLiteralLike[] = [];
    const makers = new Map<string, Maker>();
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node) && !ts.isImportDeclaration(node.parent)) literals.push(node);
      const made = ts.isTemplateExpression(node) && makerOf(node);
      if (made) makers.set(...made);
      ts.forEachChild(node, visit);
    };
    visit(source);
    return literals.map((node): Place => {
      const call = ts.isCallExpression(node.parent) ? node.parent : undefined;
      const maker = call && makers.get(call.expression.getText());
      const isMade = maker && call.arguments[maker.index] === node;
      return {
        file: path.relative('.', file),
        line: lineOf(node),
        key: keyOf(node),
        text: isMade ? maker.address(node.text) : node.text,
        isValue: isMade || isValue(node),
      };
    });
  });
}

/** A line that says where a dead address is. */
const line = (file: string, at: number, key: string, address: string): string =>
  `${file}(${at}): ${key} leads to ${address}, which does not exist`;

/** What the build writes beside the pages, and the newsletter's endpoint. */
const made =
  /^\/(?:(?:robots|llms|licenses)\.txt|sitemap\.xml|feed\.xml|share\/.+|\.well-known\/.+|api\/.+)$/;

/**
 * Addresses in the content that lead to no page and no file of the site: a line each, with file and key. Anchors are
 * known only once the pages are built.
 *
 * @param pages The addresses of all pages.
 * @param folder The content's folder.
 */
export function deadAddresses(pages: ReadonlySet<string>, folder = 'src/content'): string[] {
  return textsOf(folder)
    .filter(({ text, isValue }) => isValue && /^\/(?!\/)\S*$/.test(text))
    .flatMap(({ file, line: at, key, text }) => {
      const { pathname } = new URL(text, 'https://site.invalid');
      const exists = pages.has(pathname) || made.test(pathname) || existsSync(`public${pathname}`);
      return exists ? [] : [line(file, at, key, text)];
    });
}

/**
 * Dialogs that the content's actions name and that do not exist: a line each, with file and key.
 *
 * @param names The names of all dialogs.
 * @param folder The content's folder.
 */
export function unknownDialogs(names: readonly string[], folder = 'src/content'): string[] {
  return textsOf(folder)
    .filter(({ key, text }) => /(^|\.)dialog$/.test(key) && !names.includes(text))
    .map(
      ({ file, line: at, key, text }) =>
        `${file}(${at}): ${key} names the dialog ${text}, which does not exist (${names.join(', ')})`,
    );
}

/**
 * What to say of an address that pages lead to and that does not exist: the lines of the content it stands in, or else the
 * pages.
 *
 * @param pages The pages that lead there.
 */
export function deadLink(address: string, pages: string[], folder = 'src/content'): string[] {
  // The part of a drawing that is shown is no matter of content.
  const [file = ''] = address.split('#art');
  const places = textsOf(folder).filter(({ text }) => text === file);
  if (places.length > 0) return places.map((place) => line(place.file, place.line, place.key, file));
  const [first = '', ...others] = pages;
  const more = others.length > 0 ? ` (and ${others.length} more pages)` : '';
  return [`${first}${more} leads to ${file}, which does not exist`];
}
