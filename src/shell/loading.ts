import type { ComponentType } from 'react';
import { whenIdle } from '../design/layout/timing/whenIdle.ts';
import type * as Pages from './pages.ts';
import type { PageModule, PageModules, PageProps } from './pages.ts';
import { routeFor, type AppRoute } from './routes.ts';

/** A page that is here, with what it is given. */
export interface LoadedPage {
  Page: ComponentType<PageProps>;
  Layout: PageModule['Layout'];
  props: PageProps;
}

/** Pages that have loaded, by their route's id: they can be shown at once, also without a network. */
const loaded = new Map<string, LoadedPage>();
const pending = new Map<string, Promise<LoadedPage>>();

/** Key of the time of the last reload for a missing chunk; a second one within `guard` would be a loop. */
const reloadKey = 'reloaded-at';
const guard = 10_000;

/** Reloads onto the address now shown, unless that was just tried; answers whether it did. */
function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(reloadKey) ?? 0);
    if (Date.now() - last < guard) return false;
    sessionStorage.setItem(reloadKey, String(Date.now()));
  } catch {
    return false; // Without storage a loop could not be noticed.
  }
  window.location.reload();
  return true;
}

/** The page if it can be shown at once. */
export const loadedPage = (route: AppRoute): LoadedPage | undefined => loaded.get(route.id);

let pages: typeof Pages | undefined;
const importPages = () => import('./pages.ts').then((module) => (pages = module));

/** The section of a page that failed, once it is here: it comes with the map of all pages. */
export const loadedNotFound = () => pages?.NotFound;

const importPage = (route: AppRoute): Promise<PageModules> =>
  importPages().then(({ importPage }) => importPage(route));

/**
 * Loads a page once, by `load` where it is given. Rejects when its chunk is gone after a deploy, or the network is; the
 * next call tries again.
 */
function loadPage(route: AppRoute, load = importPage): Promise<LoadedPage> {
  let promise = pending.get(route.id);
  if (!promise) {
    promise = load(route).then(([{ default: Page, Layout }, content]) => {
      const page = { Page, Layout, props: content?.default ?? {} };
      loaded.set(route.id, page);
      return page;
    });
    promise.catch(() => pending.delete(route.id));
    pending.set(route.id, promise);
  }
  return promise;
}

const visits = new Map<string, Promise<LoadedPage>>();
const failed = new Set<string>();

/** Lets visits that failed be tried again. Until then they stay failed: React renders a page that throws twice. */
export function forgetFailedVisits(): void {
  for (const id of failed) visits.delete(id);
  failed.clear();
}

/**
 * Loads a page for showing it, by `load` where it is given. When its code is gone and the browser is online, it reloads
 * once onto the page (the new deploy then answers). The promise is the same for every call, as `use` needs it to be.
 */
export function visitPage(route: AppRoute, load?: typeof importPage): Promise<LoadedPage> {
  let visit = visits.get(route.id);
  if (!visit) {
    visit = loadPage(route, load).catch((error: unknown) => {
      if (typeof window !== 'undefined' && navigator.onLine && reloadOnce())
        return new Promise<LoadedPage>(() => undefined);
      failed.add(route.id);
      throw error;
    });
    visits.set(route.id, visit);
  }
  return visit;
}

/**
 * Loads the code behind a link as soon as the visitor points at, touches or focuses it; where pages are found, before that,
 * when the browser is idle.
 */
export function preloadOnIntent(): void {
  whenIdle(() => {
    importPages().catch(() => undefined);
  });
  const preload = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
    if (link instanceof HTMLAnchorElement && !link.target && !link.hasAttribute('download'))
      loadPage(routeFor(link.pathname)).catch(() => undefined); // Only a guess so far: a click tries again and says what is wrong.
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, preload, { passive: true });
}
