/** Finds the site's own URLs and dialogs in its content, and reports those that don't exist. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { keyOf, lineOf } from './content-keys.ts';

/** A string in content, and its location. */
interface Place {
  file: string;
  line: number;
  key: string;
  text: string;
  /** Whether the string is the value of a property, directly or in a list, and not an argument of a function. */
  isValue: boolean;
}

/** Whether a literal is the value of a property. */
const isValue = ({ parent }: ts.Node): boolean =>
  ts.isPropertyAssignment(parent) ||
  ((ts.isArrayLiteralExpression(parent) || ts.isSatisfiesExpression(parent)) && isValue(parent));

/** A function in content that builds a URL from its argument: `(file) => ({ src: `/art/${file}.svg` })`. */
interface Maker {
  /** Index of the argument that the URL contains. */
  index: number;
  address: (argument: string) => string;
}

/** The function around a template literal that builds a URL, with its name. Undefined if there is none. */
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

/** All strings in the modules below a folder, and the URLs that functions there build from their arguments. */
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

/** The error message for a broken link, with file and key. */
const line = (file: string, at: number, key: string, address: string): string =>
  `${file}(${at}): ${key} links to ${address}, which does not exist`;

/** Paths of the files that the build writes in addition to pages, and of the newsletter endpoint. */
const made =
  /^\/(?:(?:robots|llms|licenses)\.txt|sitemap\.xml|feed\.xml|share\/.+|\.well-known\/.+|api\/.+)$/;

/**
 * Broken links in the content, one line each, with file and key. Anchors can only be checked once the pages are
 * built.
 *
 * @param pages The paths of all pages.
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
 * Dialogs in the content's actions that don't exist, one line each, with file and key.
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
 * Error messages for a broken link: one for each place in the content that contains it, or, if there is none, one
 * that lists the pages.
 *
 * @param pages The pages that link there.
 */
export function deadLink(address: string, pages: string[], folder = 'src/content'): string[] {
  // Pages append this fragment to a drawing's URL. The content has the URL without it.
  const [file = ''] = address.split('#art');
  const places = textsOf(folder).filter(({ text }) => text === file);
  if (places.length > 0) return places.map((place) => line(place.file, place.line, place.key, file));
  const [first = '', ...others] = pages;
  const more = others.length > 0 ? ` (and ${others.length} more pages)` : '';
  return [`${first}${more} links to ${file}, which does not exist`];
}
