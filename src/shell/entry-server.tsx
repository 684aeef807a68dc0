import { text } from 'node:stream/consumers';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { InlineScriptCollector } from '../design/layout/InlineScript/InlineScript.tsx';
import { MetaCollector, type PageMeta } from '../design/text/Meta/Meta.tsx';
import { App } from './App.tsx';
import { Document, inlineScripts, type DocumentProps } from './Document.tsx';
import { loadPage } from './loading.ts';
import { routeFor } from './matching.ts';
import { sourcesOf } from './pageSources.ts';
import { fallbacks, pathsOf, routes, type AppRoute } from './routes.ts';

export { contentSecurity, securityText, siteName, siteUrl } from './security.ts';

/** A document that the build writes. */
export interface DocumentFile {
  path: string;
  /** The file's path below dist/. */
  file: string;
  /** Whether the document tells visitors that a page doesn't exist or no longer exists. */
  error: boolean;
  /** The route whose page the document shows. */
  route: AppRoute;
  /** The route's main path, which is the canonical one even if this document is at an alias. */
  canonical: string;
  /** The source files of the page and its content, named as in the build's manifest. */
  sources: string[];
}

const toFile = (route: AppRoute, path: string, file: string, error = false): DocumentFile => ({
  path,
  file,
  error,
  route,
  canonical: route.path,
  sources: sourcesOf(route),
});

/** Every document of the built site. */
export const documents: DocumentFile[] = [
  ...routes.flatMap((route) =>
    pathsOf(route).map((path) =>
      toFile(route, path, `${path.slice(1)}/index.html`.replace(/^\//, ''), route.gone),
    ),
  ),
  ...fallbacks.map((route) => {
    const path = route.document ?? `/${route.id}`;
    return toFile(route, path, `${path.slice(1)}.html`, true);
  }),
];

/** A rendered page. */
export interface RenderedPage {
  /** The page's metadata, for the document's head. */
  meta: PageMeta;
  /** The complete HTML inside `#root`. No script has to put it together in the browser. */
  body: string;
  /** The inline scripts of the page and of the document around it. */
  scripts: string[];
}

/** Renders the page at a path. */
export async function renderPage(path: string): Promise<RenderedPage> {
  await loadPage(routeFor(path));
  const failures: unknown[] = [];
  const scripts = [...inlineScripts];
  let meta: PageMeta | undefined;
  const { prelude } = await prerenderToNodeStream(
    <MetaCollector
      value={(collected) => {
        meta = collected;
      }}
    >
      <InlineScriptCollector value={(code) => scripts.push(code)}>
        <StaticRouter location={path}>
          <App prerendered />
        </StaticRouter>
      </InlineScriptCollector>
    </MetaCollector>,
    {
      onError: (error) => {
        failures.push(error);
      },
      // Renders large Suspense boundaries in place. Otherwise React would put them at the end of the HTML,
      // and an inline script would move them.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      // Drops React's headers with resource hints for pictures, because pictures are early enough in the
      // HTML.
      onHeaders: () => undefined,
    },
  );
  const body = await text(prelude);
  if (failures.length > 0) throw new AggregateError(failures, `Rendering ${path} failed`);
  if (!meta) throw new Error(`The page at ${path} has no title or description: pass meta to its Page`);
  return { meta, body, scripts };
}

/** Renders a complete HTML document. */
export const renderDocument = (props: DocumentProps): string =>
  `<!doctype html>${renderToStaticMarkup(<Document {...props} />)}`;
