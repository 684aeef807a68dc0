import type { CSSProperties } from 'react';
import { IconArrowRight } from '@tabler/icons-react';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { Actions } from '../../../design/controls/Actions/Actions.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { evenColumns } from '../../../design/layout/evenColumns.ts';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import { Media } from '../../../design/media/Media/Media.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type {
  ActionContent,
  ContentProps,
  DrawingContent,
  MediaContent,
  SectionContent,
} from '../../../design/shapes/shapes.ts';
import classes from './Examples.module.css';

/** An example of a project. */
export interface Example {
  /** Name of the example. @maxLength 40 */
  title: string;
  /** What the example does, in one sentence. @maxLength 95 */
  text: string;
  /**
   * A drawing in the page's colors, shown above the text and cropped to 4:3, as all pictures are. Without a drawing or
   * an image, there is only text.
   */
  drawing?: DrawingContent;
  /** An image, shown if there is no `drawing`. */
  media?: MediaContent;
}

/** Content of {@link Examples}: a heading, a lead, the examples and the next step. */
export interface ExamplesContent extends SectionContent {
  /** Section heading. @maxLength 40 */
  heading: string;
  /** A sentence below the heading. @maxLength 85 */
  lead?: string;
  /** The examples, in order. */
  items: Example[];
  /** Next step, below the examples. */
  action?: ActionContent;
}

/** Props of {@link Examples}: its content, and attributes of the root element. */
export type ExamplesProps = ContentProps<ExamplesContent>;

/** Examples in a grid, each with a picture above its text. */
export function Examples({ heading, lead, items, action, ...rest }: ExamplesProps) {
  return (
    <Section {...rest}>
      <Container>
        <SectionHead
          heading={heading}
          lead={lead}
          className={classes.head}
          headingClassName={classes.heading}
        />
        <ul
          className={classes.board}
          style={{ '--columns': Math.max(evenColumns(items.length, 4), 2) } as CSSProperties}
        >
          {items.map(({ title, text, drawing, media }) => (
            <li key={title} className={classes.example}>
              {drawing ? (
                <Drawing drawing={drawing} fit="cover" className={classes.image} />
              ) : (
                media && <Media media={media} className={classes.image} />
              )}
              <div className={classes.words}>
                <Heading depth={1} className={classes.title}>
                  {title}
                </Heading>
                <p className={classes.text}>{text}</p>
              </div>
            </li>
          ))}
        </ul>
        {action && <Actions actions={[action]} icon={IconArrowRight} className={classes.action} />}
      </Container>
    </Section>
  );
}
