import { createContext, use, useId, type ComponentProps } from 'react';
import clsx from 'clsx';
import type { Band } from '../../theme/tokens.ts';
import classes from './Section.module.css';

interface SectionContext {
  /** Heading level of the section's own heading. */
  level: number;
  /** Id that the section's own heading carries, and that names the section. */
  headingId: string | undefined;
}

const Context = createContext<SectionContext>({ level: 1, headingId: undefined });

/** The section that a heading stands in; outside of one, the page itself (level 1). */
export const useSection = (): SectionContext => use(Context);

/** What every section takes; a section’s own props extend it. Rest props, `className` and `ref` go to the `section`. */
export interface SectionProps extends ComponentProps<'section'> {
  /** Ground; every component inside follows. Default: the page's own. */
  band?: Band;
  /** Level of the section's own heading: 1 for a page's opening section, else 2 (default). */
  level?: 1 | 2 | 3;
  /** Accessible name of a section that shows no heading; otherwise its heading names it. */
  label?: string;
  /** Vertical padding: `section` (default) is the page's rhythm, `none` leaves it to the caller. */
  space?: 'section' | 'none';
}

/**
 * A part of a page: a landmark named by its heading, standing on a band. Headings inside take their level from it,
 * so content never carries one.
 */
export function Section({
  band,
  level = 2,
  label,
  space = 'section',
  className,
  children,
  ...rest
}: SectionProps) {
  const headingId = useId();
  return (
    <section
      {...rest}
      {...(label ? { 'aria-label': label } : { 'aria-labelledby': headingId })}
      data-band={band}
      className={clsx(space === 'section' && classes.space, className) || undefined}
    >
      <Context value={{ level, headingId }}>{children}</Context>
    </section>
  );
}
