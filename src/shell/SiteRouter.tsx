import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { loadedPage } from './loading.ts';
import { routeFor } from './routes.ts';

/**
 * The browser's history as the router's location. A page whose code is here is rendered in the very event that leads to
 * it: one frame sooner than as a transition, which `BrowserRouter` makes of every change. Everything else is one: while a
 * page's code loads, the page before stays, and a filter's answer never keeps the next key waiting.
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
      const arrive = (): void => setState({ action, location });
      if (route !== shown && loadedPage(route)) arrive();
      else startTransition(arrive);
      shown = route;
    });
  }, [history]);

  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
