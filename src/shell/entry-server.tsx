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

/** A document to write: the path it answers, the file it becomes and the route that it shows. */
export interface DocumentFile {
  path: string;
  /** File below dist/. */
  file: string;
  /** Answers for addresses that do not exist, or no longer. */
  error: boolean;
  /** The route that it shows. */
  route: AppRoute;
  /** Path of the page that search engines keep: another one, where the same screen stands at several. */
  canonical: string;
  /** Source files of the page and of its own content, as the build's manifest names them. */
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

/** A page, rendered. */
export interface RenderedPage {
  /** What its head says of it. */
  meta: PageMeta;
  /** Its HTML, whole: nothing is streamed in later by script. */
  body: string;
  /** The scripts that stand in its document. */
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
      // Large boundaries stay where they are instead of being moved there by an inline script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      // Where React may put hints for pictures: they stand in the HTML early enough.
      onHeaders: () => undefined,
    },
  );
  const body = await text(prelude);
  if (failures.length > 0) throw new AggregateError(failures, `Rendering ${path} failed`);
  if (!meta) throw new Error(`The page at ${path} says nothing of itself: give its Page a meta`);
  return { meta, body, scripts };
}

/** The HTML of a document. */
export const renderDocument = (props: DocumentProps): string =>
  `<!doctype html>${renderToStaticMarkup(<Document {...props} />)}`;
