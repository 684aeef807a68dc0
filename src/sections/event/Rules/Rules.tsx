import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { Action } from '../../../design/controls/Action/Action.tsx';
import { actionIcon } from '../../../design/controls/Action/actionIcon.ts';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { ActionContent, ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './Rules.module.css';

/** A rule. */
export interface Rule {
  /** The rule's topic, in a few words. @maxLength 30 */
  title: string;
  /** The rule itself, in one or two sentences. @maxLength 160 */
  text: string;
}

/** Content of {@link Rules}: a heading, a lead, the rules, and a link to more information. */
export interface RulesContent extends SectionContent {
  /** Section heading. @maxLength 10 */
  heading: string;
  /** A sentence below the heading. @maxLength 65 */
  lead?: string;
  /** Link to more information. */
  action?: ActionContent;
  /** The rules, in order. The section numbers them. */
  items: Rule[];
}

/** Props of {@link Rules}. */
export type RulesProps = ContentProps<RulesContent>;

/** Numbered rules in equal columns. The heading, lead and link are in the cell before the first rule. */
export function Rules({ heading, lead, action, items, ...rest }: RulesProps) {
  return (
    <Section space="list" {...rest}>
      <Container className={classes.body}>
        <SectionHead heading={heading} lead={lead} className={classes.head}>
          {action && (
            <Action action={action} variant="link" icon={actionIcon(action)} className={classes.link} />
          )}
        </SectionHead>
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
    </Section>
  );
}
