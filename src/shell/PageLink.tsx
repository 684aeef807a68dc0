import { useTransition, type ComponentProps, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { fadeTo } from './fade.ts';
import { loadedPage } from './loading.ts';
import { routeFor } from './matching.ts';
import { Link } from './routing.tsx';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * React Router's link, with a smooth transition between pages. If the next page's code has loaded, the current page
 * fades out over the next page. If it hasn't, a React transition keeps the current page until the code has loaded, and
 * the link has `data-pending` until then. Links within the page also use a React transition.
 */
export function PageLink({ onClick, ...rest }: ComponentProps<typeof Link>) {
  const navigate = useNavigate();
  const [isPending, startTransition] = useTransition();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    const { href, pathname } = event.currentTarget;
    // A second click while the page loads adds no history entry, as with the browser's own links.
    const go = () => void navigate(rest.href, { replace: href === window.location.href });
    const isLoaded = loadedPage(routeFor(pathname)) !== undefined;
    if (isLoaded && pathname !== window.location.pathname) void fadeTo(go);
    else startTransition(go);
  };
  return <Link {...rest} onClick={handleClick} data-pending={isPending || undefined} />;
}
