import { Container } from '../../../design/layout/Container/Container.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { Ledger } from '../../../design/layout/Ledger/Ledger.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { ContentProps, DrawingContent, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './Reasons.module.css';

/** A reason. */
export interface Reason {
  /** The reason in a few words. @maxLength 55 */
  title: string;
  /** Explanation, in one or two sentences. @maxLength 150 */
  text: string;
}

/** Content of {@link Reasons}. */
export interface ReasonsContent extends SectionContent {
  /** Section heading. @maxLength 45 */
  heading: string;
  /** A sentence below the heading. @maxLength 55 */
  lead?: string;
  /** Any number, in order. */
  items: Reason[];
  /** Drawing below the heading. */
  drawing?: DrawingContent;
}

/** Props of {@link Reasons}. */
export type ReasonsProps = ContentProps<ReasonsContent>;

/** Reasons in ruled rows, beside the heading and a drawing. No band by default. */
export function Reasons({ heading, lead, items, drawing, ...rest }: ReasonsProps) {
  return (
    <Section {...rest}>
      <Container className={classes.columns}>
        <SectionHead
          heading={heading}
          lead={lead}
          className={classes.head}
          headingClassName={classes.heading}
        >
          {drawing && <Drawing drawing={drawing} align="xMinYMax" className={classes.drawing} />}
        </SectionHead>
        <Ledger>
          {items.map(({ title, text }) => (
            <li key={title} className={classes.reason}>
              <Heading depth={1} className={classes.title}>
                {title}
              </Heading>
              <p className={classes.text}>{text}</p>
            </li>
          ))}
        </Ledger>
      </Container>
    </Section>
  );
}
