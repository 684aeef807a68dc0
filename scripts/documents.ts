/** An HTML document that the build has written. */
export interface SiteDocument {
  /** Its path, without a trailing slash; `/` for the home page. */
  path: string;
  html: string;
  /** Its expected canonical URL. */
  canonical: string;
  /**
   * Whether the document says that its page doesn't exist or no longer exists. Search engines
   * don't index such a document.
   */
  error: boolean;
}

const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0;

/** What every document must contain exactly once. */
const required: [name: string, pattern: RegExp][] = [
  // Only in the head, because SVG drawings can contain `title` elements, too.
  ['<title>', /<title>[^<](?=.*<\/head>)/gs],
  ['meta description', /<meta name="description" content="[^"]/g],
  ['<h1>', /<h1[\s>]/g],
];

/**
 * Broken internal links, each with the pages that contain it.
 *
 * @param files The paths of the site's files, for links to something else than one of the documents.
 */
export function deadLinks(
  documents: Pick<SiteDocument, 'path' | 'html'>[],
  files: ReadonlySet<string>,
): Map<string, string[]> {
  const idsOf = new Map(
    documents.map(({ path, html }) => [
      path,
      new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)),
    ]),
  );
  const dead = new Map<string, string[]>();
  for (const { path, html } of documents) {
    const links = new Set(
      [...html.matchAll(/\s(?:href|src|poster)="([/#][^"]*)"/g)].map(([, link = '']) =>
        link.replaceAll('&amp;', '&'),
      ),
    );
    for (const link of links) {
      const { pathname, hash } = new URL(link, `https://site.invalid${path}`);
      const ids = idsOf.get(pathname);
      const exists = ids ? hash === '' || ids.has(decodeURIComponent(hash.slice(1))) : files.has(pathname);
      if (!exists) dead.set(link, [...(dead.get(link) ?? []), path]);
    }
  }
  return dead;
}

/**
 * Errors in the documents, one line each: a missing or duplicate element, another page's canonical URL, or a style
 * rule with the value `NaN`.
 */
export function documentFaults(documents: SiteDocument[]): string[] {
  return documents.flatMap(({ path, html, canonical, error }) => {
    const parts: [string, RegExp][] = error
      ? required
      : [...required, ['canonical link', /rel="canonical"/g]];
    const miscounted = parts
      .map(([name, pattern]) => [name, count(html, pattern)] as const)
      .filter(([, times]) => times !== 1)
      .map(([name, times]) => `${path} has ${times === 0 ? 'no' : times} ${name}`);
    const named = error ? undefined : /rel="canonical" href="([^"]*)"/.exec(html)?.[1];
    const empty = /[^{};]*\bNaN[^{};]*/.exec(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '');
    return [
      ...miscounted,
      ...(named && named !== canonical
        ? [`${path} has the canonical URL ${named} and not ${canonical}`]
        : []),
      ...(empty ? [`${path} has a style without a value: ${empty[0].trim()}`] : []),
    ];
  });
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&');

/** The links of a document: each complete tag, and its URL. */
const linksOf = (html: string): { tag: string; href: string }[] =>
  [...html.matchAll(/<a\s[^>]*>/g)].flatMap(([tag]) => {
    const href = attribute(tag, 'href');
    return href === undefined ? [] : [{ tag, href }];
  });

/** The external URLs that documents link to, each with the pages that contain it. */
export function outsideLinks(documents: Pick<SiteDocument, 'path' | 'html'>[]): Map<string, string[]> {
  const links = new Map<string, string[]>();
  for (const { path, html } of documents)
    for (const href of new Set(linksOf(html).map((link) => link.href)))
      if (/^https?:/.test(href)) links.set(href, [...(links.get(href) ?? []), path]);
  return links;
}

/**
 * Errors in documents' external links, one line each: a link without HTTPS, one that doesn't open a new tab, or one
 * that gives the page in the new tab access to the page with the link. `standIns` contains the URLs that replace
 * dialogs in browsers without scripts. These URLs can open in the same tab.
 */
export function linkFaults(
  documents: Pick<SiteDocument, 'path' | 'html'>[],
  standIns: ReadonlySet<string>,
): string[] {
  const faults = documents.flatMap(({ path, html }) =>
    linksOf(html)
      .filter(({ href }) => /^https?:/.test(href))
      .flatMap(({ tag, href }) => {
        const apart =
          attribute(tag, 'target') === '_blank' &&
          attribute(tag, 'rel')?.split(' ').includes('noopener') === true;
        return [
          ...(href.startsWith('http:') ? [`${path} links to ${href}, which is not encrypted`] : []),
          ...(apart || standIns.has(href)
            ? []
            : [`${path} links to ${href} without opening a new tab (target="_blank", rel="noopener")`]),
        ];
      }),
  );
  return [...new Set(faults)];
}

/** Paths of pages that no other page links to. */
export function orphans(documents: Pick<SiteDocument, 'path' | 'html'>[], pages: string[]): string[] {
  const linked = new Set(
    documents.flatMap(({ path, html }) =>
      linksOf(html)
        .filter(({ href }) => href.startsWith('/'))
        .map(({ href }) => new URL(href, 'https://site.invalid').pathname)
        .filter((to) => to !== path),
    ),
  );
  return pages.filter((page) => !linked.has(page));
}
