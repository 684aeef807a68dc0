// This stylesheet must come before all others, because it sets the order of the cascade layers.
import '../design/theme/styles.css';
import { Suspense, useLayoutEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from '../content/messages.ts';
import { DesignProvider } from '../design/theme/DesignProvider.tsx';
import { useTypedLetters } from '../design/theme/useTypedLetters.ts';
import { VisuallyHidden } from '../design/text/VisuallyHidden/VisuallyHidden.tsx';
import { ErrorPage } from '../pages/ErrorPage.tsx';
import { SiteLayout } from '../pages/SiteLayout.tsx';
import { NewsletterContext, type Newsletter } from '../pages/useNewsletter.ts';
import { mark } from '../themes/mark.tsx';
import { colorSchemeManager } from './colorScheme.ts';
import { dialogs } from './dialogs.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { focusHeading } from './focus.ts';
import { forgetPage } from './loading.ts';
import { routeFor } from './matching.ts';
import { PageLink } from './PageLink.tsx';
import { Screen } from './Screen.tsx';
import { newsletter as client } from './siteNewsletter.ts';
import type { AppRoute } from './routes.ts';
import { routing } from './routing.tsx';
import { useRouteChange } from './useRouteChange.ts';

/** The parts of the newsletter client that signup forms use. */
const newsletter: Newsletter = { onSubscribe: client.subscribe, endpoint: client.endpoint };

/** Sets the browser's theme color to the color of `theme` or, without a theme, to the site's default. */
function setBarColor(theme: AppRoute['theme']): void {
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[data-conference]'))
    bar.content = bar.dataset[theme ?? 'site'] ?? '';
}

/** Shows an error in Vite's overlay, as Vite itself does with syntax errors. For development only. */
function showError(error: Error): void {
  const Overlay = customElements.get('vite-error-overlay');
  if (Overlay) document.body.append(new Overlay(error));
}

/** Scrolls and moves focus after navigation, and announces a new page's title to screen readers. */
function RouteChange({ prerendered }: { prerendered: boolean }) {
  const [title, setTitle] = useState('');
  useRouteChange(setTitle, prerendered);
  return (
    <VisuallyHidden role="status" data-route-announcement>
      {title}
    </VisuallyHidden>
  );
}

/**
 * The page or, if rendering it fails, the error page until the visitor retries or navigates. If the visitor goes back
 * or forward to a page whose code hasn't loaded, the layout is empty at first, because React doesn't delay renders
 * caused by `popstate`.
 */
function Pages({ prerendered }: { prerendered: boolean }) {
  const location = useLocation();
  const route = routeFor(location.pathname);
  const handleError = (error: Error): void => {
    if (import.meta.env.DEV) showError(error);
    forgetPage(route);
    focusHeading();
  };
  return (
    <Suspense fallback={<SiteLayout>{null}</SiteLayout>}>
      <ErrorBoundary
        resetKey={location.key}
        onError={handleError}
        fallback={(retry) => (
          <SiteLayout>
            <ErrorPage onRetry={retry} />
          </SiteLayout>
        )}
      >
        <Screen route={route} />
      </ErrorBoundary>
      <RouteChange prerendered={prerendered} />
    </Suspense>
  );
}

/**
 * The site, for use inside a router. `prerendered` says whether the document already contained the first page's HTML.
 */
export function App({ prerendered }: { prerendered: boolean }) {
  useTypedLetters();
  const { theme } = routeFor(useLocation().pathname);
  useLayoutEffect(() => setBarColor(theme), [theme]);
  // The element changes only with the theme. Components inside it read the current page from the router.
  return useMemo(
    () => (
      <DesignProvider
        theme={theme}
        mark={mark}
        colorSchemeManager={colorSchemeManager}
        link={PageLink}
        routing={routing}
        messages={messages}
        dialogs={dialogs}
      >
        <NewsletterContext value={newsletter}>
          <Pages prerendered={prerendered} />
        </NewsletterContext>
      </DesignProvider>
    ),
    [theme, prerendered],
  );
}
