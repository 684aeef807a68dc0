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
 * If an extension or translator changed something else, React renders that part again and reports it. It's not a page
 * error.
 */
function reportMismatch(error: unknown): void {
  if (outsideChanges() === undefined) reportError(error);
}

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element #root');

const route = routeFor(window.location.pathname);
const prerendered = container.dataset.route === route.id;
// The router would make every change a transition, and render pages in slices. Links and filters start their own
// transitions.
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
  // The HTML may be older than the deploy, and its page's code gone. Reload to get the current page.
  await loadPage(route, load);
  // React would replace text that a translator or an extension has changed. Keep the page without scripts instead.
  if (outsideChanges() === 'text') applyNoScriptForm();
  else
    startTransition(() => {
      hydrateRoot(container, app, { onRecoverableError: reportMismatch });
    });
} else {
  // The HTML is another page's (the host's 404 for an existing path, or the empty page in development).
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
