import {
  createContext,
  use,
  useMemo,
  useSyncExternalStore,
  type ComponentProps,
  type ElementType,
  type ReactNode,
} from 'react';

/** Where the visitor is: the parts of the address, and what tells this step of the history from the others. */
export interface Place {
  pathname: string;
  /** The query with its question mark, or nothing. */
  search: string;
  /** The anchor with its hash sign, or nothing. */
  hash: string;
  key: string;
}

/** The application's router, as far as components need it. React Router's own hooks fit. */
export interface Routing {
  /** Draws a link to a path or an anchor of the application. */
  Link: ElementType<ComponentProps<'a'> & { href: string }>;
  /** Hook: where the visitor is. */
  useLocation: () => Place;
  /** Hook: what goes to an address of the application, as a step in the history. */
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

/** The browser's address; the server knows none, nor does the first render. */
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
  // The browser itself tells only of steps back and forward.
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** Without a router: plain links, and the browser's own address. */
export const browserRouting: Routing = {
  Link: 'a',
  useLocation: useAddress,
  useNavigate: () => changeAddress,
};

const RoutingContext = createContext(browserRouting);

/** Hands the application's router to the components below. What is not given is as it is above, and in the end the browser's. */
export function RoutingProvider({ routing, children }: { routing?: Partial<Routing>; children: ReactNode }) {
  const above = use(RoutingContext);
  const value = useMemo(() => ({ ...above, ...routing }), [above, routing]);
  return <RoutingContext value={value}>{children}</RoutingContext>;
}

/** The application's router. */
export const useRouting = (): Routing => use(RoutingContext);

/** Where the visitor is. */
export const usePlace = (): Place => use(RoutingContext).useLocation();

/** What goes to an address of the application. */
export const useGoTo = (): ((href: string) => void) => use(RoutingContext).useNavigate();
