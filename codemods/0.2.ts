/**
 * Migrates an application from version 0.1 of the package to 0.2, in which sections with the same content became one
 * section with variants. Doesn't rename keys inside content, such as `question`. TypeScript reports keys that have
 * changed.
 *
 * npx jscodeshift --parser=tsx --transform=node_modules/arcwright/codemods/0.2.cjs src
 */
import type { API, FileInfo, JSXAttribute } from 'jscodeshift';

/** For each removed section, its replacement, and the replacement's variant, unless that is the default. */
const replacements: Record<string, { name: string; variant?: string }> = {
  Benefits: { name: 'Reasons' },
  ReasonSheets: { name: 'Reasons' },
  ReasonStairs: { name: 'Reasons', variant: 'stairs' },
  ReasonArch: { name: 'Reasons', variant: 'arch' },
  StatDial: { name: 'Stats', variant: 'dial' },
  StatQuarters: { name: 'Stats', variant: 'quarters' },
  StepPath: { name: 'Steps' },
  StepRing: { name: 'Steps', variant: 'ring' },
  SectorList: { name: 'Sectors' },
  SectorColumns: { name: 'Sectors', variant: 'columns' },
  SectorWindows: { name: 'Sectors', variant: 'windows' },
  ConductSummary: { name: 'Rules', variant: 'sentences' },
  TechCred: { name: 'FeaturedProgram', variant: 'steps' },
  EpisodeQuestions: { name: 'EpisodeMoments' },
  EpisodeLessons: { name: 'EpisodeMoments', variant: 'dial' },
  PodcastTopics: { name: 'EpisodeCategories', variant: 'tiles' },
  LatestEpisodes: { name: 'EpisodePreviews' },
  RelatedEpisodes: { name: 'EpisodePreviews', variant: 'covers' },
  ContactForm: { name: 'EmbeddedForm', variant: 'opening' },
  Faculty: { name: 'Portraits' },
  Speakers: { name: 'Portraits', variant: 'shapes' },
};

/** Props that components no longer have. */
const removedProps: Record<string, string[]> = { SectionHead: ['leadAt'], Metrics: ['listLabel'] };

/** Props with renamed values. */
const renamedValues: Record<string, Record<string, Record<string, string>>> = {
  Section: { space: { section: 'story' } },
  Services: { variant: { staggered: 'compact' } },
};

const address = /^arcwright\/(?:sections\/)?(\w+)$/;

/** An identifier's name, or `''` if the name is not a string, which jscodeshift's types allow. */
const textOf = (name: unknown): string => (typeof name === 'string' ? name : '');

/** A name that the file imports from the package. */
interface Import {
  /** The name in version 0.1 of the package, such as `ReasonStairsContent`. */
  name: string;
  /** The name in version 0.2, such as `ReasonsContent`; undefined if the name is unchanged. */
  renamed?: string;
}

/** The codemod, in the form that jscodeshift expects. Format the files afterward, with Prettier for example. */
export default function transform({ source }: FileInfo, { jscodeshift: j }: API): string {
  const root = j(source);
  /** The imports, keyed by their name in the file. */
  const imports = new Map<string, Import>();
  const declarations = root
    .find(j.ImportDeclaration)
    .filter(({ node }) => address.test(String(node.source.value)));
  /** The module that an import comes from: the last part of its path. */
  const moduleOf = (from: unknown): string => address.exec(String(from))?.[1] ?? '';
  const replacementOf = (name: string) =>
    Object.hasOwn(replacements, name) ? replacements[name] : undefined;

  declarations.forEach(({ node }) => {
    const old = moduleOf(node.source.value);
    const replacement = replacementOf(old);
    for (const specifier of node.specifiers ?? []) {
      if (specifier.type !== 'ImportSpecifier') continue;
      const name = textOf(specifier.imported.name);
      const isRenamed = replacement && name.startsWith(old);
      imports.set(textOf(specifier.local?.name) || name, {
        name,
        renamed: isRenamed ? name.replace(old, replacement.name) : undefined,
      });
    }
  });

  root.find(j.JSXOpeningElement).forEach(({ node }) => {
    const name = node.name.type === 'JSXIdentifier' && imports.get(node.name.name)?.name;
    if (!name) return;
    const attributes = node.attributes ?? [];
    const isOneOf = (attribute: (typeof attributes)[number], names: string[]): attribute is JSXAttribute =>
      attribute.type === 'JSXAttribute' && names.includes(textOf(attribute.name.name));

    const variant = replacementOf(name)?.variant;
    // Insert `variant` first, so that content in a spread attribute after it can still choose another variant.
    if (variant && !attributes.some((attribute) => isOneOf(attribute, ['variant'])))
      attributes.unshift(j.jsxAttribute(j.jsxIdentifier('variant'), j.stringLiteral(variant)));
    for (const [prop, values] of Object.entries(renamedValues[name] ?? {}))
      for (const attribute of attributes)
        if (isOneOf(attribute, [prop]) && attribute.value?.type === 'StringLiteral')
          attribute.value.value = values[attribute.value.value] ?? attribute.value.value;
    node.attributes = attributes.filter((attribute) => !isOneOf(attribute, removedProps[name] ?? []));
  });

  for (const [local, { name, renamed }] of imports)
    if (renamed && local === name)
      root.find(j.Identifier, { name }).forEach(({ node }) => {
        node.name = renamed;
      });

  /** Names imported so far. Two removed sections can have the same replacement, but it must be imported only once. */
  const done = new Set<string>();
  declarations.forEach((declaration) => {
    const { node } = declaration;
    const replacement = replacementOf(moduleOf(node.source.value));
    if (!replacement) return;
    node.source.value = `arcwright/sections/${replacement.name}`;
    node.specifiers = (node.specifiers ?? []).filter((specifier) => {
      const local = textOf(specifier.local?.name);
      if (specifier.type === 'ImportSpecifier')
        specifier.imported.name = imports.get(local)?.renamed ?? specifier.imported.name;
      const isNew = !done.has(local);
      done.add(local);
      return isNew;
    });
    if (node.specifiers.length === 0) j(declaration).remove();
  });

  return root.toSource({ quote: 'single' });
}
