import { createContext, use } from 'react';

/** A page's metadata for search engines and link previews. */
export interface PageMeta {
  /** Title of the document, unique to the page; begin with the page's own name. */
  title: string;
  /**
   * Description of the page, in one or two sentences. Search engines show about 160 characters.
   * @maxLength 225
   */
  description: string;
  /** The canonical URL. Pages that have one are in the sitemap; error pages have none. */
  canonical?: string;
  /** Absolute URL of the picture for link previews: 1,200 by 630 px, with the page's title in it. */
  image?: string;
  /** Keeps the page out of search engines. */
  noindex?: boolean;
}

/**
 * Renders a page's metadata. Tags that are the same on every page (Open Graph's type, the picture's size) are in
 * `Document.tsx`.
 */
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

/**
 * React context with a function that receives a page's metadata. A server that writes the document's head provides it.
 */
export const MetaCollector = createContext<((meta: PageMeta) => void) | undefined>(undefined);

/**
 * Sets a page's metadata: React hoists the elements into the document's head. Inside a {@link MetaCollector}, this
 * component renders nothing, and passes the metadata to the collector's function.
 */
export function Meta(meta: PageMeta) {
  const collect = use(MetaCollector);
  if (!collect) return <MetaTags {...meta} />;
  collect(meta);
  return null;
}
