/** Generates the stories that show sections with the site's own content, for Storybook. */
import { pathToFileURL } from 'node:url';
import { isImportable, type Part, type SiteMap, type SitePage, type SiteSection } from './site-map.ts';

/** A string as a literal in source code. */
const literal = (text: string): string => `'${text.replaceAll(/['\\]/g, '\\$&').replaceAll('\n', '\\n')}'`;

/** A place where a page passes content from a module to a section. */
interface Place {
  page: SitePage;
  part: Part;
  variant?: string;
}

/** Imports the content that a page passes to a section. */
async function contentOf({ content, file }: Part): Promise<unknown> {
  const module: unknown = await import(pathToFileURL(file).href);
  return content
    .split('.')
    .reduce((value: unknown, key) => (value as Record<string, unknown> | undefined)?.[key], module);
}

/** For each variant of a section, the first place on the site that shows that variant, in the order of the pages. */
async function placesOf({ pages }: SiteMap, { id }: SiteSection): Promise<Place[]> {
  const places = new Map<string | undefined, Place>();
  for (const page of pages)
    for (const part of page.parts) {
      if (part.section !== id || !isImportable(part)) continue;
      const { variant } = (await contentOf(part)) as { variant?: string };
      if (!places.has(variant)) places.set(variant, { page, part, variant });
    }
  return [...places.values()];
}

/**
 * The code that Storybook shows for developers to copy: how an application uses the section from the package, with this
 * site's content.
 */
function usage({ name }: SiteSection, { content, file }: Part): string {
  const [root = ''] = content.split('.');
  return `import { ${name} } from 'arcwright/sections/${name}';
import { ${root} } from './${file.replace(/^src\//, '')}';

<${name} {...${content}} />`;
}

/** Capitalizes a name: `tall` becomes `Tall`. */
const capital = (name: string): string => name.replace(/^./, (letter) => letter.toUpperCase());

/**
 * The source code of a story with the site's own content. The story's name includes the variant, except in a section's
 * first story.
 */
function story(
  section: SiteSection,
  { page, part, variant: named = 'default' }: Place,
  first: boolean,
): string {
  const variant = first ? '' : named;
  return `/** With the site's own content: \`${part.content}\` in \`${part.file}\`. */
export const OnTheSite${capital(variant)} = {
  name: ${literal(variant ? `On the site: ${variant}` : 'On the site')},
  args: ${part.content},
  parameters: {
    theme: ${literal(page.theme)},
    route: ${literal(page.path ?? '/')},
    design: designOf(${literal(page.path ?? '/')}),
    // The story has no play function, so the Interactions panel would be empty.
    interactions: { disable: true },
    docs: { source: { code: ${literal(usage(section, part))} } },
  },
};
`;
}

/**
 * The source code of the file with a section's stories, one per variant. Undefined if no page passes content from a
 * module to the section.
 */
export async function onTheSite(map: SiteMap, section: SiteSection): Promise<string | undefined> {
  const places = await placesOf(map, section);
  if (places.length === 0) return undefined;
  const { id, name, title, storyId } = section;
  const modules = new Map(places.map(({ part }) => [part.content.split('.')[0] ?? '', part.file]));
  return `// Written by scripts/room/stories.ts.
${[...modules].map(([root, file]) => `import { ${root} } from '../../${file}';`).join('\n')}
import meta from '../../src/sections/${id}/${name}.stories.tsx';
import { ${name} } from '../../src/sections/${id}/${name}.tsx';
import { designOf } from '../designs.ts';
import { withProviders } from '../withShell.tsx';

export default {
  title: ${literal(title)},
  id: ${literal(storyId)},
  component: ${name},
  decorators: [withProviders],
  parameters: meta.parameters,
};

${places.map((place, index) => story(section, place, index === 0)).join('\n')}`;
}
