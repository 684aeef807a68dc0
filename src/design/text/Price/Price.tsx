import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { formatPrice, saving } from './formatPrice.ts';
import classes from './Price.module.css';

/** Props of {@link Price}. Rest props, `className` and `ref` go to the root. */
export interface PriceProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** The price, in US dollars. */
  amount: number;
  /**
   * The old price, in US dollars, with the word that introduces it to screen readers ("was"). It is shown only if it is
   * at least a cent higher than `amount`.
   */
  original?: { amount: number; label: string };
}

/** A price in display type. If it is reduced, the old price is struck through beside it. */
export function Price({ amount, original, className, ...rest }: PriceProps) {
  return (
    <p {...rest} className={clsx(classes.price, className)}>
      <span>{formatPrice(amount)}</span>
      {original && saving(amount, original.amount) > 0 && (
        <del className={classes.original}>
          <VisuallyHidden> {original.label} </VisuallyHidden>
          {formatPrice(original.amount)}
        </del>
      )}
    </p>
  );
}
