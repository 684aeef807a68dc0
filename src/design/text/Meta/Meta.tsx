import { createContext, use } from 'react';

/** What search engines and link previews say of a page. */
export interface PageMeta {
  /** Title of the document, unique to the page; put the page's own words first. */
  title: string;
  /** One or two sentences, up to 160 characters. @maxLength 225 */
  description: string;
  /** Address that search engines should keep, whole. Every page has one, and so its place in the sitemap; error pages have none. */
  canonical?: string;
  /** Address of the picture beside a shared link, whole: 1,200 by 630 px, with the title lettered in it. */
  image?: string;
  /** Search engines leave the page out. */
  noindex?: boolean;
}

/** The elements that say it. What no page changes of it (Open Graph's kind, the picture's size) stands in the document. */
export function MetaTags({ title, description, canonical, image, noindex }: PageMeta) {
  const shared = { title, description, url: canonical, image, 'image:alt': image && title };
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {Object.entries(shared).map(
        ([name, content]) => content && <meta key={name} property={`og:${name}`} content={content} />,
      )}
      {canonical && <link rel="canonical" href={canonical} />}
      {noindex && <meta name="robots" content="noindex" />}
    </>
  );
}

/** Takes what a page says of itself, for a server that writes the head on its own. */
export const MetaCollector = createContext<((meta: PageMeta) => void) | undefined>(undefined);

/** The document's title and description. React lifts them into the head, unless a {@link MetaCollector} takes them. */
export function Meta(meta: PageMeta) {
  const collect = use(MetaCollector);
  if (!collect) return <MetaTags {...meta} />;
  collect(meta);
  return null;
}
