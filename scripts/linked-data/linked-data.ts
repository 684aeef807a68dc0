import type { BreadcrumbList, Graph, WebPage } from 'schema-dts';
import type { PageMeta } from '../../src/design/text/Meta/Meta.tsx';
import { episodes } from '../../src/content/episodes/episodes.ts';
import { episodePath } from '../../src/content/podcast/words.ts';
import { site } from '../../src/content/site.ts';
import { companyEntries, founderEntry, organization, website } from './company.ts';
import { conferenceEntries } from './conference.ts';
import { asEntry, id, type Entry } from './entries.ts';
import { episodeEntries, podcastEntries, series } from './podcast.ts';
import { trainingEntries } from './training.ts';

/** What each page is about, keyed by path. */
const entries: ReadonlyMap<string, Entry[]> = new Map([
  ...Object.entries(companyEntries),
  ...Object.entries(podcastEntries),
  ...Object.entries(conferenceEntries),
  ['/training', trainingEntries],
  ...episodes.map((episode): [string, Entry[]] => [episodePath(episode), episodeEntries(episode)]),
]);

/** Parts of the site that breadcrumbs name, each with the start of its pages' paths. */
const parts: readonly [path: string, name: string][] = [
  ['/', site.name],
  ['/podcast', site.podcast.name],
  ['/midwestcon', site.conference.name],
];

/** The breadcrumbs from the home page to the page at `path`. */
function breadcrumb(path: string, title: string): Entry {
  const above = parts.filter(([part]) => part !== path && (part === '/' || path.startsWith(`${part}/`)));
  const name = parts.find(([part]) => part === path)?.[1] ?? title.split(' | ', 1)[0] ?? title;
  return asEntry({
    '@type': 'BreadcrumbList',
    '@id': id(path, 'breadcrumb'),
    itemListElement: [...above, [path, name] as const].map(([to, label], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: site.url + to,
    })),
  } satisfies BreadcrumbList);
}

/**
 * Entries that several pages refer to. A search engine reads each page separately, so each page includes those entries
 * that it refers to.
 */
const shared = [asEntry(organization), asEntry(website), asEntry(founderEntry), asEntry(series)];

/** The given entries, followed by the shared ones that they refer to, directly or indirectly. */
function withShared(all: Entry[]): Entry[] {
  const text = JSON.stringify(all);
  const missing = shared.filter(
    (entry) =>
      text.includes(`{"@id":"${entry['@id']}"}`) && !all.some((there) => there['@id'] === entry['@id']),
  );
  return missing.length > 0 ? withShared([...all, ...missing]) : all;
}

/**
 * The linked data of the page at `path` for search engines (schema.org): the page itself, its breadcrumbs and its
 * subject.
 */
export function linkedData(path: string, { title, canonical, image }: PageMeta): Graph {
  const about = entries.get(path) ?? [];
  const [main] = about;
  const page = {
    '@type': 'WebPage',
    '@id': id(path, 'page'),
    name: title,
    url: canonical,
    inLanguage: site.language,
    ...(image !== undefined && { primaryImageOfPage: { '@type': 'ImageObject', url: image } }),
    isPartOf: { '@id': website['@id'] },
    publisher: { '@id': organization['@id'] },
    ...(path !== '/' && { breadcrumb: { '@id': id(path, 'breadcrumb') } }),
    ...(main && { mainEntity: { '@id': main['@id'] } }),
  } satisfies WebPage;
  const own = [asEntry(page), ...(path === '/' ? [] : [breadcrumb(path, title)]), ...about];
  return { '@context': 'https://schema.org', '@graph': withShared(own) };
}

/** A graph serialized for a script element: `<` is escaped, so that no text in it can end the script. */
export const linkedDataText = (graph: Graph): string => JSON.stringify(graph).replaceAll('<', '\\u003c');
