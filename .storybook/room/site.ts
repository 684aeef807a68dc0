/** The map of the site and its history, as `npm run generate` has written them, and what follows from both. */
import type { Change } from '../../scripts/room/history.ts';
import type { SitePage, SiteSection } from '../../scripts/room/site-map.ts';
import { history } from '../generated/history.ts';
import { site } from '../generated/site.ts';
import { defaultStatus, statuses, type Status } from './status.ts';
import { synonyms } from './synonyms.ts';

export { history, site };

/** A section by its id; there is one for every part of a page. */
export function sectionOf(id: string): SiteSection {
  const section = site.sections.find((each) => each.id === id);
  if (!section) throw new Error(`The map of the site has no section ${id}.`);
  return section;
}

/** Where the review of a section stands. */
export const statusOf = ({ id }: SiteSection): Status => statuses[id] ?? defaultStatus;

/** A place where a section stands: a page, or what stands around pages. */
export interface Place {
  label: string;
  /** Id of the page's story. */
  story?: string;
  /** What the section is given there, and the file it comes from. */
  content: string;
  file: string;
}

/** Where a section stands on the site. */
export const placesOf = ({ id }: SiteSection): Place[] =>
  [...site.frames, ...site.pages].flatMap((place) =>
    place.parts
      .filter(({ section }) => section === id)
      .map(({ content, file }) => ({
        label: place.label,
        ...('story' in place && place.story ? { story: place.story } : {}),
        content,
        file,
      })),
  );

/** The pages that a section stands on, and what stands around pages, each once, with its story. */
export const pagesOf = (section: SiteSection): { label: string; to: string | undefined }[] => [
  ...new Map(
    placesOf(section).map(({ label, story }) => [label, { label, to: story && `story/${story}` }]),
  ).values(),
];

/** Changes to a section itself since the last release, the latest first. */
export const changesOf = ({ id }: SiteSection): Change[] =>
  history.changes.filter(({ sections }) => sections.includes(id));

/** A day as people write it. */
export const longDate = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** A day as tables give it: Nov 25, 2026. */
export const shortDate = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

/** "1 page", "2 pages". */
export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** What can be found: a section or a page, with the words it is found by. */
export interface Findable {
  /** Path of its story or documentation in Storybook. */
  path: string;
  kind: 'Page' | 'Section';
  label: string;
  /** What it is, in a line. */
  about: string;
  /** What people call it. */
  words: string[];
}

const wordsFor = (target: string): string[] =>
  Object.entries(synonyms).flatMap(([words, targets]) => (targets.includes(target) ? words.split(', ') : []));

const findableSection = (section: SiteSection): Findable => {
  const places = [...new Set(placesOf(section).map(({ label }) => label))];
  return {
    path: `docs/${section.docs}`,
    kind: 'Section',
    label: section.label,
    about: places.length > 0 ? `On ${places.join('; ')}` : 'On no page',
    words: [section.name, ...wordsFor(section.id)],
  };
};

const findablePage = ({ name, label, path, story }: SitePage): Findable | undefined =>
  story
    ? {
        path: `story/${story}`,
        kind: 'Page',
        label,
        about: path ?? 'Shown in place of a page',
        words: [path ?? '', ...wordsFor(name)],
      }
    : undefined;

/** A section or page by what a synonym leads to. */
export function findable(target: string): Findable | undefined {
  if (target.includes('/')) return findableSection(sectionOf(target));
  const page = site.pages.find(({ name }) => name === target);
  return page && findablePage(page);
}

const everything: Findable[] = [
  ...site.pages.flatMap((page) => findablePage(page) ?? []),
  ...site.sections.map(findableSection),
];

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/** How well something answers a query; 0 is not at all. */
function rank({ label, words }: Findable, query: string): number {
  const name = plain(label);
  // A page's name says first which part of the site it belongs to: "Conference: tickets".
  if (name.split(': ').some((part) => part.startsWith(query))) return 4;
  if (name.includes(query)) return 3;
  if (words.some((word) => plain(word).startsWith(query))) return 2;
  const all = plain([label, ...words].join(' '));
  return query.split(/\s+/).every((word) => all.includes(word)) ? 1 : 0;
}

/** Sections and pages that a query may mean, the likeliest first. */
export function find(query: string): Findable[] {
  const wanted = plain(query.trim());
  if (!wanted) return [];
  return everything
    .map((each) => ({ each, score: rank(each, wanted) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ each }) => each);
}
