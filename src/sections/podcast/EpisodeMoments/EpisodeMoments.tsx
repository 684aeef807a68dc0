import type { CSSProperties } from 'react';
import { Link } from '../../../design/controls/Link/Link.tsx';
import { origin, placeAt } from '../../../design/art/geometry.ts';
import { Arc } from '../../../design/art/Arc/Arc.tsx';
import { Marks } from '../../../design/art/Marks/Marks.tsx';
import { Columns } from '../../../design/layout/Columns/Columns.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Ledger } from '../../../design/layout/Ledger/Ledger.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import { momentOf, Timestamp, type Recording } from '../../../design/text/Timestamp/Timestamp.tsx';
import { VisuallyHidden } from '../../../design/text/VisuallyHidden/VisuallyHidden.tsx';
import { bead, planDial, type DialPlan, type Hand } from './dial.ts';
import type { ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './EpisodeMoments.module.css';

/** A moment of a recording. */
export interface Moment {
  /** What the moment is about: a question as asked, or a lesson in one sentence. */
  text: string;
  /** Time of the moment, such as "5:03" or "1:05:03". Any other text is shown, but has no hand on the dial. */
  timestamp: string;
}

/** What {@link EpisodeMoments} shows: a heading, and the moments with their times. */
export interface EpisodeMomentsContent extends SectionContent {
  /** Section heading. @maxLength 45 */
  heading: string;
  /** The moments, in order. */
  items: Moment[];
  /** Screen reader text before each timestamp: "At". `rows` only, and only without a `recording`. @maxLength 10 */
  timestampLabel?: string;
  /** The recording. If given, every valid timestamp links to its moment in the recording. */
  recording?: Recording;
  /**
   * `rows` (default): a list beside the heading, with one moment per row. `dial`: a numbered list beside a clock face,
   * on which each moment has a hand that points at its minute.
   */
  variant?: 'rows' | 'dial';
}

/** {@link EpisodeMomentsContent}, and the attributes of the root element. */
export type EpisodeMomentsProps = ContentProps<EpisodeMomentsContent>;

/** Moments of a recording, such as questions or lessons, with their times. Default band of `rows`: `subtle`. */
export function EpisodeMoments({ variant = 'rows', ...rest }: EpisodeMomentsProps) {
  return variant === 'dial' ? <DialAndList {...rest} /> : <Rows {...rest} />;
}

type VariantProps = Omit<EpisodeMomentsProps, 'variant'>;

function Rows({ heading, items, timestampLabel, recording, band = 'subtle', ...rest }: VariantProps) {
  return (
    <Section space="list" {...rest} band={band}>
      <Columns className={classes.body}>
        <Heading className={classes.title}>{heading}</Heading>
        <Ledger component="ol" className={classes.list}>
          {items.map(({ text, timestamp }) => (
            <li key={`${timestamp} ${text}`}>
              <p className={classes.before}>
                {timestampLabel && !recording && <VisuallyHidden>{timestampLabel} </VisuallyHidden>}
                <Timestamp timestamp={timestamp} recording={recording} />
              </p>
              <p className={classes.question}>{text}</p>
            </li>
          ))}
        </Ledger>
      </Columns>
    </Section>
  );
}

/**
 * A dial with hands beside a list. Each row with a valid timestamp has a hand. Row and hand highlight each other
 * and, with a `recording`, link to the same moment. The dial only repeats the list, so it is hidden from the keyboard
 * and assistive technology.
 */
function DialAndList({ heading, items, timestampLabel: _, recording, ...rest }: VariantProps) {
  const plan = planDial(items.map(({ timestamp }) => timestamp));
  return (
    <Section space="list" {...rest}>
      <Container>
        <Heading className={classes.heading}>{heading}</Heading>
        <div className={classes.columns}>
          {plan.hands.length > 0 && <Dial plan={plan} items={items} recording={recording} />}
          <ol className={classes.moments}>
            {items.map(({ text, timestamp }, index) => (
              <li key={index} className={classes.moment}>
                <span className={classes.number} aria-hidden="true">
                  {index + 1}
                </span>
                <p className={classes.words}>{text}</p>
                <Timestamp timestamp={timestamp} recording={recording} className={classes.time} />
              </li>
            ))}
          </ol>
        </div>
      </Container>
    </Section>
  );
}

/** Radius of the dial, whose center is at 0, 0. */
const rim = 252;
/** The ring, which is filled up to the time of the latest moment: its inner radius and its width. */
const band = { from: 96, width: 54 };

function Dial({
  plan: { hands, turns },
  items,
  recording,
}: { plan: DialPlan } & Pick<EpisodeMomentsProps, 'items' | 'recording'>) {
  const pitch = band.width / turns.length;
  return (
    <svg className={classes.dial} viewBox="-286 -286 572 572" aria-hidden="true">
      <g className={classes.face}>
        <circle r={rim} />
        <Marks radius={247.5} length={9} of={60} thickness={0.054} />
        <Marks radius={239} length={10} every={5} of={60} thickness={0.054} />
      </g>
      {turns.map((minutes, index) => (
        <Arc
          key={index}
          className={classes.sweep}
          radius={band.from + pitch * (index + 0.5)}
          width={turns.length > 1 ? pitch * 0.82 : pitch}
          of={60}
          length={minutes}
          style={{ '--minutes': minutes } as CSSProperties}
        />
      ))}
      <circle className={classes.core} r="78" />
      <g className={classes.scale}>
        <text y="-271">0</text>
        <text x="271">15</text>
        <text y="271">30</text>
        <text x="-271">45</text>
      </g>
      {/* One group per moment, with or without a hand, because the stylesheet matches rows and hands by index. */}
      <g>
        {items.map(({ text }, index) => {
          const hand = hands.find(({ number }) => number === index + 1);
          if (!hand) return <g key={index} />;
          const href = momentOf(recording, hand.seconds);
          const spoke = <Spoke hand={hand} title={text} />;
          return (
            <g key={index} className={classes.hand}>
              {href ? (
                <Link href={href} newTab quiet tabIndex={-1}>
                  {spoke}
                </Link>
              ) : (
                spoke
              )}
            </g>
          );
        })}
      </g>
      <circle r="7" fill="currentColor" />
    </svg>
  );
}

/** A hand: a line, an invisible wider line that is easier to point at, and a bead with the moment's number. */
function Spoke({ hand: { number, angle, radius }, title }: { hand: Hand; title: string }) {
  const end = placeAt(origin, rim, angle);
  const place = placeAt(origin, radius, angle);
  const line = `M0 0L${end.x} ${end.y}`;
  return (
    <>
      <title>{title}</title>
      <path className={classes.reach} d={line} />
      <path d={line} />
      <g className={classes.bead} transform={`translate(${place.x} ${place.y})`}>
        <circle r={bead} />
        <text>{number}</text>
      </g>
    </>
  );
}
