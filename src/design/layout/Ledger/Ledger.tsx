import type { ElementType, HTMLAttributes, Ref } from 'react';
import clsx from 'clsx';
import classes from './Ledger.module.css';

/** Props of {@link Ledger}. Rest props, `className` and `ref` go to its root element. */
export interface LedgerProps extends HTMLAttributes<HTMLElement> {
  /**
   * The root element. Default `ul`. Use `div` if the rows aren't list items. In a `dl`, each row is a `div` with a `dt`
   * and a `dd`.
   */
  component?: 'ul' | 'ol' | 'dl' | 'div';
  ref?: Ref<HTMLElement>;
}

/**
 * A list with a rule above it, and a thin line under every row, like an account book. The section decides what a row
 * looks like.
 */
export function Ledger({ component = 'ul', className, ...rest }: LedgerProps) {
  const Root = component as ElementType;
  return <Root {...rest} className={clsx(classes.ledger, className)} />;
}
