import type { ComponentProps } from 'react';
import clsx from 'clsx';
import { useSection } from '../../layout/Section/Section.tsx';
import classes from './Heading.module.css';

/** Props of {@link Heading}. There is no prop for the level, which depends on the surrounding section and `depth`. */
export interface HeadingProps extends ComponentProps<'h2'> {
  /**
   * Depth below the section's own heading: 0 (default) for the section's heading itself, which names the section; 1 for
   * an item in the section; 2 for a detail of an item.
   */
  depth?: 0 | 1 | 2;
  /** Type size; by default it depends on the depth (h2, h3, h4). `inherit` leaves the font to the caller's class. */
  size?: 'd1' | 'd2' | 'h2' | 'h3' | 'h4' | 'inherit';
}

const sizes = ['h2', 'h3', 'h4'] as const;

/** A heading. Its level depends on the section around it and on `depth`. */
export function Heading({ depth = 0, size = sizes[depth], className, ...rest }: HeadingProps) {
  const section = useSection();
  const Tag = `h${Math.min(section.level + depth, 6)}` as 'h2';
  return (
    <Tag
      {...(depth === 0 ? { id: section.headingId } : {})}
      {...rest}
      className={clsx(classes.heading, classes[size], className)}
    />
  );
}
