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

/** Whether a literal is the value of a property, directly or in a list. */
const isValue = ({ parent }: ts.Node): boolean =>
  ts.isPropertyAssignment(parent) ||
  ((ts.isArrayLiteralExpression(parent) || ts.isSatisfiesExpression(parent)) && isValue(parent));

/** All strings in the modules below a folder. */
function textsOf(folder: string): Place[] {
  return ts.sys.readDirectory(folder, ['.ts', '.tsx']).flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const places: Place[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node) && !ts.isImportDeclaration(node.parent))
        places.push({
          file: path.relative('.', file),
          line: lineOf(node),
          key: keyOf(node),
          text: node.text,
          isValue: isValue(node),
        });
      ts.forEachChild(node, visit);
    };
    visit(source);
    return places;
  });
}

/** The error message for a broken link, with file and key. */
const line = (file: string, at: number, key: string, address: string): string =>
  `${file}(${at}): ${key} links to ${address}, which does not exist`;

/** Paths of the files that the build writes in addition to pages, and of the newsletter endpoint. */
const made =
  /^\/(?:(?:robots|llms|licenses)\.txt|sitemap\.xml|feed\.xml|share\/.+|\.well-known\/.+|api\/.+)$/;

/**
 * Broken links in the content, one line each, with file and key. Ignores anchors, which can be checked only in the
 * built pages.
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
 * Nonexistent dialogs that the content's actions refer to, one line each, with file and key.
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
 * Error messages for a broken link: one for each place in the content that contains it. If the content doesn't contain
 * it, a single message names the pages instead.
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
