/**
 * Lists, by group, file and key, every value that is still a placeholder or a sample. An owner has to replace these
 * before the site goes live. Fails if there are any such values. The type `Placeholder` marks them
 * (src/placeholder.d.ts). `npm run check launch [folder]`; default `src`.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { keyOf, lineOf } from './content-keys.ts';
import { readOptions, refuse } from './options.ts';

/** A value that still has to be replaced. */
export interface Found {
  group: PlaceholderGroup;
  /** Path from the working folder. */
  file: string;
  line: number;
  /** The value's key in the module: `site.podcast.audio`. */
  key: string;
  /** The value as written in the source, if it is a literal. */
  value?: string;
}

/** The groups in the order they are printed, each with its description. */
const groups: Record<PlaceholderGroup, string> = {
  brand: 'Brand: the names of the business and its conference',
  addresses: 'Addresses: where the site, its profiles and its services are',
  ids: 'Ids: what the services know the business by',
  people: 'People: everyone who is shown or quoted, and partners',
  legal: 'Legal: texts that need your own legal review',
  film: 'Film: the video in the hero',
  fixtures: 'Samples: episodes, case studies and programs that did not happen',
};

/** The value that a `Placeholder` marks: the expression before `satisfies` or `as`, or the variable's value. */
function markedBy(type: ts.TypeReferenceNode): ts.Node | undefined {
  const { parent } = type;
  if (ts.isSatisfiesExpression(parent) || ts.isAsExpression(parent)) return parent.expression;
  return ts.isVariableDeclaration(parent) ? parent.initializer : undefined;
}

/** The group that a `Placeholder` names. The compiler ensures that there is such a group. */
function groupOf({
  typeArguments: [group] = [] as unknown as ts.NodeArray<ts.TypeNode>,
}: ts.TypeReferenceNode) {
  return group && ts.isLiteralTypeNode(group) && ts.isStringLiteral(group.literal)
    ? (group.literal.text as PlaceholderGroup)
    : undefined;
}

/** The values that `Placeholder` marks in a source file. */
function placeholdersIn(file: string): Found[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Placeholder') {
      const [marked, group] = [markedBy(node), groupOf(node)];
      if (marked && group)
        found.push({
          group,
          file: path.relative('.', file),
          line: lineOf(marked),
          key: keyOf(marked),
          value: ts.isLiteralExpression(marked) ? marked.getText() : undefined,
        });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * Every value below a folder that is still a placeholder or a sample, except in stories and their sample content.
 *
 * @param folder Folder of the sources.
 */
export const placeholders = (folder = 'src'): Found[] =>
  ts.sys
    .readDirectory(folder, ['.ts', '.tsx'], ['**/*.d.ts', '**/*.sample.ts', '**/*.stories.tsx'])
    .flatMap(placeholdersIn);

/** The command's output: one block per group, one line per value. */
export function report(found: Found[]): string {
  if (found.length === 0) return 'Nothing is left: no value is a placeholder or a sample.';
  const blocks = Object.entries(groups).flatMap(([group, title]) => {
    const lines = found
      .filter((each) => each.group === group)
      .map(({ file, line, key, value }) => `  ${file}(${line}): ${key}${value ? ` is ${value}` : ''}`);
    return lines.length === 0 ? [] : [[title, ...lines].join('\n')];
  });
  const last = `${found.length} left. Replace each value, and the \`Placeholder\` beside it goes: docs/going-live.md.`;
  return [...blocks, last].join('\n\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { positionals } = readOptions({
    name: 'npm run check launch',
    about: 'Lists remaining placeholders and samples, by file and key; fails if there are any.',
    positionals: '[folder]',
  });
  const [folder = 'src', ...more] = positionals;
  if (more.length > 0 || !existsSync(folder)) refuse(`There is no folder ${positionals.join(' ')}.`);
  const found = placeholders(folder);
  console.log(report(found));
  // For another folder, don't list past dates, because they are always those of the site's own content.
  if (folder === 'src') {
    const { pastDates } = await import('./past-dates.ts');
    const past = pastDates(new Date());
    if (past.length > 0) console.log(['\nPast their date:', ...past].join('\n  '));
  }
  process.exitCode = found.length > 0 ? 1 : 0;
}
