import {
  createContext,
  use,
  useMemo,
  useSyncExternalStore,
  type ComponentProps,
  type ElementType,
  type ReactNode,
} from 'react';

/** A location in the application: the parts of the URL, and a key. */
export interface Place {
  pathname: string;
  /** The query with its question mark, or an empty string. */
  search: string;
  /** The anchor with its hash sign, or an empty string. */
  hash: string;
  /** Identifies the history entry. With {@link browserRouting}, it is the full URL. */
  key: string;
}

/**
 * The part of the application's router that components need. React Router's `useLocation` and `useNavigate` can be used
 * unchanged.
 */
export interface Routing {
  /** Renders a link to a path or an anchor of the application. */
  Link: ElementType<ComponentProps<'a'> & { href: string }>;
  /** Hook that returns the current location. */
  useLocation: () => Place;
  /** Hook that returns a function that navigates to a URL within the application and adds a history entry. */
  useNavigate: () => (href: string) => void;
}

function watchAddress(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  window.addEventListener('hashchange', onChange);
  return () => {
    window.removeEventListener('popstate', onChange);
    window.removeEventListener('hashchange', onChange);
  };
}

/** The browser's URL. Its parts are empty on the server and during hydration. */
function useAddress(): Place {
  const href = useSyncExternalStore(
    watchAddress,
    () => window.location.href,
    () => '',
  );
  return useMemo(() => {
    const { pathname, search, hash } = href ? new URL(href) : { pathname: '', search: '', hash: '' };
    return { pathname, search, hash, key: href };
  }, [href]);
}

function changeAddress(href: string): void {
  window.history.pushState(null, '', href);
  // The browser fires this event for its back and forward buttons, but not for `pushState`.
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** Routing without a router: plain links, and the browser's URL. */
export const browserRouting: Routing = {
  Link: 'a',
  useLocation: useAddress,
  useNavigate: () => changeAddress,
};

const RoutingContext = createContext(browserRouting);

/**
 * Provides the application's router. Parts that `routing` leaves out come from the surrounding provider, or,
 * without one, from {@link browserRouting}.
 */
export function RoutingProvider({ routing, children }: { routing?: Partial<Routing>; children: ReactNode }) {
  const above = use(RoutingContext);
  const value = useMemo(() => ({ ...above, ...routing }), [above, routing]);
  return <RoutingContext value={value}>{children}</RoutingContext>;
}

/** The routing from the nearest {@link RoutingProvider}, or {@link browserRouting} without one. */
export const useRouting = (): Routing => use(RoutingContext);

/** The current location. */
export const usePlace = (): Place => use(RoutingContext).useLocation();

/** Returns a function that navigates to a URL within the application and adds a history entry. */
export const useGoTo = (): ((href: string) => void) => use(RoutingContext).useNavigate();
