/** The stories that are written from the map of the site. */
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { pascal } from '../new/files.ts';
import type { Part, SiteMap, SitePage, SiteSection } from './site-map.ts';

const note = '// Written by scripts/room: see there.\n';

/** A text as a literal. */
const literal = (value: unknown): string => JSON.stringify(value);

/** A name for a story, as its export. */
const exportName = (label: string): string =>
  pascal(
    label
      .toLowerCase()
      .replaceAll(/[^a-z\d]+/g, '-')
      .replaceAll(/-$/g, ''),
  ).replace(/^(?=\d)/, 'In');

/** The place of a part among those of its section: a section may stand on a page twice. */
const turnOf = (parts: Part[], part: Part): number =>
  parts.filter(({ section }) => section === part.section).indexOf(part);

/** A page that is there by itself, or a layout or dialog, as an expression that finds what its sections are given. */
interface Place {
  label: string;
  /** Its component's file, below src and without its ending: `pages/HomePage`. */
  file: string;
  /** Id of the page's story. */
  story?: string | undefined;
  theme: string;
  path: string;
  part: Part;
  turn: number;
  /** Imports, and the expression for the element that stands there. */
  imports: string;
  element: string;
}

function places({ pages, frames }: SiteMap, section: SiteSection): Place[] {
  const isPart = (part: Part): boolean => part.section === section.id;
  return [
    ...frames.flatMap(({ file, label, theme, parts }): Place[] =>
      parts.filter(isPart).map((part) => {
        const name = file.replace(/^.*\/|\.tsx$/g, '');
        const layout = name.endsWith('Layout');
        return {
          label,
          file: file.replace(/^src\/|\.tsx$/g, ''),
          theme,
          path: theme === 'site' ? '/' : '/midwestcon',
          part,
          turn: turnOf(parts, part),
          imports: `import ${layout ? `{ ${name} }` : name} from '../../${file}';`,
          element: layout ? `<${name}>{null}</${name}>` : `<${name} onClose={() => undefined} />`,
        };
      }),
    ),
    // What stands in for other pages has its own way in.
    ...pages.filter(isShown).flatMap(({ name, label, theme, path, story, parts }): Place[] =>
      parts.filter(isPart).map((part) => ({
        label,
        file: `pages/${name}`,
        story,
        theme,
        path: path ?? '/no/such/page',
        part,
        turn: turnOf(parts, part),
        imports: '',
        element: `pages(${literal(name)})`,
      })),
    ),
  ];
}

/** Whether an address shows the page: then there is content to show it with. */
const isShown = ({ name, path }: SitePage): boolean => path !== undefined || name.endsWith('NotFoundPage');

const labelOf = ({ label, turn }: Place): string => (turn > 0 ? `${label} (${turn + 1})` : label);

/** The name that a place's story is exported under. */
const exportOf = (place: Place): string => `OnTheSite${exportName(labelOf(place))}`;

/**
 * The ids of the stories that show a section as it stands on the site, by where it stands (`pages/HomePage`), and there from
 * top to bottom.
 */
export function storyIds(map: SiteMap, section: SiteSection): Record<string, string[]> {
  const ids: Record<string, string[]> = {};
  for (const place of places(map, section))
    (ids[place.file] ??= []).push(toId(section.title, storyNameFromExport(exportOf(place))));
  return ids;
}

/** A file of stories that show a section with what the site gives it, once for each place; none, where it has no place. */
export function onTheSite(map: SiteMap, section: SiteSection): string | undefined {
  const found = places(map, section);
  if (found.length === 0) return undefined;
  const stories = found.map((place) => {
    const { story, theme, path, part, turn, element } = place;
    return `
/** As it stands on the site: \`${part.content}\` in \`${part.file}\`. */
export const ${exportOf(place)} = {
  name: ${literal(`On the site: ${labelOf(place)}`)},
  args: await given(${element}, ${section.name}, ${turn}),
  globals: ${literal({ theme })},
  parameters: ${literal({ route: path, place: { page: story, content: part.content, file: part.file } })},
};
`;
  });
  const imports = new Set(found.map(({ imports }) => imports));
  return `${note}import { ${section.name} } from '../../src/sections/${section.id}/${section.name}.tsx';
import { ${['given', ...(stories.some((story) => story.includes('pages(')) ? ['pages'] : [])].join(', ')} } from '../room/given.tsx';
import { withProviders } from '../withShell.tsx';
${[...imports].join('\n')}
export default {
  title: ${literal(section.title)},
  component: ${section.name},
  decorators: [withProviders],
  tags: ['!autodocs', '!test', 'on-the-site'],
  // Pages show them.
  parameters: { chromatic: { disableSnapshot: true } },
};
${stories.join('')}`;
}

/** The stories that make up the index: what people call things, and where those are. */
export function indexStories(map: SiteMap, synonyms: Record<string, string[]>): string {
  const label = new Map<string, string>([
    ...map.sections.map(({ id, label }) => [id, label] as const),
    ...map.pages.map(({ name, label }) => [name, label] as const),
  ]);
  const words = Object.entries(synonyms).toSorted(([one], [other]) => one.localeCompare(other));
  const stories = words.map(([word, targets]) => {
    const names = targets.map((target) => {
      const name = label.get(target);
      if (!name) throw new Error(`"${word}" leads to ${target}, which is neither a section nor a page.`);
      return name;
    });
    return `
export const ${exportName(word)} = {
  name: ${literal(`${word} → ${names.join(', ')}`)},
  args: { word: ${literal(word)}, targets: ${literal(targets)} },
};
`;
  });
  return `${note}import { WordEntry } from '../overview/WordEntry.tsx';

export default {
  title: 'Overview/Words',
  component: WordEntry,
  tags: ['!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: true } },
};
${stories.join('')}`;
}
