import { MantineProvider } from '@mantine/core';
import { Suspense, use, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from '../content/messages.ts';
import { footer, header } from '../content/navigation.ts';
import { DialogsProvider } from '../design/Dialogs/Dialogs.tsx';
import { MessagesProvider } from '../design/Messages/Messages.tsx';
import { NewsletterProvider } from '../design/Newsletter/Newsletter.tsx';
import { theme } from '../design/theme/theme.ts';
import { Toaster } from '../design/Toast/Toast.tsx';
import { VisuallyHidden } from '../design/VisuallyHidden/VisuallyHidden.tsx';
import '../design/theme/styles.css';
import { ErrorPage } from '../pages/ErrorPage.tsx';
import { SiteFooter } from '../sections/SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '../sections/SiteHeader/SiteHeader.tsx';
import { colorSchemeManager } from './colorScheme.ts';
import { dialogs } from './dialogs.tsx';
import { replayEarlyPress } from './earlyPress.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { leavePage, readyPage, visitPage } from './loading.ts';
import { newsletter } from './siteNewsletter.ts';
import { routeFor } from './routes.ts';
import { useRouteChange } from './useRouteChange.ts';

/**
 * The page at the router's location; while its code loads, the transition keeps the page before. Marks the document as
 * taken over, which the inline script and tests wait for.
 */
function Page() {
  const route = routeFor(useLocation().pathname);
  const { Page: Shown, props } = readyPage(route) ?? use(visitPage(route));
  useEffect(() => () => leavePage(route), [route]);
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    replayEarlyPress();
  }, []);
  return <Shown key={route.id} {...props} />;
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

function Layout({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return (
    <>
      <SiteHeader {...header} />
      <main id="main" tabIndex={-1}>
        <Suspense>
          <ErrorBoundary resetKey={key} fallback={<ErrorPage />}>
            {children}
          </ErrorBoundary>
        </Suspense>
      </main>
      <SiteFooter {...footer} />
    </>
  );
}

/** The site, inside a router. `prerendered` says that the first page's HTML was already there. */
export function App({ prerendered }: { prerendered: boolean }) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemeManager}
      withCssVariables={false}
    >
      <MessagesProvider messages={messages}>
        <NewsletterProvider value={newsletter}>
          <DialogsProvider dialogs={dialogs}>
            <Layout>
              <Page />
            </Layout>
            <RouteChange prerendered={prerendered} />
            <Toaster />
          </DialogsProvider>
        </NewsletterProvider>
      </MessagesProvider>
    </MantineProvider>
  );
}
