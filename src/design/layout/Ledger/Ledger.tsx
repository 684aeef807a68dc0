import type { ElementType, HTMLAttributes, Ref } from 'react';
import clsx from 'clsx';
import classes from './Ledger.module.css';

/** Props of {@link Ledger}. Rest props, `className` and `ref` go to its root element. */
export interface LedgerProps extends HTMLAttributes<HTMLElement> {
  /**
   * What kind of list it is; `div` where the rows say it themselves. Those of a `dl` are `div`s of a `dt` and a `dd`.
   * Default `ul`.
   */
  component?: 'ul' | 'ol' | 'dl' | 'div';
  ref?: Ref<HTMLElement>;
}

/**
 * A list as an account book has it: a rule above it, and a thin line under every row. What a row looks like, and how
 * high it is, is the section's.
 */
export function Ledger({ component = 'ul', className, ...rest }: LedgerProps) {
  const Root = component as ElementType;
  return <Root {...rest} className={clsx(classes.ledger, className)} />;
}
