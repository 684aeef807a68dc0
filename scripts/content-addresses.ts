/** The addresses of the site itself in its content: where each stands, and which lead nowhere. */
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

/** The literals that are values in the modules below a folder. */
function literals(folder: string): Place[] {
  return ts.sys.readDirectory(folder, ['.ts', '.tsx']).flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const found: Place[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node) && !ts.isImportDeclaration(node.parent))
        found.push({
          file: path.relative('.', file),
          line: lineOf(node),
          key: keyOf(node),
          text: node.text,
          isValue: isValue(node),
        });
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
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
  return literals(folder)
    .filter(({ text, isValue }) => isValue && /^\/(?!\/)\S*$/.test(text))
    .flatMap(({ file, line: at, key, text }) => {
      const { pathname } = new URL(text, 'https://site.invalid');
      const exists = pages.has(pathname) || made.test(pathname) || existsSync(`public${pathname}`);
      return exists ? [] : [line(file, at, key, text)];
    });
}

/**
 * What to say of an address that pages lead to and that does not exist: the lines of the content it stands in. Where
 * content puts it together, those with its last part.
 *
 * @param pages The pages that lead there.
 */
export function deadLink(address: string, pages: string[], folder = 'src/content'): string[] {
  const texts = literals(folder);
  // The part of a drawing that is shown is no matter of content.
  const [file = ''] = address.split('#art');
  const part = path.parse(file).name;
  const whole = texts.filter(({ text }) => text === file);
  const places = whole.length > 0 ? whole : texts.filter(({ text }) => part.length > 2 && text === part);
  if (places.length > 0) return places.map((place) => line(place.file, place.line, place.key, file));
  const [first = '', ...others] = pages;
  const more = others.length > 0 ? ` (and ${others.length} more pages)` : '';
  return [`${first}${more} leads to ${file}, which does not exist`];
}
