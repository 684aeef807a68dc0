import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import { Lead } from '../Lead/Lead.tsx';
import classes from './SectionHead.module.css';

/** Props of {@link SectionHead}. Rest props, `className` and `ref` go to its root element. */
export interface SectionHeadProps extends ComponentProps<'div'> {
  /** The section's heading, which names the section. */
  heading: ReactNode;
  /** One or two sentences after the heading. */
  lead?: ReactNode;
  /** Type size of the heading; see {@link Heading}. */
  size?: HeadingProps['size'];
  /** Class of the heading, for its width or size. */
  headingClassName?: string;
  /** Content after the lead, such as an action or a drawing. */
  children?: ReactNode;
}

/**
 * The beginning of most sections: the heading, which names the section, with a lead and further content below it. Set
 * `--lead-measure` and `--lead-space` on this component to change the lead's width, and the space between heading and
 * lead (see {@link Lead}).
 */
export function SectionHead({
  heading,
  lead,
  size,
  headingClassName,
  className,
  children,
  ...rest
}: SectionHeadProps) {
  return (
    <div {...rest} className={clsx(classes.head, className)}>
      <Heading size={size} className={headingClassName}>
        {heading}
      </Heading>
      <Lead>{lead}</Lead>
      {children}
    </div>
  );
}
