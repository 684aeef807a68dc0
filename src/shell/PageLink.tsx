import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { fadeTo } from './fade.ts';
import { importPage } from './loading.ts';
import { routeFor } from './matching.ts';
import { routing } from './routing.tsx';

/** The page on the way. Another link, or a step back or forward, calls it off. */
let next = new AbortController();

/** Goes to the page at a path, by `go`, once its code is here. */
async function follow(pathname: string, go: () => void): Promise<void> {
  next.abort();
  next = new AbortController();
  const { signal } = next;
  window.addEventListener('popstate', () => next.abort(), { once: true, signal });
  // A page that could not be loaded says so itself.
  await importPage(routeFor(pathname)).catch(() => undefined);
  await fadeTo(go, signal);
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * The router's link. The page before stays until the next one's code is here, as with a browser's own links, and fades away
 * over it.
 */
export function PageLink({ onClick, ...rest }: ComponentProps<typeof routing.Link>) {
  const navigate = useNavigate();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const { pathname } = event.currentTarget;
    if (event.defaultPrevented || !isPlain(event) || pathname === window.location.pathname) return;
    event.preventDefault();
    void follow(pathname, () => void navigate(rest.href));
  };
  return <routing.Link {...rest} onClick={handleClick} />;
}
