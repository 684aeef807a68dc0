import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { fadeTo } from './fade.ts';
import { hasLoaded } from './loading.ts';
import { routeFor } from './matching.ts';
import { routing } from './routing.tsx';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * React Router's link. A page whose code has loaded fades in. For any other, the router's transition keeps the current page
 * until the code is there.
 */
export function PageLink({ onClick, ...rest }: ComponentProps<typeof routing.Link>) {
  const navigate = useNavigate();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const { pathname } = event.currentTarget;
    if (event.defaultPrevented || !isPlain(event) || pathname === window.location.pathname) return;
    if (!hasLoaded(routeFor(pathname))) return;
    event.preventDefault();
    void fadeTo(() => void navigate(rest.href));
  };
  return <routing.Link {...rest} onClick={handleClick} />;
}
