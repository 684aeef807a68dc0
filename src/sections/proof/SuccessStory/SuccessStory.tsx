import { IconArrowRight } from '@tabler/icons-react';
import clsx from 'clsx';
import { Action } from '../../../design/controls/Action/Action.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type {
  ActionContent,
  ContentProps,
  DrawingContent,
  SectionContent,
  StatContent,
} from '../../../design/shapes/shapes.ts';
import classes from './SuccessStory.module.css';

/** A result: a number and its label. */
export interface StoryFigure extends StatContent {
  /** The figure, with its unit. @maxLength 10 */
  value: string;
  /** What the figure counts. @maxLength 15 */
  label: string;
}

/** A part of the story. */
export interface StoryPart {
  /** Name of the part: "Challenge". @maxLength 20 */
  title: string;
  /** The part, in a sentence. @maxLength 95 */
  text: string;
}

/** Content of {@link SuccessStory}. */
export interface SuccessStoryContent extends SectionContent {
  /** Section heading: "Featured success story". @maxLength 35 */
  heading: string;
  /** Name of the story. @maxLength 65 */
  title: string;
  /** Parts of the story, in order, such as challenge, solution and result. */
  details: StoryPart[];
  /** Results. Three look best. */
  stats?: StoryFigure[];
  /** Note below the figures: what they cover, when they were counted, and who counted. @maxLength 140 */
  caption?: string;
  /** Link to the full story. */
  action?: ActionContent;
  /** Square drawing beside the story. On phones, it is above the story and as wide as the screen. */
  drawing?: DrawingContent;
  /** Caption below the drawing, which says what the drawing shows. @maxLength 60 */
  drawingCaption?: string;
}

/** Props of {@link SuccessStory}. */
export type SuccessStoryProps = ContentProps<SuccessStoryContent>;

/** A success story: its figures and then its parts, beside a drawing. Default band: `highlight`. */
export function SuccessStory({
  heading,
  title,
  details,
  stats = [],
  caption,
  action,
  drawing,
  drawingCaption,
  band = 'highlight',
  className,
  ...rest
}: SuccessStoryProps) {
  return (
    <Section {...rest} band={band} space="none" className={clsx(classes.section, className)}>
      <Container className={classes.story}>
        {drawing && (
          <figure className={classes.picture}>
            <Drawing drawing={drawing} className={classes.drawing} />
            {drawingCaption && <figcaption className={classes.shown}>{drawingCaption}</figcaption>}
          </figure>
        )}
        <div>
          <Heading size="h4">{heading}</Heading>
          <Heading depth={1} size="h2" className={classes.title}>
            {title}
          </Heading>
          {stats.length > 0 && (
            <>
              <dl className={classes.figures}>
                {stats.map((figure) => (
                  <div key={figure.label} className={classes.figure}>
                    <dt>{figure.label}</dt>
                    <dd>{figure.value}</dd>
                  </div>
                ))}
              </dl>
              {caption && <p className={classes.caption}>{caption}</p>}
            </>
          )}
          {details.length > 0 && (
            <dl className={classes.parts}>
              {details.map((part) => (
                <div key={part.title}>
                  <dt>{part.title}</dt>
                  <dd>{part.text}</dd>
                </div>
              ))}
            </dl>
          )}
          {action && <Action action={action} icon={IconArrowRight} />}
        </div>
      </Container>
    </Section>
  );
}
