import type { ComponentProps } from 'react';
import clsx from 'clsx';
import classes from './Lead.module.css';

/** Props of {@link Lead}. Rest props, `className` and `ref` go to the paragraph. */
export type LeadProps = ComponentProps<'p'>;

/**
 * The one or two sentences after a heading; renders nothing without text. `--lead-measure` is its maximum width
 * (default: none), `--lead-space` the distance from the heading (default 0), `--lead-color` its color (default:
 * muted).
 */
export function Lead({ className, children, ...rest }: LeadProps) {
  if (!children) return null;
  return (
    <p {...rest} className={clsx(classes.lead, className)}>
      {children}
    </p>
  );
}
