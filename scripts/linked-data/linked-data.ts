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

/** What each page is about, by path. */
const entries: ReadonlyMap<string, Entry[]> = new Map([
  ...Object.entries(companyEntries),
  ...Object.entries(podcastEntries),
  ...Object.entries(conferenceEntries),
  ['/training', trainingEntries],
  ...episodes.map((episode): [string, Entry[]] => [episodePath(episode), episodeEntries(episode)]),
]);

/** Parts of the site that pages stand below, by path. */
const parts: readonly [path: string, name: string][] = [
  ['/', site.name],
  ['/podcast', site.podcast.name],
  ['/midwestcon', site.conference.name],
];

/** The way from the home page to the page at `path`. */
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

/** Things that entries of several pages name. A search engine reads each page by itself, so that they stand on all of those. */
const shared = [asEntry(organization), asEntry(website), asEntry(founderEntry), asEntry(series)];

/** Entries, and after them the shared ones that they name, directly or by another one. */
function withShared(all: Entry[]): Entry[] {
  const text = JSON.stringify(all);
  const missing = shared.filter(
    (entry) =>
      text.includes(`{"@id":"${entry['@id']}"}`) && !all.some((there) => there['@id'] === entry['@id']),
  );
  return missing.length > 0 ? withShared([...all, ...missing]) : all;
}

/**
 * What search engines can know of the page at `path`, as linked data (schema.org): the page itself, the way to it, and what it
 * is about. All figures in it stand on the page, too.
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

/** A graph as it stands in a document's script: `<` is escaped, so that no text in it can end the script. */
export const linkedDataText = (graph: Graph): string => JSON.stringify(graph).replaceAll('<', '\\u003c');
