import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';

/** What a page's module offers. */
export interface PageModule {
  /** The page. */
  default: ComponentType;
  /** Loads the page's deferred sections: a client-side navigation waits for them, since no HTML stands in for them then. */
  preload?: () => Promise<unknown>;
}

/** A screen of the site. */
export interface AppRoute {
  /** Names the route in the built HTML (`data-route`), so that hydration knows which page stands there. */
  id: string;
  /** Name of the page's file in src/pages. */
  page: string;
  /** Pattern of the path. */
  path: string;
  /** Paths to prerender, when the pattern has parameters; otherwise the pattern itself. */
  paths?: string[];
  /** Loads the page's code. */
  load: () => Promise<PageModule>;
}

/** Every screen of the site, once: the client, the prerenderer and the tests read this table. */
export const routes: AppRoute[] = [
  { id: 'home', page: 'HomePage', path: '/', load: () => import('../pages/HomePage.tsx') },
];

/** The screen for every other path. */
export const notFound: AppRoute = {
  id: 'not-found',
  page: 'NotFoundPage',
  path: '*',
  load: () => import('../pages/NotFoundPage.tsx'),
};

/** The route that answers `pathname`; {@link notFound} when none does, malformed escapes included. */
export function routeFor(pathname: string): AppRoute {
  return (
    routes.find((route) => matchPath({ path: route.path, end: true, caseSensitive: true }, pathname)) ??
    notFound
  );
}
