import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation, useNavigate } from 'react-router-dom';
import type { Routing } from '../design/controls/Link/routing.tsx';

/** An anchor that the router handles. (Its own `Link` carries the framework's prefetching into the first load.) */
function Link({ href, onClick, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const push = useLinkClickHandler<HTMLAnchorElement>(href);
  const replace = useLinkClickHandler<HTMLAnchorElement>(href, { replace: true });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    // Pressed again while its page still loads, it is no further step in the history, as with a browser's own links.
    const navigate = event.currentTarget.href === window.location.href ? replace : push;
    if (!event.defaultPrevented) navigate(event);
  };
  return (
    <a {...rest} href={useHref(href)} onClick={handleClick}>
      {children}
    </a>
  );
}

/** The site's router, for sections and primitives. */
export const routing: Routing = { Link, useLocation, useNavigate };
