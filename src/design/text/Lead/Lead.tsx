import type { ComponentProps } from 'react';
import clsx from 'clsx';
import classes from './Lead.module.css';

/** Props of {@link Lead}. Rest props, `className` and `ref` go to the paragraph. */
export type LeadProps = ComponentProps<'p'>;

/**
 * The one or two sentences that follow a heading; nothing where there are none. `--lead-measure` says how wide they may
 * run (default: as wide as there is room), `--lead-space` how far they stand below the heading (default 0), `--lead-color`
 * in which color (default the muted one).
 */
export function Lead({ className, children, ...rest }: LeadProps) {
  if (!children) return null;
  return (
    <p {...rest} className={clsx(classes.lead, className)}>
      {children}
    </p>
  );
}
