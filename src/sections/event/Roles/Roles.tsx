import { Fragment } from 'react';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Ledger } from '../../../design/layout/Ledger/Ledger.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import { VisuallyHidden } from '../../../design/text/VisuallyHidden/VisuallyHidden.tsx';
import type { ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './Roles.module.css';

/** A role that a person can take on. */
export interface Role {
  /** Name of the role. @maxLength 35 */
  title: string;
  /** What the role involves, in one sentence. @maxLength 85 */
  text: string;
  /** How long the role takes ("4 hours"). It is shown before the times. @maxLength 20 */
  duration?: string;
  /** When help is needed, one line per item: usually the day, then the hours. @maxLength 30 */
  time: string[];
}

/** Content of {@link Roles}: a heading, and the roles with their tasks and times. */
export interface RolesContent extends SectionContent {
  /** Section heading. @maxLength 15 */
  heading: string;
  /** The roles, in order. */
  items: Role[];
}

/** Props of {@link Roles}. */
export type RolesProps = ContentProps<RolesContent>;

/** Roles in rows with lines between them. Each row has a role's name, tasks and times. */
export function Roles({ heading, items, ...rest }: RolesProps) {
  return (
    <Section space="list" {...rest}>
      <Container>
        <Heading className={classes.heading}>{heading}</Heading>
        <Ledger>
          {items.map(({ title, text, duration, time }) => (
            <li key={title} className={classes.role}>
              <Heading depth={1} className={classes.title}>
                {title}
              </Heading>
              <p className={classes.text}>{text}</p>
              {(duration || time.length > 0) && (
                <p className={classes.time}>
                  {duration && <strong className={classes.line}>{duration}</strong>}
                  {duration && time.length > 0 && <VisuallyHidden>, </VisuallyHidden>}
                  {time.map((line, index) => (
                    <Fragment key={line}>
                      {index > 0 && <VisuallyHidden>, </VisuallyHidden>}
                      <span className={classes.line}>{line}</span>
                    </Fragment>
                  ))}
                </p>
              )}
            </li>
          ))}
        </Ledger>
      </Container>
    </Section>
  );
}
