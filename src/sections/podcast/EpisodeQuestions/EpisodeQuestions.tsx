import { Columns } from '../../../design/layout/Columns/Columns.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Ledger } from '../../../design/layout/Ledger/Ledger.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import { Timestamp, type Recording } from '../../../design/text/Timestamp/Timestamp.tsx';
import { VisuallyHidden } from '../../../design/text/VisuallyHidden/VisuallyHidden.tsx';
import type { ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './EpisodeQuestions.module.css';

/** A question with its time. */
export interface TimedQuestion {
  /** The question, as asked in the episode. */
  question: string;
  /** Time into the episode, as mm:ss or h:mm:ss: "03:12". */
  timestamp: string;
}

/** Content of {@link EpisodeQuestions}: a heading and the questions with their times. */
export interface EpisodeQuestionsContent extends SectionContent {
  /** Section heading. @maxLength 30 */
  heading: string;
  /** The questions, in the order of their times. */
  items: TimedQuestion[];
  /** Screen reader text before each timestamp if there is no recording: "At". @maxLength 10 */
  timestampLabel?: string;
  /** The recording. If there is one, every timestamp links to it. */
  recording?: Recording;
}

/** Props of {@link EpisodeQuestions}: its content, and attributes of the root element. */
export type EpisodeQuestionsProps = ContentProps<EpisodeQuestionsContent>;

/** Questions with their times, in order. Default band: `subtle`. */
export function EpisodeQuestions({
  heading,
  items,
  timestampLabel,
  recording,
  band = 'subtle',
  ...rest
}: EpisodeQuestionsProps) {
  return (
    <Section space="list" {...rest} band={band}>
      <Columns className={classes.body}>
        <Heading className={classes.heading}>{heading}</Heading>
        <Ledger component="ol" className={classes.list}>
          {items.map(({ question, timestamp }) => (
            <li key={`${timestamp} ${question}`}>
              <p className={classes.time}>
                {timestampLabel && !recording && <VisuallyHidden>{timestampLabel} </VisuallyHidden>}
                <Timestamp timestamp={timestamp} recording={recording} />
              </p>
              <p className={classes.question}>{question}</p>
            </li>
          ))}
        </Ledger>
      </Columns>
    </Section>
  );
}
