/** Generates the stories that show sections with the site's own content, for Storybook. */
import { isImportable, type Part, type SiteMap, type SiteSection } from './site-map.ts';

/** A string as a literal in source code. */
const literal = (text: string): string => `'${text.replaceAll(/['\\]/g, '\\$&').replaceAll('\n', '\\n')}'`;

/** The first page that uses a section with content from a module, and that content. */
function placeOf({ pages }: SiteMap, { id }: SiteSection) {
  for (const page of pages)
    for (const part of page.parts) if (part.section === id && isImportable(part)) return { page, part };
  return undefined;
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

/** The file with a section's story. Undefined if no page passes content from a module to the section. */
export function onTheSite(map: SiteMap, section: SiteSection): string | undefined {
  const place = placeOf(map, section);
  if (!place) return undefined;
  const { page, part } = place;
  const { id, name, title, storyId } = section;
  const [root = ''] = part.content.split('.');
  return `// Written by scripts/room/stories.ts.
import { ${root} } from '../../${part.file}';
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

/** With the site's own content: \`${part.content}\` in \`${part.file}\`. */
export const OnTheSite = {
  name: 'On the site',
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
