import { ColorSchemeScript } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { StaticRouter } from 'react-router-dom';
import { firstPaint } from '../sections/EpisodeListing/EpisodeListing.tsx';
import { App } from './App.tsx';
import { earlyPressScript } from './earlyPress.ts';
import { loadPrerendered } from './loading.ts';
import { sourcesOf } from './pages.ts';
import { fallbacks, routeFor, routes, type AppRoute } from './routes.ts';
import { startScript } from './start.ts';

export { contentSecurity, siteUrl } from './security.ts';

/** Inline scripts that sections render themselves: fixed in content as well. */
export const sectionScripts = [firstPaint];

/**
 * The inline scripts in every head, fixed in content. The first puts the stored or preferred colour scheme on the
 * document before the first paint, the second keeps a press on a button until the page has hydrated (see
 * `replayEarlyPress`), the third runs the page's script after the first paint.
 */
export const inlineScripts = [
  renderToStaticMarkup(<ColorSchemeScript defaultColorScheme="auto" />),
  `<script>${earlyPressScript}</script>`,
  `<script>${startScript}</script>`,
];

/** A document to write: the path it answers, the file it becomes and the route that it shows. */
export interface Document {
  path: string;
  /** File below dist/. */
  file: string;
  /** The route's id in the route table. */
  routeId: string;
  /** Theme of the document, where it isn't the site's own. */
  theme?: string;
  /** Source files of the page and of its own content, as the build's manifest names them. */
  sources: string[];
}

const toDocument = (route: AppRoute, file: string): Document => ({
  path: route.document ?? route.path,
  file,
  routeId: route.id,
  theme: route.theme,
  sources: sourcesOf(route),
});

/** Every document of the built site. */
export const documents: Document[] = [
  ...routes.map((route) => toDocument(route, `${route.path.slice(1)}/index.html`.replace(/^\//, ''))),
  ...fallbacks.map((route) => toDocument(route, `${route.document?.slice(1) ?? route.id}.html`)),
];

/** Renders a path whole: what React lifts into the head, and the body's HTML. Nothing is streamed in later by script. */
export async function render(path: string): Promise<{ head: string; body: string }> {
  await loadPrerendered(routeFor(path));
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={path}>
      <App prerendered />
    </StaticRouter>,
    {
      onError: (error) => {
        failures.push(error);
      },
      // Large boundaries stay where they are instead of being moved there by an inline script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    },
  );
  const html = await text(prelude);
  if (failures.length > 0) throw new AggregateError(failures, `Rendering ${path} failed`);
  const head = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
