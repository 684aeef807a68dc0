import { routeFor, type AppRoute, type PageModule } from './routes.ts';

const loaded = new Map<string, PageModule>();
const pending = new Map<string, Promise<PageModule>>();

/** Key of the time of the last reload for a missing chunk; a second one within `guard` would be a loop. */
const reloadKey = 'reloaded-at';
const guard = 10_000;

/** Reloads onto the address now shown, unless that was just tried; answers whether it did. */
export function reloadOnce(): boolean {
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

/** The page's module if it is already here. */
export const loadedPage = (route: AppRoute): PageModule | undefined => loaded.get(route.id);

/** Loads a page's module once. Rejects when its chunk is gone after a deploy, or the network is; the next call tries again. */
export function loadPage(route: AppRoute): Promise<PageModule> {
  let promise = pending.get(route.id);
  if (!promise) {
    promise = route.load().then((module) => {
      loaded.set(route.id, module);
      return module;
    });
    promise.catch(() => pending.delete(route.id));
    pending.set(route.id, promise);
  }
  return promise;
}

const visits = new Map<string, Promise<PageModule>>();

/**
 * Loads a page for showing it: with its deferred sections, and, when its code is gone and the browser is online,
 * by reloading once onto the page (the new deploy then answers). The promise is the same for every call, as `use`
 * needs it to be.
 */
export function visitPage(route: AppRoute): Promise<PageModule> {
  let visit = visits.get(route.id);
  if (!visit) {
    visit = loadPage(route)
      .then(async (module) => {
        await module.preload?.();
        return module;
      })
      .catch((error: unknown) => {
        visits.delete(route.id);
        if (navigator.onLine && reloadOnce()) return new Promise<PageModule>(() => undefined);
        throw error;
      });
    visits.set(route.id, visit);
  }
  return visit;
}

/** Loads the code behind a link as soon as the visitor points at, touches or focuses it. */
export function preloadOnIntent(): void {
  const preload = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
    if (link instanceof HTMLAnchorElement && !link.target)
      loadPage(routeFor(link.pathname))
        .then((module) => module.preload?.())
        .catch(() => undefined); // Only a guess so far: a click tries again and says what is wrong.
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, preload, { passive: true });
}
