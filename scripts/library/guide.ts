/** Tells people, and assistants that write code for them, what the package offers. */
import ts from 'typescript';
import { readShapes, type Field } from '../room/shapes.ts';
import { nodes, readSource } from '../room/source.ts';
import { foundations, primitives, sections, type Entry } from './entries.ts';

/** What the stories of a section say about when to use it. */
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

/** llms.txt of the package: its entries, and of every section when to use it and what it takes. */
export function guide(): string {
  const shapes = readShapes();
  const fieldsOf = ({ source }: Entry): Field[] => shapes[source.split('/').slice(2, 4).join('/')] ?? [];
  return [
    '# arcwright',
    '',
    '> Sections of pages, and the primitives they are made of, for React 19 and Mantine 9, in any brand. A section takes its words,',
    '> links and images through props. One provider stands around everything.',
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
    '- arcwright/fonts.css: the typefaces of the theme without changes',
    '',
    '## Primitives',
    '',
    ...primitives.map((entry) => `- arcwright/${entry.name}: ${about(entry)}`),
    '',
    '## Sections',
    '',
    'Every section also takes `band` (its ground: page, subtle, strong, brand, tint, highlight), `level` (1 for the one that opens a',
    'page), `id`, and what a `section` element takes.',
    '',
    ...sections.flatMap((entry) => [
      `### ${entry.name.replace('sections/', '')}`,
      '',
      `\`${imports(entry)}\``,
      '',
      whenToUse(entry),
      '',
      ...fieldsOf(entry).map(field),
      '',
    ]),
  ].join('\n');
}
