import type { CSSProperties } from 'react';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Ledger } from '../../../design/layout/Ledger/Ledger.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { marksPerStep } from '../../../design/media/arc/places.ts';
import { planRing, ring } from './geometry.ts';
import type { ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './StepRing.module.css';

/** A step of a process. */
export interface Step {
  /** Name of the step. @maxLength 25 */
  title: string;
  /** What happens in it, in one or two sentences. @maxLength 120 */
  text: string;
}

/** Content of {@link StepRing}. */
export interface StepRingContent extends SectionContent {
  /** Section heading. @maxLength 35 */
  heading: string;
  /** One or two introductory sentences. @maxLength 105 */
  lead?: string;
  /** In order; looks best with 3 to 8. */
  items: Step[];
}

/** Props of {@link StepRing}. */
export type StepRingProps = ContentProps<StepRingContent>;

const warm = 'var(--art-warm)';
const hot = 'var(--art-hot)';

/** Colors of the steps, which then repeat. The last differs from the first, next to it on the ring. */
const inks = ['var(--art-pale)', warm, 'var(--art-cool)', 'var(--white)', hot];
const inkOf = (index: number, count: number): string =>
  (index > 0 && index === count - 1 && index % inks.length === 0 ? undefined : inks[index % inks.length]) ??
  warm;

/** Steps in order, as equal shares of one ring. Default band: `brand`. */
export function StepRing({ heading, lead, items, band = 'brand', ...rest }: StepRingProps) {
  return (
    <Section {...rest} band={band}>
      <Container className={classes.columns}>
        <SectionHead
          heading={heading}
          lead={lead}
          className={classes.head}
          headingClassName={classes.heading}
        />
        <Ring count={items.length} />
        <Ledger component="ol" className={classes.steps}>
          {items.map(({ title, text }, index) => (
            <li
              key={title}
              className={classes.step}
              style={{ '--ink': inkOf(index, items.length) } as CSSProperties}
            >
              <span className={classes.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <Heading depth={1} className={classes.title}>
                  {title}
                </Heading>
                <p className={classes.text}>{text}</p>
              </div>
            </li>
          ))}
        </Ledger>
      </Container>
    </Section>
  );
}

function Ring({ count }: { count: number }) {
  const { numbers, bead } = planRing(count);
  const gap = count / 450;
  const marks = marksPerStep(count, 120) * count;
  const mark = count * 0.0006;
  return (
    <svg className={classes.drawing} viewBox="-360 -360 720 720" aria-hidden="true">
      <g transform="rotate(-90)">
        {numbers.map((_, index) => (
          <circle
            key={index}
            r={ring.radius}
            stroke={inkOf(index, count)}
            strokeWidth={ring.band}
            pathLength={count}
            strokeDasharray={`0 ${index + gap} ${1 - 2 * gap} ${count}`}
          />
        ))}
        <g className={classes.scale}>
          <circle
            r="345.5"
            strokeWidth="7"
            pathLength={marks}
            strokeDasharray="0.07 0.93"
            strokeDashoffset="0.035"
          />
          <circle
            r="349"
            strokeWidth="14"
            pathLength={count}
            strokeDasharray={`${mark} ${1 - mark}`}
            strokeDashoffset={mark / 2}
          />
        </g>
        <circle
          r={ring.hand}
          stroke={warm}
          strokeWidth="12"
          pathLength={count}
          strokeDasharray={`${count - 1} ${count}`}
        />
      </g>
      <circle cx={bead.x} cy={bead.y} r="13" fill={hot} />
      {numbers.map(({ x, y }, index) => (
        <text key={index} x={x} y={y}>
          {index + 1}
        </text>
      ))}
    </svg>
  );
}
