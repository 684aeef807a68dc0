import clsx from 'clsx';
import { Lead } from '../../../design/text/Lead/Lead.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { ContentProps, DrawingContent, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './FeaturedProgram.module.css';

/** A topic of the program. */
export interface ProgramTopic {
  /** Name of the topic. @maxLength 40 */
  title: string;
  /** What participants learn, in one or two sentences. @maxLength 120 */
  text?: string;
}

/** Content of {@link FeaturedProgram}: one training program with its topics, and a drawing. */
export interface FeaturedProgramContent extends SectionContent {
  /** Name of the program, which is the section's heading. @maxLength 30 */
  heading: string;
  /** What the program is and who it is for, in one or two sentences. @maxLength 180 */
  lead?: string;
  /** The program's topics, in order. Their numbers have the colors of the drawing's orbits. */
  items: ProgramTopic[];
  /** A square, decorative drawing, part of which can be outside the page. Without it, the section has only text. */
  drawing?: DrawingContent;
}

/** Props of {@link FeaturedProgram}: its content, and attributes of the root element. */
export type FeaturedProgramProps = ContentProps<FeaturedProgramContent>;

/** One featured program: a description, its topics, and a large drawing. Default band: `brand`. */
export function FeaturedProgram({
  heading,
  lead,
  items,
  drawing,
  band = 'brand',
  className,
  ...rest
}: FeaturedProgramProps) {
  return (
    <Section {...rest} band={band} className={clsx(classes.section, className)}>
      <Container className={classes.layout} data-drawn={drawing ? true : undefined}>
        {drawing && <Drawing drawing={drawing} className={classes.drawing} />}
        <div>
          <Heading>{heading}</Heading>
          <Lead className={classes.lead}>{lead}</Lead>
          {items.length > 0 && (
            <ol className={classes.topics}>
              {items.map(({ title, text }, index) => (
                <li key={title} className={classes.topic}>
                  <span className={classes.number} aria-hidden="true">
                    {index + 1}
                  </span>
                  <div>
                    <Heading depth={1} className={classes.title}>
                      {title}
                    </Heading>
                    {text && <p className={classes.text}>{text}</p>}
                  </div>
                </li>
              ))}
            </ol>
          )}
        </div>
      </Container>
    </Section>
  );
}
