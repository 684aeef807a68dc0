import type { ComponentProps } from 'react';
import clsx from 'clsx';
import classes from './Container.module.css';

/** Limits content to the page's maximum width, with side margins. Rest props, className and ref go to the element. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(classes.container, className)} />;
}
