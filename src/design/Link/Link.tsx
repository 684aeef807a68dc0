import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { VisuallyHidden } from '@mantine/core';
import { useMessages } from '../Messages/Messages.tsx';

/** Where a link goes: a path of this site, an anchor (`#faq`, `/#faq`), an external URL, or `mailto:`. */
export interface LinkTarget {
  href: string;
  /** Opens a new tab, and says so to screen readers. Default: external pages only. */
  newTab?: boolean;
}

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'>, LinkTarget {
  /** Leaves out the spoken hint on a new tab: for links whose own accessible name says it. */
  quiet?: boolean;
}

/** A link: the router's for this site's paths and anchors, a plain anchor with `rel="noopener"` for everything else. */
export function Link({ href, newTab = /^https?:/.test(href), quiet = false, children, ...rest }: LinkProps) {
  const messages = useMessages();
  const hint = newTab && !quiet ? <VisuallyHidden>{messages.newTab}</VisuallyHidden> : null;
  if (!newTab && /^[/#?]/.test(href))
    return (
      <RouterLink {...rest} to={href}>
        {children}
      </RouterLink>
    );
  return (
    <a {...rest} href={href} {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}>
      {children}
      {hint}
    </a>
  );
}
