// Before all that brings a stylesheet of its own: it says in which order the layers stand.
import '../design/theme/styles.css';
import { Suspense, use, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from '../content/messages.ts';
import { showAll } from '../design/layout/Late/show.ts';
import { whenIdle } from '../design/layout/timing/whenIdle.ts';
import { DesignProvider } from '../design/theme/DesignProvider.tsx';
import { VisuallyHidden } from '../design/text/VisuallyHidden/VisuallyHidden.tsx';
import { ErrorPage } from '../pages/ErrorPage.tsx';
import { SiteLayout } from '../pages/SiteLayout.tsx';
import { NewsletterContext, type Newsletter } from '../pages/useNewsletter.ts';
import { mark } from '../themes/mark.tsx';
import { colorSchemeManager } from './colorScheme.ts';
import { dialogs } from './dialogs.tsx';
import { replayEarlyPress } from './earlyPress.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { forgetFailedVisits, loadedNotFound, loadedPage, visitPage } from './loading.ts';
import { newsletter as client } from './siteNewsletter.ts';
import { routeFor, type AppRoute } from './routes.ts';
import { routing } from './routing.tsx';
import { focusHeading, useRouteChange } from './useRouteChange.ts';

/** The client, as forms take it. */
const newsletter: Newsletter = { onSubscribe: client.subscribe, endpoint: client.endpoint };

/** Gives the browser's bar the color of a theme, or of the site's own. */
function setBarColor(theme: AppRoute['theme']): void {
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[data-conference]'))
    bar.content = bar.dataset[theme ?? 'site'] ?? '';
}

/**
 * The page at the router's location, in its layout; while its code loads, the transition keeps the page before. Marks the
 * document as taken over, which the inline script and tests wait for.
 */
function Page() {
  const route = routeFor(useLocation().pathname);
  const { Page: Shown, Layout = SiteLayout, props } = loadedPage(route) ?? use(visitPage(route));
  // The same element for all addresses of a page: an anchor or a query renders no section anew.
  const page = useMemo(() => <Shown key={route.id} {...props} />, [Shown, route.id, props]);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.hydrated = '';
    replayEarlyPress();
    // From here on the router sees to anchors.
    if (dataset.anchor !== undefined)
      whenIdle(() => {
        showAll();
        delete dataset.anchor;
      });
  }, []);
  return <Layout>{page}</Layout>;
}

/** Follows the router: scroll, focus and, for screen readers, the title of the page just reached. */
function RouteChange({ prerendered }: { prerendered: boolean }) {
  const [title, setTitle] = useState('');
  useRouteChange(setTitle, prerendered);
  return (
    <VisuallyHidden role="status" data-route-announcement>
      {title}
    </VisuallyHidden>
  );
}

/** Says in development what broke and where, in the overlay of Vite that also shows syntax errors. */
function showError(error: Error): void {
  const Overlay = customElements.get('vite-error-overlay');
  if (Overlay) document.body.append(new Overlay(error));
}

/** A page has failed: it may be tried again, and focus that went away with it comes back. */
function handleFailure(error: Error): void {
  if (import.meta.env.DEV) showError(error);
  forgetFailedVisits();
  if (document.activeElement === document.body) focusHeading();
}

/** The page, unless it fails: then what is left to do. The next navigation tries again as well. */
function Pages() {
  const { key } = useLocation();
  return (
    <Suspense>
      <ErrorBoundary
        resetKey={key}
        onFail={handleFailure}
        onRecover={focusHeading}
        fallback={(retry) => (
          <SiteLayout>
            <ErrorPage onRetry={retry} NotFound={loadedNotFound()} />
          </SiteLayout>
        )}
      >
        <Page />
      </ErrorBoundary>
    </Suspense>
  );
}

/** The site, inside a router. `prerendered` says that the first page's HTML was already there. */
export function App({ prerendered }: { prerendered: boolean }) {
  const { theme } = routeFor(useLocation().pathname);
  useLayoutEffect(() => setBarColor(theme), [theme]);
  // The same element for all addresses in a theme: what is below it follows the router itself.
  return useMemo(
    () => (
      <DesignProvider
        theme={theme}
        mark={mark}
        colorSchemeManager={colorSchemeManager}
        routing={routing}
        messages={messages}
        dialogs={dialogs}
      >
        <NewsletterContext value={newsletter}>
          <Pages />
        </NewsletterContext>
        <RouteChange prerendered={prerendered} />
      </DesignProvider>
    ),
    [theme, prerendered],
  );
}
