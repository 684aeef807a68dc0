import type { CSSProperties } from 'react';
import clsx from 'clsx';
import { IconArrowRight } from '@tabler/icons-react';
import { Action } from '../../../design/controls/Action/Action.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Drawing } from '../../../design/media/Drawing/Drawing.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Ledger } from '../../../design/layout/Ledger/Ledger.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { Answer, type AnswerContent } from './Answer.tsx';
import { Comparison, type ComparisonContent } from './Comparison.tsx';
import { Log, type LogContent } from './Log.tsx';
import { Pages, type PagesContent } from './Pages.tsx';
import { Session, type SessionContent } from './Session.tsx';
import { Timeline, type TimelineContent } from './Timeline.tsx';
import type {
  ActionContent,
  ContentProps,
  DrawingContent,
  SectionContent,
} from '../../../design/shapes/shapes.ts';
import classes from './Exhibit.module.css';

/** A position on a plan's drawing. */
export interface PlanPlace {
  /** Distance from the drawing's left edge, in percent of its width. */
  x: number;
  /** Distance from the drawing's top edge, in percent of its height. */
  y: number;
}

/** A plan of a place, such as a floor plan. */
export interface PlanContent {
  kind: 'plan';
  drawing: DrawingContent;
  /** Positions of the section's `items` on the drawing, in the same order, at most 26. At each is its item's letter. */
  places: PlanPlace[];
}

/** Something to notice about the exhibit. */
export interface ExhibitPoint {
  /** The point in a few words. @maxLength 40 */
  title: string;
  /** Explanation, in one or two sentences. @maxLength 120 */
  text: string;
}

/** Content of {@link Exhibit}. */
export interface ExhibitContent extends SectionContent {
  /** Section heading. @maxLength 45 */
  heading: string;
  /** One or two sentences below the heading. @maxLength 130 */
  lead?: string;
  /** A link below the lead, to more about the exhibit. */
  action?: ActionContent;
  /** The exhibit: the one thing to show. */
  exhibit:
    | AnswerContent
    | ComparisonContent
    | LogContent
    | PagesContent
    | PlanContent
    | SessionContent
    | TimelineContent;
  /** Caption below the exhibit: what the exhibit is an example of. @maxLength 140 */
  caption?: string;
  /** Points to notice about the exhibit: up to three or, for a plan, one for each of its `places`, in order. */
  items?: ExhibitPoint[];
}

/** Props of {@link Exhibit}. */
export type ExhibitProps = ContentProps<ExhibitContent>;

/** Kinds of exhibits that take the full width, above the points. Others have the heading and the points beside them. */
const wide = new Set<ExhibitContent['exhibit']['kind']>(['comparison', 'log', 'timeline']);

/**
 * One thing that clients get, shown in full: an AI assistant's answer with its sources (`answer`), a document
 * (`pages`), a public log (`log`), the same question before and after (`comparison`), the same work before and after
 * (`timeline`), the plan of a class (`session`), or the plan of a place (`plan`). With `level: 3`, the section
 * continues the previous section and, except on phones, has less space above and below.
 */
export function Exhibit({
  heading,
  lead,
  action,
  exhibit,
  caption,
  items = [],
  className,
  ...rest
}: ExhibitProps) {
  const isWide = wide.has(exhibit.kind);
  const isPlan = exhibit.kind === 'plan';
  const isPart = rest.level === 3;
  return (
    <Section space={isPart ? 'list' : undefined} {...rest} className={clsx(classes.section, className)}>
      <Container className={isWide ? classes.wide : classes.beside} data-kind={exhibit.kind}>
        <SectionHead heading={heading} lead={lead}>
          {action && (
            <Action action={action} variant="link" icon={IconArrowRight} className={classes.action} />
          )}
        </SectionHead>
        <figure className={classes.figure}>
          <Thing exhibit={exhibit} />
          {caption && <figcaption className={classes.caption}>{caption}</figcaption>}
        </figure>
        {items.length > 0 && (
          <Ledger component={isPlan ? 'ol' : 'ul'} className={classes.points}>
            {items.map(({ title, text }) => (
              <li key={title} className={classes.point}>
                <Heading depth={1} size="h4">
                  {title}
                </Heading>
                <p className={classes.text}>{text}</p>
              </li>
            ))}
          </Ledger>
        )}
      </Container>
    </Section>
  );
}

function Thing({ exhibit }: Pick<ExhibitContent, 'exhibit'>) {
  switch (exhibit.kind) {
    case 'answer':
      return <Answer {...exhibit} />;
    case 'comparison':
      return <Comparison {...exhibit} />;
    case 'log':
      return <Log {...exhibit} />;
    case 'pages':
      return <Pages {...exhibit} />;
    case 'plan':
      return <Plan {...exhibit} />;
    case 'session':
      return <Session {...exhibit} />;
    case 'timeline':
      return <Timeline {...exhibit} />;
  }
}

/** Names of a plan's places: letters rather than numbers, because the names of rooms can contain numbers. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function Plan({ drawing, places }: PlanContent) {
  return (
    <div className={classes.plan}>
      <Drawing drawing={drawing} className={classes.drawing} />
      {places.map(({ x, y }, index) => (
        <span
          key={index}
          className={classes.place}
          style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties}
          aria-hidden="true"
        >
          {letters[index]}
        </span>
      ))}
    </div>
  );
}
