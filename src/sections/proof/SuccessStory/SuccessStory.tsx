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

/** Content of {@link SuccessStory}. */
export interface SuccessStoryContent extends SectionContent {
  /** Section heading. @maxLength 65 */
  heading: string;
  /** Type of story, in bold at the start of the text: "Featured success story." @maxLength 35 */
  prefix?: string;
  /** The story, in two or three sentences. @maxLength 220 */
  text: string;
  /** Results. Three look best. */
  stats?: StoryFigure[];
  /** Note below the figures: what they cover, when they were counted, and who counted. @maxLength 140 */
  caption?: string;
  /** Link to the full story. */
  action?: ActionContent;
  /** Square drawing beside the story. On phones, it is above the story and as wide as the screen. */
  drawing?: DrawingContent;
}

/** Props of {@link SuccessStory}. */
export type SuccessStoryProps = ContentProps<SuccessStoryContent>;

/** A success story with its figures, beside a drawing. Default band: `highlight`. */
export function SuccessStory({
  heading,
  prefix,
  text,
  stats = [],
  caption,
  action,
  drawing,
  band = 'highlight',
  className,
  ...rest
}: SuccessStoryProps) {
  return (
    <Section {...rest} band={band} space="none" className={clsx(classes.section, className)}>
      <Container className={classes.story}>
        {drawing && <Drawing drawing={drawing} className={classes.drawing} />}
        <div>
          <Heading className={classes.heading}>{heading}</Heading>
          <p className={classes.text}>
            {prefix && <strong>{prefix}</strong>} {text}
          </p>
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
          {action && <Action action={action} icon={IconArrowRight} />}
        </div>
      </Container>
    </Section>
  );
}
