import type { ComponentProps } from 'react';
import clsx from 'clsx';
import { useMessages } from '../../text/Messages/Messages.tsx';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import { useRouting } from './routing.tsx';
import classes from './Link.module.css';

/**
 * A link's target: a page (`/about`) or file (`/dates.ics`) on this site, an anchor (`#faq`, `/#faq`), an external
 * URL, or `mailto:`.
 */
export interface LinkTarget {
  /** The target's URL. How the link opens depends on the kind of target. */
  href: string;
  /** Opens a new tab, and says so to screen readers. Default: only for external URLs. */
  newTab?: boolean;
  /** Leaves out the screen reader hint about the new tab, for a link whose name already mentions the tab. */
  quiet?: boolean;
}

/** Whether a link opens a new tab. */
export const opensNewTab = ({ href, newTab = /^https?:/.test(href) }: LinkTarget): boolean => newTab;

/** Props of {@link Link}: a target, and the props of an `<a>`. */
export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'>, LinkTarget {
  /**
   * Makes the nearest positioned ancestor, usually a card, clickable as a whole. The ancestor's CSS must show focus
   * (`:has(:focus-visible)`), because the link itself no longer does. Default false.
   */
  stretched?: boolean;
}

/** Matches a path on this site that ends in a file extension: a file to download, not a page for the router. */
const file = /^\/[^?#]*\.[a-z][a-z\d]*(?:[?#]|$)/i;

/**
 * A link whose `href` decides what it does: the router's link for this site's paths and anchors, a download for this
 * site's files, a new tab (with `rel="noopener"`) for other sites, and a plain `<a>` for everything else.
 */
export function Link({
  href,
  newTab = opensNewTab({ href }),
  quiet = false,
  stretched = false,
  className,
  children,
  ...given
}: LinkProps) {
  const routing = useRouting();
  const rest = { ...given, className: clsx(className, stretched && classes.stretched) || undefined };
  const download = !newTab && file.test(href);
  if (!newTab && !download && /^[/#?]/.test(href))
    return (
      <routing.Link {...rest} href={href}>
        {children}
      </routing.Link>
    );
  return (
    <a
      download={download ? '' : undefined}
      {...rest}
      href={href}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {children}
      {newTab && !quiet && <NewTabHint />}
    </a>
  );
}

function NewTabHint() {
  const { newTab } = useMessages();
  return <VisuallyHidden>{newTab}</VisuallyHidden>;
}
