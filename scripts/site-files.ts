/** Files for crawlers: the sitemap, robots.txt and llms.txt. */
import { home } from '../src/content/home.ts';
import { feedPath } from '../src/content/meta.ts';
import { site } from '../src/content/site.ts';
import type { PageMeta } from '../src/design/text/Meta/Meta.tsx';

/** A page for search engines to index. */
export interface ListedPage {
  /** Its path. */
  path: string;
  meta: Pick<PageMeta, 'title' | 'description'>;
  /** When the page's content last changed, as yyyy-mm-dd, if known. */
  changed?: string;
}

/** Escapes text for XML. */
export const xml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The sitemap: the canonical URL of every page that search engines may index (sitemaps.org, 0.9). */
export const sitemap = (pages: readonly ListedPage[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(({ path, changed }) => {
      const day = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
      return `<url><loc>${xml(site.url + path)}</loc>${day}</url>`;
    }),
    '</urlset>\n',
  ].join('\n');

/**
 * The contents of robots.txt: allows all crawlers, and names the sitemap. Pages that search engines shouldn't index
 * contain `noindex`.
 */
export const robots = (): string => `User-agent: *\nAllow: /\nSitemap: ${site.url}/sitemap.xml\n`;

/** The contents of llms.txt (llmstxt.org), which tells language models what the site is and lists its pages. */
export function llms(pages: readonly ListedPage[]): string {
  const { podcast, conference } = site;
  const parts: [name: string, root: string][] = [
    [podcast.name, '/podcast'],
    [conference.name, '/midwestcon'],
  ];
  const within = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`);
  const list = (name: string, listed: readonly ListedPage[]): string =>
    `## ${name}\n\n${listed
      .map(
        ({ path, meta }) =>
          `- [${meta.title.split(' | ', 1)[0]}](${site.url}${path}): ${meta.description.replaceAll('\n', ' ')}`,
      )
      .join('\n')}\n`;
  const own = pages.filter(({ path }) => !parts.some(([, root]) => within(path, root)));
  return [
    `# ${site.name}\n`,
    `> ${home.meta.description}\n`,
    list(site.name, own),
    ...parts.map(([name, root]) =>
      list(
        name,
        pages.filter(({ path }) => within(path, root)),
      ),
    ),
    `## Optional\n\n- [Feed of ${podcast.name}](${site.url}${feedPath}): every episode, the newest first\n`,
  ].join('\n');
}
