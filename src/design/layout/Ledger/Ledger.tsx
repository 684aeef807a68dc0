import type { ComponentProps } from 'react';
import clsx from 'clsx';
import classes from './Ledger.module.css';

/** What {@link Ledger} takes: rest props and `className` reach its root element. */
export type LedgerProps = Omit<ComponentProps<'ul'>, 'ref'> & {
  /** What kind of list it is. The rows of a `dl` are `div`s of a `dt` and a `dd`. Default `ul`. */
  component?: 'ul' | 'ol' | 'dl';
};

/**
 * A list as an account book has it: a rule above it, and a thin line under every row. What a row looks like, and how
 * high it is, is the section's.
 */
export function Ledger({ component: Root = 'ul', className, ...rest }: LedgerProps) {
  return <Root {...rest} className={clsx(classes.ledger, className)} />;
}
