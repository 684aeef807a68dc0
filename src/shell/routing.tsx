import type { ComponentProps } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import type { Routing } from '../design/controls/Link/routing.tsx';

/** React Router's link, with `href` instead of `to`. */
export function Link({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <RouterLink {...rest} to={href} discover="none" />;
}

/** React Router's hooks, for sections and primitives. */
export const routing = { useLocation, useNavigate } satisfies Omit<Routing, 'Link'>;
