import type { ComponentProps } from 'react';
import clsx from 'clsx';
import classes from './Arc.module.css';

/** The brand's variant of Mantine's `Loader`: a rotating quarter of a circle on a faint full circle. */
export function Arc({ className, ...rest }: ComponentProps<'svg'>) {
  return (
    <svg {...rest} className={clsx(classes.arc, className)} viewBox="0 0 18 18">
      <circle cx="9" cy="9" r="7" />
      <circle cx="9" cy="9" r="7" pathLength="4" strokeDasharray="1 3" />
    </svg>
  );
}
