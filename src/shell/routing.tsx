import type { ComponentProps } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import type { Routing } from '../design/controls/Link/routing.tsx';

/** React Router's link, with `href` like an anchor. */
function Link({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <RouterLink {...rest} to={href} discover="none" />;
}

/** React Router, for sections and primitives. */
export const routing = { Link, useLocation, useNavigate } satisfies Routing;
