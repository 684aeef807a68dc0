/** Where in Storybook the inspector leads to. */
import { site } from '../generated/site.ts';
import { stories } from '../generated/stories.ts';
import type { Standing } from './standing.ts';

/** Where Storybook is; of a preview build, the published one. */
export const storybook =
  (import.meta.env.VITE_STORYBOOK_URL as string | undefined)?.replace(/\/$/, '') ?? 'http://localhost:6006';

/** A name as it stands in Storybook's sidebar, and the address of what it names there. */
export interface Entry {
  name: string;
  href: string;
}

/** The story of a section where it stands; its documentation, where it has none there. */
export function sectionEntry({ section, places, turn }: Standing): Entry {
  const { title, docs } = site.sections.find(({ id }) => id === section) ?? { title: section, docs: '' };
  const own = stories[section] ?? {};
  const place = places.findLast((each) => each in own) ?? '';
  const story = own[place]?.[turn];
  return {
    name: title,
    href: `${storybook}/?path=${story === undefined ? `/docs/${docs}` : `/story/${story}`}`,
  };
}

/** The story of the page that sections stand on; none, where they stand on no page that has one. */
export function pageEntry(standing: Standing[]): Entry | undefined {
  const places = standing.flatMap((each) => each.places);
  const page = site.pages.find(({ name, story }) => story && places.includes(`pages/${name}`));
  return page?.story === undefined
    ? undefined
    : { name: page.label, href: `${storybook}/?path=/story/${page.story}` };
}
