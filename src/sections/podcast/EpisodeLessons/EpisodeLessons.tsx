import type { CSSProperties } from 'react';
import { Link } from '../../../design/controls/Link/Link.tsx';
import { origin, placeAt } from '../../../design/art/geometry.ts';
import { Arc } from '../../../design/art/Arc/Arc.tsx';
import { Marks } from '../../../design/art/Marks/Marks.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import { momentOf, Timestamp, type Recording } from '../../../design/text/Timestamp/Timestamp.tsx';
import { bead, planDial, type DialPlan, type Hand } from './dial.ts';
import type { ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './EpisodeLessons.module.css';

/** A lesson in a recording. */
export interface Lesson {
  /** The lesson, in one sentence. */
  lesson: string;
  /** The lesson's time: `mm:ss` or `h:mm:ss`. Any other text is shown, but has no hand on the dial. */
  timestamp: string;
}

/** Content of {@link EpisodeLessons}. */
export interface EpisodeLessonsContent extends SectionContent {
  /** Section heading. @maxLength 45 */
  heading: string;
  /** The lessons, in order. */
  items: Lesson[];
  /** The recording. If there is one, every timestamp links to it. */
  recording?: Recording;
}

/** Props of {@link EpisodeLessons}. */
export type EpisodeLessonsProps = ContentProps<EpisodeLessonsContent>;

/**
 * Lessons of a recording with their times: a numbered list beside a clock dial, on which a hand points at the minute of
 * each lesson. A row and its hand highlight each other and link to the same moment. The dial only repeats the list, so
 * it is hidden from the keyboard and assistive technology.
 */
export function EpisodeLessons({ heading, items, recording, ...rest }: EpisodeLessonsProps) {
  const plan = planDial(items.map(({ timestamp }) => timestamp));
  return (
    <Section space="list" {...rest}>
      <Container>
        <Heading className={classes.heading}>{heading}</Heading>
        <div className={classes.columns}>
          {plan.hands.length > 0 && <Dial plan={plan} items={items} recording={recording} />}
          <ol className={classes.lessons}>
            {items.map(({ lesson, timestamp }, index) => (
              <li key={index} className={classes.lesson}>
                <span className={classes.number} aria-hidden="true">
                  {index + 1}
                </span>
                <p className={classes.words}>{lesson}</p>
                <Timestamp timestamp={timestamp} recording={recording} className={classes.time} />
              </li>
            ))}
          </ol>
        </div>
      </Container>
    </Section>
  );
}

/** Radius of the dial. `band` is the inner radius and the width of the part to fill. The dial's center is at 0, 0. */
const rim = 252;
const band = { from: 96, width: 54 };

function Dial({
  plan: { hands, turns },
  items,
  recording,
}: { plan: DialPlan } & Pick<EpisodeLessonsProps, 'items' | 'recording'>) {
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
      {/* Every lesson has a group, even without a hand, because the stylesheet matches rows and hands by index. */}
      <g>
        {items.map(({ lesson }, index) => {
          const hand = hands.find(({ number }) => number === index + 1);
          if (!hand) return <g key={index} />;
          const href = momentOf(recording, hand.seconds);
          const spoke = <Spoke hand={hand} title={lesson} />;
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

/** A hand: a line, a wider, invisible line that is easier to point at, and a bead with the number. */
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
