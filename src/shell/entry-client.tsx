import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { followSystemScheme } from './colorScheme.ts';
import { loadPage } from './loading.ts';
import { routeFor } from './matching.ts';
import { newsletter } from './siteNewsletter.ts';
import { outsideChanges } from './outsideChanges.ts';
import type { PageModules } from './pages.ts';
import { trackPositions } from './positions.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { applyNoScriptForm } from './noScriptFallback.ts';

/**
 * Reports an error from which React has recovered. Reports nothing if an extension or a translation tool has changed
 * the HTML, because then that change is the cause.
 */
function reportMismatch(error: unknown): void {
  if (outsideChanges() === undefined) reportError(error);
}

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element #root');

const route = routeFor(window.location.pathname);
const prerendered = container.dataset.route === route.id;
// With `useTransitions`, the router would make every navigation a React transition and render pages in slices. Links
// and filters start their own transitions instead.
const app = (
  <BrowserRouter useTransitions={false}>
    <App prerendered={prerendered} />
  </BrowserRouter>
);

trackPositions();

if (prerendered) {
  const modules = container.dataset.modules?.split(' ') ?? [];
  const load = () =>
    Promise.all(
      modules.map((file) => import(/* @vite-ignore */ file)),
    ) as Promise<unknown> as Promise<PageModules>;
  // If the HTML is older than the latest deploy and its page's code is gone, this reloads the document.
  await loadPage(route, load);
  // Hydration would replace text that a translation tool or an extension has changed. So a page with such a change
  // isn't hydrated, and works as it does without scripts.
  if (outsideChanges() === 'text') applyNoScriptForm();
  else
    startTransition(() => {
      hydrateRoot(container, app, { onRecoverableError: reportMismatch });
    });
} else {
  // The HTML belongs to another page: the host's 404 page for a path that exists, or the empty page in development.
  await loadPage(route);
  for (const stale of document.head.querySelectorAll(
    'title, meta[name="description"], meta[name="robots"], meta[property]:not([data-lasting]), link[rel="canonical"]',
  ))
    stale.remove();
  container.replaceChildren();
  createRoot(container).render(app);
}

prefetchOnIntent();
followSystemScheme();
newsletter.start();
