import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import {
  NavigationType,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';
import { loadedPage } from './loading.ts';
import { routeFor } from './routes.ts';

/**
 * Shows the next page, and lets the one before fade away over it, where the browser can and the visitor bears motion. From the
 * call on the browser paints nothing until it has a picture of the old page, so the call waits for the paint that answers the
 * press. Of the new page there is no picture, or presses would meet that and not the page.
 */
function fadeTo(arrive: () => void): void {
  if (!('startViewTransition' in document) || window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    arrive();
    return;
  }
  const { dataset } = document.documentElement;
  requestAnimationFrame(() => {
    setTimeout(() => {
      const { ready, finished } = document.startViewTransition(() => {
        dataset.fading = '';
        flushSync(arrive);
      });
      // A tab in the background, or the next transition, skips the fading; the page has changed all the same.
      ready.catch(() => undefined);
      const end = () => delete dataset.fading;
      finished.then(end, end);
    });
  });
}

/**
 * The browser's history as the router's location. A page whose code is here fades in, or is rendered in the very event that
 * leads to it: one frame sooner than as a transition, which `BrowserRouter` makes of every change. Everything else is one: while
 * a page's code loads, the page before stays, and a filter's answer never keeps the next key waiting.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setState] = useState(() => ({
    action: history.action,
    location: history.location,
  }));

  useLayoutEffect(() => {
    let shown = routeFor(history.location.pathname);
    return history.listen(({ action, location }) => {
      const route = routeFor(location.pathname);
      const arrive = (): void => {
        // It may come a frame later than the next change.
        if (history.location.key === location.key) setState({ action, location });
      };
      if (route === shown || !loadedPage(route)) startTransition(arrive);
      else if (action === NavigationType.Push) fadeTo(arrive);
      else arrive();
      shown = route;
    });
  }, [history]);

  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
