/** Generates llms.txt, which tells people and coding assistants what the package offers. */
import ts from 'typescript';
import { readShapes, type Field, type Shapes } from '../room/shapes.ts';
import { nodes, readSource } from '../room/source.ts';
import { entries, foundations, primitives, sections, type Entry } from './entries.ts';

/** The text that says when to use a section, from its stories file. */
function whenToUse({ source }: Entry): string {
  const { file } = readSource(source.replace(/\.tsx$/, '.stories.tsx'));
  const when = nodes(file)
    .filter(ts.isPropertyAssignment)
    .find(({ name }) => name.getText() === 'when')?.initializer;
  return when && ts.isStringLiteralLike(when) ? when.text : '';
}

/** The first sentence of a component's docstring. */
function about({ name, source }: Entry): string {
  const { file } = readSource(source);
  const component = file.statements.find(
    (statement) => ts.isFunctionDeclaration(statement) && statement.name?.text === name,
  );
  const [comment] = component ? ts.getJSDocCommentsAndTags(component) : [];
  const text = ts.getTextOfJSDocComment(comment?.comment) ?? '';
  return /^.*?[.](?=\s|$)/s.exec(text)?.[0].replaceAll(/\s+/g, ' ') ?? text;
}

const field = ({ path, type, optional, about, limit }: Field): string =>
  `- ${path}${optional ? '?' : ''}: ${type}. ${about}${limit ? ` Up to ${limit} characters.` : ''}`;

const imports = (entry: Entry): string =>
  `import { ${entry.name.replace('sections/', '')} } from 'arcwright/${entry.name}';`;

/** Names that a module exports. */
const exportsOf = ({ source }: Entry): string[] =>
  readSource(source).file.statements.flatMap((statement) => {
    if (
      ts.isExportDeclaration(statement) &&
      statement.exportClause &&
      ts.isNamedExports(statement.exportClause)
    )
      return statement.exportClause.elements.map(({ name }) => name.text);
    const exported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!exported) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText());
    return ts.isDeclarationStatement(statement) && statement.name ? [statement.name.getText()] : [];
  });

/** Members of the interfaces that a module exports, as written in the source. */
function membersOf({ name, source, declared = source }: Entry): string[] {
  const exported = exportsOf({ name, source });
  return readSource(declared)
    .file.statements.filter(ts.isInterfaceDeclaration)
    .filter((statement) => exported.includes(statement.name.text))
    .flatMap((statement) =>
      statement.members.map((member) => `${statement.name.text}.${memberText(member)}`),
    );
}

/** A section's props that are not content, such as handlers. */
const optionsOf = ({ name, source }: Entry): ts.TypeElement[] =>
  readSource(source)
    .file.statements.filter(ts.isInterfaceDeclaration)
    .filter((statement) => statement.name.text === `${name.replace('sections/', '')}Options`)
    .flatMap(({ members }) => [...members]);

/** An interface member as written, on one line. */
const memberText = (member: ts.TypeElement): string =>
  member.getText().replaceAll(/\s+/g, ' ').replace(/;$/, '');

/** The docstring of an interface member. */
const memberAbout = (member: ts.TypeElement): string =>
  ts
    .getJSDocCommentsAndTags(member)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ')
    .replaceAll(/\s+/g, ' ');

/** The public interface, one line per module and property, so that any change to it shows up in review. */
export function publicInterface(): string {
  const shapes = readShapes();
  const isSection = ({ name }: Entry): boolean => name.startsWith('sections/');
  const members = (entry: Entry): string[] =>
    isSection(entry)
      ? [
          ...fieldsOf(shapes, entry).map(
            ({ path, type, optional }) => `${path}${optional ? '?' : ''}: ${type}`,
          ),
          ...optionsOf(entry).map(memberText),
        ]
      : membersOf(entry);
  return entries
    .flatMap((entry) => [
      `arcwright/${entry.name}: ${exportsOf(entry).toSorted().join(', ')}`,
      ...members(entry).map((member) => `  ${member}`),
      '',
    ])
    .join('\n');
}

const fieldsOf = (shapes: Shapes, { source }: Entry): Field[] =>
  shapes[source.split('/').slice(2, 4).join('/')] ?? [];

/** The package's llms.txt: its entries and, for each section, when to use it and its props. */
export function guide(): string {
  const shapes = readShapes();
  return [
    '# arcwright',
    '',
    '> Page sections, and the primitives they are built from, for React 19 and Mantine 9, in any brand. Copy, links and images are',
    '> props. Wrap everything in one provider.',
    '',
    '## Use',
    '',
    '```tsx',
    "import { DesignProvider } from 'arcwright/DesignProvider';",
    "import { defineTheme } from 'arcwright/theme';",
    "import { Faq } from 'arcwright/sections/Faq';",
    '',
    "const theme = defineTheme({ colors: { river: '#5b21b6' } });",
    '',
    '<DesignProvider theme={theme}>',
    "  <Faq heading=\"Questions\" items={[{ question: 'Is parking free?', answer: 'Yes.' }]} />",
    '</DesignProvider>;',
    '```',
    '',
    '## Foundations',
    '',
    ...foundations.map(({ name }) => `- arcwright/${name}`),
    '- arcwright/styles.css: every stylesheet in one; only for applications that cannot import stylesheets from modules',
    '- arcwright/fonts.css: the typefaces of the default theme',
    '',
    '## Primitives',
    '',
    ...primitives.map((entry) => `- arcwright/${entry.name}: ${about(entry)}`),
    '',
    '## Sections',
    '',
    'Every section also has the props `band` (its background: page, subtle, strong, brand, tint, highlight), `level` (1 for the',
    'first section of a page), `id`, and the attributes of a `section` element.',
    '',
    ...sections.flatMap((entry) => [
      `### ${entry.name.replace('sections/', '')}`,
      '',
      `\`${imports(entry)}\``,
      '',
      whenToUse(entry),
      '',
      ...fieldsOf(shapes, entry).map(field),
      ...optionsOf(entry).map((member) => `- ${memberText(member)}. ${memberAbout(member)}`),
      '',
    ]),
  ].join('\n');
}
