import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import { StoryLink } from '../room/StoryLink.tsx';
import classes from './Overview.module.css';

/** What {@link Table} takes. */
interface TableProps {
  caption: string;
  columns: string[];
  className: string | undefined;
  /** Its rows. */
  children: ReactNode;
}

/** A table under its name; where the window is narrower, it is scrolled sideways, by keyboard too. */
export function Table({ caption, columns, className, children }: TableProps) {
  const id = useId();
  return (
    <div className={classes.scroll} role="region" aria-labelledby={id} tabIndex={0}>
      <table className={clsx(classes.table, className)}>
        <caption id={id}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** What {@link Links} lists: a name, and what it leads to; none where there is nothing to see. */
export interface Target {
  label: string;
  to: string | undefined;
}

/** Names in one line of text, each a link. */
export function Links({ links }: { links: Target[] }) {
  return links.map(({ label, to }, at) => (
    <span key={label}>
      {at > 0 && ', '}
      {to ? <StoryLink to={to}>{label}</StoryLink> : label}
    </span>
  ));
}
