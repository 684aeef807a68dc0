import path from 'node:path';
import ts from 'typescript';
import { isText, propertyOf, readContent } from './content-texts.ts';

/**
 * Finds strings in the content that have more characters than their property's `@maxLength`. Returns one line for each,
 * with file and key.
 *
 * @param folder Folder of the content.
 */
export function tooLong(folder?: string): string[] {
  const content = readContent(folder);
  return content.sources.flatMap((source) => {
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (isText(content, node)) {
        const property = propertyOf(content, node);
        const tag = property?.getJsDocTags(content.checker).find(({ name }) => name === 'maxLength');
        const limit = Number(ts.displayPartsToString(tag?.text));
        if (property && tag && node.text.length > limit) {
          const { line } = source.getLineAndCharacterOfPosition(node.getStart());
          const file = path.relative('.', source.fileName);
          found.push(
            `${file}(${line + 1}): ${property.name} has ${node.text.length} characters, but its space is designed for ${limit}`,
          );
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}
