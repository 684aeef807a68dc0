import type { ReactNode } from 'react';
import clsx from 'clsx';
import { Actions, type ActionsProps } from '../../controls/Actions/Actions.tsx';
import { Heading, type HeadingProps } from '../../text/Heading/Heading.tsx';
import { Lead } from '../../text/Lead/Lead.tsx';
import { Container } from '../Container/Container.tsx';
import { Section, type SectionProps } from '../Section/Section.tsx';
import classes from './Hero.module.css';

/** Props of {@link Hero}. Rest props, `className` and `ref` go to the section. */
export interface HeroProps extends Omit<SectionProps, 'space'> {
  /** The page's name; names the section, and is the h1 unless `level` says otherwise. */
  heading: ReactNode;
  /** Type size of the heading; see {@link Heading}. Default `d2`. */
  size?: HeadingProps['size'];
  /** One or two sentences. */
  lead?: ReactNode;
  /** What to do from here. The first leads, further ones are outlined. */
  actions?: ActionsProps['actions'];
  /** Look of the first action; see {@link Actions}. */
  actionVariant?: ActionsProps['variant'];
  /** The first action's icon, where it has none of its own; see {@link Actions}. */
  actionIcon?: ActionsProps['icon'];
  /** What stands before the heading. */
  before?: ReactNode;
  /** What stands between lead and actions: facts, a note, an address. */
  notes?: ReactNode;
  /** What it shows beside, behind or below the words: a drawing, a film, a form. */
  picture?: ReactNode;
  /**
   * The picture keeps to the page's width, from medium screens up in a column of its own. Default false: it may reach the
   * section's edges, and where it stands is the caller's.
   */
  beside?: boolean;
  /** Classes of its parts: the section, the words, and among these the heading, what follows it, lead and actions. */
  classNames?: Partial<Record<'hero' | 'words' | 'heading' | 'text' | 'lead' | 'actions', string>>;
  /** What follows words and picture within the section. */
  children?: ReactNode;
}

/**
 * How pages open: words, and a picture. The words are the heading, then a lead, notes and actions as far as there are any; on
 * phones the picture follows them. Measures, and how words and picture share the section, are the caller's.
 */
export function Hero({
  heading,
  size = 'd2',
  lead,
  actions = [],
  actionVariant,
  actionIcon,
  before,
  notes,
  picture,
  beside = false,
  classNames = {},
  level = 1,
  className,
  children,
  ...rest
}: HeroProps) {
  const Words = beside ? 'div' : Container;
  return (
    <Section
      {...rest}
      level={level}
      space="none"
      className={clsx(classes.hero, beside && classes.beside, classNames.hero, className)}
    >
      <Words className={clsx(classes.words, classNames.words)}>
        {before}
        <Heading size={size} className={classNames.heading}>
          {heading}
        </Heading>
        {(lead || notes || actions.length > 0) && (
          <div className={clsx(classes.text, classNames.text)}>
            <Lead className={classNames.lead}>{lead}</Lead>
            {notes}
            <Actions
              actions={actions}
              variant={actionVariant}
              icon={actionIcon}
              className={classNames.actions}
            />
          </div>
        )}
      </Words>
      {picture}
      {children}
    </Section>
  );
}
