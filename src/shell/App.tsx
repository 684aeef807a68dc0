// Before all that brings a stylesheet of its own: it says in which order the layers stand.
import '../design/theme/styles.css';
import { Suspense, useState } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { messages } from '../content/messages.ts';
import { DesignProvider } from '../design/theme/DesignProvider.tsx';
import { VisuallyHidden } from '../design/text/VisuallyHidden/VisuallyHidden.tsx';
import { ErrorPage } from '../pages/ErrorPage.tsx';
import { SiteLayout } from '../pages/SiteLayout.tsx';
import { colorSchemeManager } from './colorScheme.ts';
import { dialogs } from './dialogs.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { focusHeading } from './focus.ts';
import { forgetPage } from './loading.ts';
import { matchable, routeFor, routeObjects } from './matching.tsx';
import { PageLink } from './PageLink.tsx';
import { newsletter } from './siteNewsletter.ts';
import { routing } from './routing.tsx';
import { useRouteChange } from './useRouteChange.ts';

/** Says in development what broke and where, in the overlay of Vite that also shows syntax errors. */
function showError(error: Error): void {
  const Overlay = customElements.get('vite-error-overlay');
  if (Overlay) document.body.append(new Overlay(error));
}

/** The page, unless it fails: then what is left to do. The visitor's next step tries again as well. */
function Pages() {
  const location = useLocation();
  const pathname = matchable(location.pathname);
  const page = useRoutes(
    routeObjects,
    pathname === location.pathname ? undefined : { ...location, pathname },
  );
  const handleError = (error: Error): void => {
    if (import.meta.env.DEV) showError(error);
    forgetPage(routeFor(pathname));
    focusHeading();
  };
  return (
    <Suspense>
      <ErrorBoundary
        resetKey={location.key}
        onError={handleError}
        fallback={(retry) => (
          <SiteLayout>
            <ErrorPage onRetry={retry} />
          </SiteLayout>
        )}
      >
        {page}
      </ErrorBoundary>
    </Suspense>
  );
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

/** The site's routing: links to pages wait for the page's code, and let the page before fade. */
const siteRouting = { ...routing, Link: PageLink };

/** The site, inside a router. `prerendered` says that the first page's HTML was already there. */
export function App({ prerendered }: { prerendered: boolean }) {
  return (
    <DesignProvider
      colorSchemeManager={colorSchemeManager}
      routing={siteRouting}
      messages={messages}
      dialogs={dialogs}
      newsletter={newsletter}
    >
      <Pages />
      <RouteChange prerendered={prerendered} />
    </DesignProvider>
  );
}
