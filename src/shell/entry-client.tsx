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
import { prefetchOnIntent } from './prefetch.ts';
import { showUnscripted } from './withoutCode.ts';

/** Where others changed something else, React renders that part again, and reports it. It is not an error of the page. */
function reportMismatch(error: unknown): void {
  if (outsideChanges() === undefined) reportError(error);
}

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element #root');

const route = routeFor(window.location.pathname);
const prerendered = container.dataset.route === route.id;
// The router would make every change a transition, and render a page in slices. Links and filters begin their own.
const app = (
  <BrowserRouter useTransitions={false}>
    <App prerendered={prerendered} />
  </BrowserRouter>
);

if (prerendered) {
  const modules = container.dataset.modules?.split(' ') ?? [];
  const load = () =>
    Promise.all(
      modules.map((file) => import(/* @vite-ignore */ file)),
    ) as Promise<unknown> as Promise<PageModules>;
  // The HTML may be older than the deploy, and its page's code gone: the page as it is now comes with a reload.
  await loadPage(route, load);
  // React would replace text that a translator or an extension has changed. The page without scripts keeps it.
  if (outsideChanges() === 'text') showUnscripted();
  else
    startTransition(() => {
      hydrateRoot(container, app, { onRecoverableError: reportMismatch });
    });
} else {
  // Another page's HTML answered (the host's 404 for a path that exists, or the empty page in development).
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
