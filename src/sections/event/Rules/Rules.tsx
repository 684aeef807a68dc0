import clsx from 'clsx';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { Action } from '../../../design/controls/Action/Action.tsx';
import { actionIcon } from '../../../design/controls/Action/actionIcon.ts';
import { Columns } from '../../../design/layout/Columns/Columns.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Ledger } from '../../../design/layout/Ledger/Ledger.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { ActionContent, ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './Rules.module.css';

/** A rule. */
export interface Rule {
  /**
   * The rule's topic, in a few words. In the variant `sentences`, the first words of the rule, which are bold,
   * including any punctuation after them.
   * @maxLength 30
   */
  title: string;
  /** The rule itself, in one or two sentences. In `sentences`, what follows the first words. @maxLength 160 */
  text: string;
}

/** Content of {@link Rules}: a heading, a lead, the rules, and a link to more information. */
export interface RulesContent extends SectionContent {
  /** Section heading. In the variant `columns`, ideally a single word. @maxLength 25 */
  heading: string;
  /** Where the rules apply, or what they are like, in a sentence. @maxLength 85 */
  lead?: string;
  /** Link to more information, such as the full text. */
  action?: ActionContent;
  /** The rules, in order. */
  items: Rule[];
  /**
   * `columns` (default): numbered rules in equal columns; the heading, lead and link fill the cell before the first
   * rule. `sentences`: a few rules in large type, beside the heading.
   */
  variant?: 'columns' | 'sentences';
}

/** Props of {@link Rules}. */
export type RulesProps = ContentProps<RulesContent>;

/** Rules that participants follow. The variant `sentences` has the default band `tint`. */
export function Rules({
  heading,
  lead,
  action,
  items,
  variant = 'columns',
  band = variant === 'sentences' ? 'tint' : undefined,
  className,
  ...rest
}: RulesProps) {
  const look = variant === 'sentences' ? 'outline' : 'link';
  const head = (
    <SectionHead heading={heading} lead={lead} className={classes.head}>
      {action && (
        <Action action={action} variant={look} icon={actionIcon(action)} className={classes.action} />
      )}
    </SectionHead>
  );
  return (
    <Section space="list" {...rest} band={band} className={clsx(classes[variant], className)}>
      {variant === 'sentences' ? (
        <Columns split="5:7" className={classes.body}>
          {head}
          <Ledger className={classes.rules}>
            {items.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong> {text}
              </li>
            ))}
          </Ledger>
        </Columns>
      ) : (
        <Container className={classes.body}>
          {head}
          <ol className={classes.rules}>
            {items.map(({ title, text }) => (
              <li key={title} className={classes.rule}>
                <Heading depth={1} size="h3" className={classes.title}>
                  {title}
                </Heading>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </Container>
      )}
    </Section>
  );
}
