/** What the site is made of, read from its routes, pages, stories and the guide to its sections. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { toId, storyNameFromExport } from 'storybook/internal/csf';
import ts from 'typescript';
import { routes, fallbacks, type AppRoute } from '../../src/shell/routes.ts';
import { nodes, readSource, type Source } from './source.ts';

/** A section on a page. */
export interface Part {
  /** Its folder below src/sections: `proof/Logos`. */
  section: string;
  /** What the page gives it, as the page's file says: `home.partners`. */
  content: string;
  /** File that this comes from. */
  file: string;
}

/** A screen of the site. */
export interface SitePage {
  /** Name of its file in src/pages, without its ending. */
  name: string;
  /** What Storybook calls it. */
  label: string;
  /** Its address; none, where it stands in for other pages. */
  path?: string;
  /** How many further addresses show the same screen. */
  more: number;
  theme: 'site' | 'conference';
  /** Id of its story. */
  story?: string;
  /** Its sections, in order. */
  parts: Part[];
}

/** A section, and where it stands. */
export interface SiteSection {
  /** Its folder below src/sections: `proof/Logos`. */
  id: string;
  name: string;
  family: string;
  label: string;
  /** What it is for, as the guide says; Markdown. */
  purpose: string;
  /** Its title in the sidebar. */
  title: string;
  /** Id of its documentation. */
  docs: string;
  /** Its other sections in the same line of the guide, by id: what one may have been looking for. */
  related: string[];
}

/** Something that sections stand on besides pages: a layout around all pages, or a dialog. */
export interface SiteFrame {
  /** File, from the root. */
  file: string;
  label: string;
  theme: 'site' | 'conference';
  parts: Part[];
}

/** The map of the site. */
export interface SiteMap {
  pages: SitePage[];
  frames: SiteFrame[];
  sections: SiteSection[];
}

const sectionFile = /^src\/sections\/(\w+\/\w+)\/\w+\.tsx$/;

/** The sections in what a file renders, in order, with those of the layouts that it renders. */
function partsOf(name: string): Part[] {
  const source = readSource(name);
  return nodes(source.file).flatMap((node): Part[] => {
    if (!ts.isJsxSelfClosingElement(node) && !ts.isJsxOpeningElement(node)) return [];
    const tag = node.tagName.getText();
    // A section that the page is given, as its code comes late, is known by the type of its props.
    const from = source.imports.get(tag) ?? source.imports.get(`${tag}Props`) ?? '';
    if (/^src\/pages\/\w+Layout\.tsx$/.test(from)) {
      // What the layout is given goes to its sections under the same names.
      const given = node.attributes.properties.filter(ts.isJsxAttribute);
      return partsOf(from).map((part) => {
        const value = given.find(({ name }) => name.getText() === part.content)?.initializer;
        return value && ts.isJsxExpression(value)
          ? { ...part, ...contentOf(source, value.expression) }
          : part;
      });
    }
    const section = sectionFile.exec(from)?.[1];
    // What else a section's file exports holds sections.
    if (!section || !from.endsWith(`/${tag}.tsx`)) return [];
    const spread = node.attributes.properties.find(ts.isJsxSpreadAttribute);
    return [{ section, ...contentOf(source, spread?.expression) }];
  });
}

/** What a section is given, and the file that it comes from. */
function contentOf(source: Source, given?: ts.Expression): Pick<Part, 'content' | 'file'> {
  const [root] = given ? [given, ...nodes(given)].filter(ts.isIdentifier) : [];
  const content = given?.getText() ?? '';
  if (!root) return { content, file: source.file.fileName };
  const value = source.values.get(root.text);
  const names = [root, ...(value ? nodes(value).filter(ts.isIdentifier) : [])].map(({ text }) => text);
  const file = names.map((name) => source.imports.get(name)).find((from) => from?.startsWith('src/content/'));
  return { content, file: file ?? source.file.fileName };
}

const storyFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .sort()
    .map((file) => `${folder}/${file}`);

/** What a file of stories states about all of them. */
const property = ({ file }: Source, key: string): ts.Expression | undefined =>
  nodes(file)
    .filter(ts.isPropertyAssignment)
    .find(({ name }) => name.getText() === key)?.initializer;

/** The title that a file of stories states. */
function titleOf(source: Source): string {
  const title = property(source, 'title');
  return title && ts.isStringLiteral(title) ? title.text : '';
}

/** All names in an expression, and in what the file sets them to. */
function namesIn(source: Source, expression: ts.Node, seen = new Set<string>()): Set<string> {
  for (const node of [expression, ...nodes(expression)]) {
    if (!ts.isIdentifier(node) || seen.has(node.text)) continue;
    seen.add(node.text);
    const value = source.values.get(node.text);
    if (value) namesIn(source, value, seen);
  }
  return seen;
}

interface PageStory {
  id: string;
  label: string;
}

/** The first story that shows each page, by the name of the page's file. */
function pageStories(): Map<string, PageStory> {
  const found = new Map<string, PageStory>();
  for (const name of storyFiles('src/pages')) {
    const source = readSource(name);
    const title = titleOf(source);
    const shown = property(source, 'component')?.getText();
    for (const statement of source.file.statements) {
      if (!ts.isVariableStatement(statement)) continue;
      if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) continue;
      const [declaration] = statement.declarationList.declarations;
      if (!declaration?.initializer) continue;
      const key = declaration.name.getText();
      const names = namesIn(source, declaration.initializer);
      const page =
        [...source.imports.keys()].find((each) => /\wPage$/.test(each) && names.has(each)) ?? shown;
      if (!page || found.has(page)) continue;
      const story = storyNameFromExport(key);
      const group = title.replace(/^.*\//, '');
      found.set(page, {
        id: toId(title, story),
        label: story === 'Default' ? group : `${group}: ${story.toLowerCase()}`,
      });
    }
  }
  return found;
}

function readPages(): SitePage[] {
  const stories = pageStories();
  const files = readdirSync('src/pages').flatMap((file) => /^(\w+Page)\.tsx$/.exec(file)?.[1] ?? []);
  const byPage = new Map<string, AppRoute[]>();
  for (const route of [...routes, ...fallbacks])
    byPage.set(route.page, [...(byPage.get(route.page) ?? []), route]);
  const order = [...new Set([...byPage.keys(), ...files])];
  return order.map((name) => {
    const [first, ...more] = byPage.get(name) ?? [];
    const story = stories.get(name);
    const path = first && !first.path.includes('*') ? first.path : undefined;
    return {
      name,
      label: story?.label ?? name.replace(/Page$/, '').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '),
      ...(path === undefined ? {} : { path }),
      more: more.length,
      theme: first?.theme ?? 'site',
      ...(story ? { story: story.id } : {}),
      parts: partsOf(`src/pages/${name}.tsx`),
    };
  });
}

const frames: Omit<SiteFrame, 'parts'>[] = [
  { file: 'src/pages/SiteLayout.tsx', label: 'Every page', theme: 'site' },
  { file: 'src/pages/ConferenceLayout.tsx', label: 'Every conference page', theme: 'conference' },
  { file: 'src/shell/Booking.tsx', label: 'Booking buttons', theme: 'site' },
  { file: 'src/shell/Sponsor.tsx', label: 'Sponsor buttons', theme: 'conference' },
];

/** Letters and digits of a name, to compare how it is written in code and for people. */
export const letters = (name: string): string => name.replaceAll(/[^a-z\d]/gi, '').toLowerCase();

/** An entry of the guide to the sections. */
interface GuideEntry {
  label: string;
  /** The section's folder, where it is not the label's words. */
  name: string;
  family: string;
  purpose: string;
  /** Which line of the guide it stands in. */
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
        // Names that share a sentence stand before it.
        for (const [index, entry] of [...entries.entries()].reverse())
          if (entry.purpose === '' || entry.purpose === 'and')
            entry.purpose = entries[index + 1]?.purpose ?? '';
        return entries;
      });
    });
}

function readSections(): SiteSection[] {
  const guide = readGuide();
  return readdirSync('src/sections').flatMap((family) =>
    readdirSync(`src/sections/${family}`).flatMap((name): SiteSection[] => {
      const stories = `src/sections/${family}/${name}/${name}.stories.tsx`;
      if (!existsSync(stories)) return [];
      const title = titleOf(readSource(stories));
      const entry = guide.find((each) => each.family === family && letters(each.name) === letters(name));
      return [
        {
          id: `${family}/${name}`,
          name,
          family,
          label: title.replace(/^.*\//, ''),
          purpose: entry?.purpose ?? '',
          title,
          docs: `${toId(title, 'docs')}`,
          related: guide
            .filter((each) => each.line === entry?.line && each !== entry)
            .map((each) => `${family}/${each.name}`),
        },
      ];
    }),
  );
}

/** Reads the map of the site. */
export function readSiteMap(): SiteMap {
  const sections = readSections();
  const ids = new Map(sections.map(({ id }) => [letters(id), id]));
  return {
    pages: readPages(),
    frames: frames.map((frame) => ({ ...frame, parts: partsOf(frame.file) })),
    sections: sections.map((section) => ({
      ...section,
      related: section.related.flatMap((each) => ids.get(letters(each)) ?? []),
    })),
  };
}
