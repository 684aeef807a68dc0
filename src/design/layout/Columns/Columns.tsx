import type { ComponentProps } from 'react';
import clsx from 'clsx';
import { Container } from '../Container/Container.tsx';
import classes from './Columns.module.css';

/** Props of {@link Columns}. Rest props, `className` and `ref` go to its root element. */
export interface ColumnsProps extends ComponentProps<'div'> {
  /** Ratio of the column widths. Default `1:2`. */
  split?: '1:2' | '1:3' | '5:7';
}

/**
 * A section's content in two columns, usually a heading and its content. On screens below medium, the columns are
 * stacked. The component is itself a {@link Container}, so don't put it inside another `Container`.
 */
export function Columns({ split = '1:2', className, ...rest }: ColumnsProps) {
  return <Container {...rest} className={clsx(classes.columns, className)} data-split={split} />;
}
