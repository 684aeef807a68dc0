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
  /**
   * The page's main heading. It also names the section for screen readers, and is an h1 unless `level` says otherwise.
   */
  heading: ReactNode;
  /** Type size of the heading; see {@link Heading}. Default `d2`. */
  size?: HeadingProps['size'];
  /** What visitors get, in a sentence or two. Shown in large type right below the heading. */
  lead?: ReactNode;
  /** The next steps. The first is primary; the others are outlined or, on phones, text links. */
  actions?: ActionsProps['actions'];
  /** Variant of the first action; see {@link Actions}. */
  actionVariant?: ActionsProps['variant'];
  /** The first action's icon, unless the action has its own; see {@link Actions}. */
  actionIcon?: ActionsProps['icon'];
  /** Small text below the actions. It explains the first action. */
  hint?: ReactNode;
  /** Content between lead and actions: facts, a note, an email address. */
  notes?: ReactNode;
  /** The picture beside, behind or below the text: a drawing, a film or a form. */
  picture?: ReactNode;
  /**
   * Keeps the picture within the page's width, in its own column from medium screens up. By default, the picture can
   * extend to the section's edges, and the caller positions it.
   */
  beside?: boolean;
  /**
   * Classes of the hero's parts. `hero` is the section, `words` is the block with the heading and all other
   * text, and `text` is what follows the heading.
   */
  classNames?: Partial<Record<'hero' | 'words' | 'heading' | 'text' | 'lead' | 'actions', string>>;
  /** Content after the text and the picture. */
  children?: ReactNode;
}

/**
 * The first section of a page: text and a picture. The text consists of the heading and, if any, lead, notes, actions
 * and hint. The picture is below the text or, with `beside` and from medium screens up, next to it, unless the caller's
 * CSS arranges them differently. That CSS also sets the sizes.
 */
export function Hero({
  heading,
  size = 'd2',
  lead,
  actions = [],
  actionVariant,
  actionIcon,
  hint,
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
  const next = (
    <Actions actions={actions} variant={actionVariant} icon={actionIcon} className={classNames.actions} />
  );
  return (
    <Section
      {...rest}
      level={level}
      space="none"
      className={clsx(classes.hero, beside && classes.beside, classNames.hero, className)}
    >
      <Words className={clsx(classes.words, classNames.words)}>
        <Heading size={size} className={classNames.heading}>
          {heading}
        </Heading>
        {(lead || notes || actions.length > 0 || hint) && (
          <div className={clsx(classes.text, classNames.text)}>
            <Lead className={clsx(classes.lead, classNames.lead)}>{lead}</Lead>
            {notes}
            {hint ? (
              <div className={classes.next}>
                {next}
                <p className={classes.hint}>{hint}</p>
              </div>
            ) : (
              next
            )}
          </div>
        )}
      </Words>
      {picture}
      {children}
    </Section>
  );
}
