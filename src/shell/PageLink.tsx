import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { fadeTo } from './fade.ts';
import { importPage } from './loading.ts';
import { routeFor } from './matching.ts';
import { Link } from './routing.tsx';

/** The navigation in progress. Another link, back or forward cancels it. */
let next = new AbortController();

/** Calls `go`, which navigates to `pathname`, once the page's code has loaded, unless `signal` is aborted first. */
async function follow(pathname: string, go: () => void, signal: AbortSignal): Promise<void> {
  try {
    await importPage(routeFor(pathname));
  } catch {
    // The error page says what is wrong.
    if (!signal.aborted) go();
    return;
  }
  await fadeTo(go, signal);
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * React Router's link. As with the browser's own links, the current page stays until the next one has loaded; then it fades
 * out.
 */
export function PageLink({ onClick, ...rest }: ComponentProps<typeof Link>) {
  const navigate = useNavigate();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    next.abort();
    const { pathname } = event.currentTarget;
    if (pathname === window.location.pathname) return;

    event.preventDefault();
    next = new AbortController();
    window.addEventListener('popstate', () => next.abort(), { once: true, signal: next.signal });
    void follow(pathname, () => void navigate(rest.href), next.signal);
  };
  return <Link {...rest} onClick={handleClick} />;
}
