import { createContext, use, useId, type ComponentProps } from 'react';
import clsx from 'clsx';
import { deprecated } from '../../theme/deprecated.ts';
import type { SectionContent } from '../../shapes/shapes.ts';
import classes from './Section.module.css';

interface SectionContext {
  /** Heading level of the section's own heading. */
  level: number;
  /** Id of the section's own heading, which names the section. */
  headingId: string | undefined;
}

const Context = createContext<SectionContext>({ level: 1, headingId: undefined });

/**
 * The heading level and heading id of the surrounding section. Outside of any section, the level is 1, for the page
 * itself.
 */
export const useSection = (): SectionContext => use(Context);

/** Props of {@link Section}. Rest props, `className` and `ref` go to the `section`. */
export interface SectionProps extends SectionContent, Omit<ComponentProps<'section'>, keyof SectionContent> {
  /**
   * The space above and below: `poster` for a single statement, `story` (default) for an argument, `list` for a list
   * to look something up in. `none` adds no space. `section` is deprecated: use `story`.
   */
  space?: 'poster' | 'story' | 'list' | 'none' | 'section';
}

/**
 * A part of a page: a landmark named by its heading or by `label`, on a band. It sets the level of the headings inside,
 * so that components inside never have to.
 */
export function Section({
  band,
  level = 2,
  label,
  space = 'story',
  className,
  children,
  ...rest
}: SectionProps) {
  const headingId = useId();
  if (space === 'section') deprecated('Section: instead of space="section", write space="story".');
  return (
    <section
      {...rest}
      {...(label ? { 'aria-label': label } : { 'aria-labelledby': headingId })}
      data-band={band}
      className={clsx(classes[space === 'section' ? 'story' : space], className) || undefined}
    >
      <Context value={{ level, headingId }}>{children}</Context>
    </section>
  );
}
