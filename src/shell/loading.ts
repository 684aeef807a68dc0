import type { ComponentType } from 'react';
import type * as PageList from './pages.ts';
import type { PageModule, PageModules, PageProps } from './pages.ts';
import type { AppRoute } from './routes.ts';

/** A page whose code has loaded, with its props. */
export interface LoadedPage {
  Page: ComponentType<PageProps>;
  Layout: PageModule['Layout'];
  props: PageProps;
}

/**
 * Storage key for the time of the last reload that a missing chunk caused. For `guard` ms after that, the document
 * isn't reloaded again, so that it can't reload endlessly.
 */
const reloadKey = 'reloaded-at';
const guard = 10_000;

/**
 * Reloads the document and returns true. Returns false instead if less than `guard` ms have passed since the last such
 * reload, or if the browser denies storage.
 */
function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(reloadKey) ?? 0);
    if (Date.now() - last < guard) return false;
    sessionStorage.setItem(reloadKey, String(Date.now()));
  } catch {
    return false; // Without storage, a loop would go unnoticed.
  }
  window.location.reload();
  return true;
}

const loaded = new Map<string, LoadedPage>();

/** A route's page, if its code has loaded. */
export const loadedPage = (route: AppRoute): LoadedPage | undefined => loaded.get(route.id);

let pageList: Promise<typeof PageList> | undefined;

/**
 * Imports pages.ts, which lists the modules of all pages. That list is a separate chunk, because a prerendered page
 * doesn't need it to hydrate. The import isn't repeated: even if the list has loaded, another import would resolve only
 * after the next frame, and delay the requests for the next page's code.
 */
export function importPageList(): Promise<typeof PageList> {
  pageList ??= import('./pages.ts').catch((error: unknown) => {
    pageList = undefined;
    throw error;
  });
  return pageList;
}

const importModules = async (route: AppRoute): Promise<PageModules> =>
  (await importPageList()).importPage(route);

/** Imports a route's page. After a failure, the next call retries. */
export async function importPage(route: AppRoute, load = importModules): Promise<LoadedPage> {
  const [{ default: Page, Layout }, content] = await load(route);
  const page = { Page, Layout, props: content?.default ?? {} };
  loaded.set(route.id, page);
  return page;
}

const pages = new Map<string, Promise<LoadedPage>>();

/**
 * Loads a route's page to render it. Returns the same promise whenever it is called for this route, as `use` requires.
 * If the code can't be loaded although the browser is online, a deploy has probably replaced it, so the document
 * reloads once.
 * @param load Imports the route's modules.
 */
export function loadPage(route: AppRoute, load?: typeof importModules): Promise<LoadedPage> {
  let page = pages.get(route.id);
  if (!page) {
    page = importPage(route, load).catch((error: unknown) => {
      if (typeof window !== 'undefined' && navigator.onLine && reloadOnce())
        return new Promise<never>(() => undefined);
      throw error;
    });
    pages.set(route.id, page);
  }
  return page;
}

/** After a failure, makes the next `loadPage` retry. */
export function forgetPage(route: AppRoute): void {
  pages.delete(route.id);
}
