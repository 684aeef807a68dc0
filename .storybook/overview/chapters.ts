import type { SitePage } from '../../scripts/room/site-map.ts';
import { site } from '../room/site.ts';

type Chapter = 'company' | 'podcast' | 'conference' | 'other';

function chapterOf({ path, theme, parts, name }: SitePage): Chapter {
  if (path === undefined || parts.every(({ section }) => section.startsWith('frame/'))) return 'other';
  if (theme === 'conference') return 'conference';
  return /^(Podcast|Episode)/.test(name) ? 'podcast' : 'company';
}

const headings: Record<Chapter, string> = {
  company: 'The company',
  podcast: 'The podcast',
  conference: 'The conference',
  other: 'Policies and error pages',
};

/** Pages by the part of the site they belong to. */
export const chapters = Object.entries(headings).map(([chapter, heading]) => ({
  heading,
  pages: site.pages.filter((page) => chapterOf(page) === chapter),
}));

/** The families of sections, each by its name in the sidebar. */
export const families = [...new Set(site.sections.map(({ family }) => family))].map((family) => ({
  heading: family.charAt(0).toUpperCase() + family.slice(1),
  sections: site.sections.filter((section) => section.family === family),
}));
