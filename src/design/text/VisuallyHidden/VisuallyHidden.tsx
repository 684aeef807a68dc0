import type { ComponentProps } from 'react';
import clsx from 'clsx';
import classes from './VisuallyHidden.module.css';

/** Props of {@link VisuallyHidden}. Rest props, `className` and `ref` go to the element. */
export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /** Element to render. Default `span`. */
  component?: 'span' | 'div' | 'legend';
}

/** Text for screen readers only. (Mantine's VisuallyHidden would add Mantine's style engine to the first load.) */
export function VisuallyHidden({ component: Tag = 'span', className, ...rest }: VisuallyHiddenProps) {
  const Element = Tag as 'span';
  return <Element {...rest} className={clsx(classes.hidden, className)} />;
}
