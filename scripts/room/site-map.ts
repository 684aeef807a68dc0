/** The map of the site, read from its routes, pages and stories, and from the guide to its sections. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { routes, fallbacks, type AppRoute } from '../../src/shell/routes.ts';
import { nodes, readSource, type Source } from './source.ts';

/** A section on a page. */
export interface Part {
  /** The section's folder below src/sections: `proof/Logos`. */
  section: string;
  /** The content that the page passes to the section, as source code: `home.partners`. */
  content: string;
  /**
   * The file in src/content that exports that content. If the page passes something other than such an export or one of
   * its properties, the page's own file.
   */
  file: string;
}

/** A page of the site, or something that surrounds pages or opens over them. */
export interface SitePage {
  /** Its display name. */
  label: string;
  /** The page's path. Undefined for a 404 page, and for anything that isn't a page. */
  path?: string;
  theme: 'site' | 'conference';
  /** Id of its story. */
  story?: string;
  /** Its sections, in order. */
  parts: Part[];
}

/** A section component. */
export interface SiteSection {
  /** Its folder below src/sections: `proof/Logos`. */
  id: string;
  name: string;
  family: string;
  label: string;
  /** What the section is for, from docs/sections.md, in Markdown. */
  purpose: string;
  /** The title of its stories in Storybook. */
  title: string;
  /** The start of its stories' ids. */
  storyId: string;
  /** Ids of the other sections in the same list item of docs/sections.md. */
  related: string[];
}

/** What Storybook knows about the site: its pages and sections. */
export interface SiteMap {
  pages: SitePage[];
  sections: SiteSection[];
}

const sectionFile = /^src\/sections\/(\w+\/\w+)\/\w+\.tsx$/;

/** The sections that a file renders, in order, including those of its layouts. */
function partsOf(name: string): Part[] {
  const source = readSource(name);
  return nodes(source.file).flatMap((node): Part[] => {
    if (!ts.isJsxSelfClosingElement(node) && !ts.isJsxOpeningElement(node)) return [];
    const tag = node.tagName.getText();
    // A section that is imported dynamically is identified by the type of its props, which is imported statically.
    const from = source.imports.get(tag) ?? source.imports.get(`${tag}Props`) ?? '';
    if (/^src\/pages\/\w+Layout\.tsx$/.test(from))
      // A layout passes its props to its sections under the same names.
      return partsOf(from).map((part) => {
        const value = node.attributes.properties
          .filter(ts.isJsxAttribute)
          .find(({ name }) => name.getText() === part.content)?.initializer;
        return value && ts.isJsxExpression(value)
          ? { ...part, ...contentOf(source, value.expression) }
          : part;
      });
    const section = sectionFile.exec(from)?.[1];
    // Other components that a section's file exports aren't sections.
    if (!section || !from.endsWith(`/${tag}.tsx`)) return [];
    const spread = node.attributes.properties.find(ts.isJsxSpreadAttribute);
    return [{ section, ...contentOf(source, spread?.expression) }];
  });
}

/** The content that a page passes to a section, and the file that exports it. */
function contentOf(source: Source, given?: ts.Expression): Pick<Part, 'content' | 'file'> {
  const content = given?.getText() ?? '';
  const [root = '', ...keys] = content.split('.');
  const origin = source.values.get(root)?.getText() ?? root;
  const whole = [origin, ...keys].join('.');
  const file = source.imports.get(whole.split('.')[0] ?? '');
  return file?.startsWith('src/content/') && isPlain(whole)
    ? { content: whole, file }
    : { content, file: source.file.fileName };
}

/** Whether an expression is only a name or a property path (`home.hero`), so that a story can import its value. */
const isPlain = (content: string): boolean => /^\w+(?:\.\w+)*$/.test(content);

/** Whether a story can import the content that a page passes to a section. */
export const isImportable = ({ content, file }: Part): boolean =>
  isPlain(content) && file.startsWith('src/content/');

const storyFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .sort()
    .map((file) => `${folder}/${file}`);

/**
 * The value that a stories file gives to a property of all its stories, such as `title`: the text of a string, or else
 * the value's source code.
 */
function stated({ file }: Source, key: string): string {
  const value = nodes(file)
    .filter(ts.isPropertyAssignment)
    .find(({ name }) => name.getText() === key)?.initializer;
  return value && ts.isStringLiteral(value) ? value.text : (value?.getText() ?? '');
}

/** The last part of a title, without the synonyms in parentheses. */
const labelOf = (title: string): string => title.replace(/^.*\//, '').replace(/ \(.*\)$/, '');

/** Converts an export's name or a title to the form that it has in story ids. */
const slug = (name: string): string =>
  name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-')
    .replaceAll(/[^A-Za-z\d]+/g, '-')
    .toLowerCase();

/**
 * All names in an expression. If the file assigns a value to one of them, also includes the names in that value,
 * recursively.
 */
function namesIn(source: Source, expression: ts.Node, seen = new Set<string>()): Set<string> {
  for (const node of [expression, ...nodes(expression)]) {
    if (!ts.isIdentifier(node) || seen.has(node.text)) continue;
    seen.add(node.text);
    const value = source.values.get(node.text);
    if (value) namesIn(source, value, seen);
  }
  return seen;
}

/** The first story that shows each page, keyed by the name of the page's component, which is also its file's name. */
function pageStories(): Map<string, { id: string; label: string }> {
  const found = new Map<string, { id: string; label: string }>();
  for (const name of storyFiles('src/pages')) {
    const source = readSource(name);
    const title = stated(source, 'title');
    const shown = stated(source, 'component');
    for (const statement of source.file.statements) {
      if (!ts.isVariableStatement(statement)) continue;
      if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) continue;
      const [declaration] = statement.declarationList.declarations;
      if (!declaration?.initializer) continue;
      const story = slug(declaration.name.getText());
      const names = namesIn(source, declaration.initializer);
      const page =
        [...source.imports.keys()].find((each) => /^[A-Z]\w*Page$/.test(each) && names.has(each)) || shown;
      if (!page || found.has(page)) continue;
      const words = story.replaceAll('-', ' ');
      found.set(page, {
        id: `${stated(source, 'id') || slug(title)}--${story}`,
        label: story === 'default' ? labelOf(title) : `${labelOf(title)}: ${words}`,
      });
    }
  }
  return found;
}

/** What surrounds pages or opens over them. For each: the file that renders its sections, a label, and a theme. */
const frames: [file: string, label: string, theme: SitePage['theme']][] = [
  ['src/pages/SiteLayout.tsx', 'Every page', 'site'],
  ['src/pages/ConferenceLayout.tsx', 'Every conference page', 'conference'],
  ['src/shell/Booking.tsx', 'Booking buttons', 'site'],
  ['src/shell/Sponsor.tsx', 'Sponsor buttons', 'conference'],
];

function readPages(): SitePage[] {
  const stories = pageStories();
  const firstRoutes = new Map<string, AppRoute>();
  for (const route of [...routes, ...fallbacks])
    if (!firstRoutes.has(route.page)) firstRoutes.set(route.page, route);
  const pages = [...firstRoutes].map(([name, route]): SitePage => {
    const story = stories.get(name);
    const path = route.path.includes('*') ? undefined : route.path;
    return {
      label: story?.label ?? name.replace(/Page$/, '').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '),
      ...(path === undefined ? {} : { path }),
      theme: route.theme ?? 'site',
      ...(story ? { story: story.id } : {}),
      parts: partsOf(`src/pages/${name}.tsx`),
    };
  });
  return [...pages, ...frames.map(([file, label, theme]) => ({ label, theme, parts: partsOf(file) }))];
}

/** Only the letters and digits of a name, so that its spellings in code and in text can be compared. */
export const letters = (name: string): string => name.replaceAll(/[^a-z\d]/gi, '').toLowerCase();

/** An entry of the guide to the sections. */
interface GuideEntry {
  label: string;
  /** The name of the section's folder if the guide gives it, or else the label. */
  name: string;
  family: string;
  purpose: string;
  /**
   * Number of the list item in docs/sections.md that contains the entry. Sections in the same list item are related.
   */
  line: number;
}

/** The entries of docs/sections.md. */
export function readGuide(text = readFileSync('docs/sections.md', 'utf8')): GuideEntry[] {
  let line = 0;
  return text
    .split(/^## /m)
    .slice(1)
    .flatMap((chapter) => {
      const family = letters(/^\w+/.exec(chapter)?.[0] ?? '');
      return chapter.split(/^- /m).flatMap((item) => {
        line += 1;
        const [, ...told] = item.replaceAll(/\s+/g, ' ').split('**');
        const entries: GuideEntry[] = [];
        for (let at = 0; at < told.length; at += 2) {
          const label = told[at] ?? '';
          const [, name = label, after = ''] = /^(?: \(`(\w+)`\))?(.*)$/.exec(told[at + 1] ?? '') ?? [];
          entries.push({ label, name, family, line, purpose: after.replace(/^[:,;.\s]+|[;,\s]+$/g, '') });
        }
        // Several names can share the description that follows the last of them.
        for (const [index, entry] of [...entries.entries()].reverse())
          if (entry.purpose === '' || entry.purpose === 'and')
            entry.purpose = entries[index + 1]?.purpose ?? '';
        return entries;
      });
    });
}

function readSections(): SiteSection[] {
  const guide = readGuide();
  const sections = readdirSync('src/sections').flatMap((family) =>
    readdirSync(`src/sections/${family}`).flatMap((name): SiteSection[] => {
      const stories = `src/sections/${family}/${name}/${name}.stories.tsx`;
      if (!existsSync(stories)) return [];
      const source = readSource(stories);
      const title = stated(source, 'title');
      const entry = guide.find((each) => each.family === family && letters(each.name) === letters(name));
      return [
        {
          id: `${family}/${name}`,
          name,
          family,
          label: labelOf(title),
          purpose: entry?.purpose ?? '',
          title,
          storyId: stated(source, 'id') || slug(title),
          related: guide
            .filter((each) => each.line === entry?.line && each !== entry)
            .map((each) => letters(`${family}/${each.name}`)),
        },
      ];
    }),
  );
  const ids = new Map(sections.map(({ id }) => [letters(id), id]));
  return sections.map((section) => ({
    ...section,
    related: section.related.flatMap((each) => ids.get(each) ?? []),
  }));
}

/** Reads the map of the site. */
export const readSiteMap = (): SiteMap => ({ pages: readPages(), sections: readSections() });
