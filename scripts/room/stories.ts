/** Generates stories that show sections with the site's own content. */
import { isImportable, type Part, type SiteMap, type SiteSection } from './site-map.ts';

/** A text as a literal. */
const literal = (text: string): string => `'${text.replaceAll(/['\\]/g, '\\$&').replaceAll('\n', '\\n')}'`;

/** The first page that shows a section with importable content, and that content. */
function placeOf({ pages }: SiteMap, { id }: SiteSection) {
  for (const page of pages)
    for (const part of page.parts) if (part.section === id && isImportable(part)) return { page, part };
  return undefined;
}

/** How an application uses the section from the package, with this site's content: the code for developers to copy. */
function usage({ name }: SiteSection, { content, file }: Part): string {
  const [root = ''] = content.split('.');
  return `import { ${name} } from 'arcwright/sections/${name}';
import { ${root} } from './${file.replace(/^src\//, '')}';

<${name} {...${content}} />`;
}

/** A file with a section's story in the site's own words; undefined if no page gives it importable content. */
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

/** With the site's own words: \`${part.content}\` in \`${part.file}\`. */
export const OnTheSite = {
  name: 'On the site',
  args: ${part.content},
  parameters: {
    theme: ${literal(page.theme)},
    route: ${literal(page.path ?? '/')},
    design: designOf(${literal(page.path ?? '/')}),
    // It has no play to check.
    interactions: { disable: true },
    docs: { source: { code: ${literal(usage(section, part))} } },
  },
};
`;
}
