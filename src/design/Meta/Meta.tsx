/** What search engines and link previews say of a page. */
export interface PageMeta {
  /** Title of the document, unique to the page; put the page's own words first. */
  title: string;
  /** One or two sentences, up to 160 characters. */
  description: string;
  /** Address that search engines should keep, whole. Every page has one, and so its place in the sitemap; error pages have none. */
  canonical?: string;
}

/** The document's title and description; React lifts them into the head. */
export function Meta({ title, description, canonical }: PageMeta) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {canonical && <link rel="canonical" href={canonical} />}
    </>
  );
}
