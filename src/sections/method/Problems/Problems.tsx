import type { ReactNode } from 'react';
import { Arc } from '../../../design/art/Arc/Arc.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { Ledger } from '../../../design/layout/Ledger/Ledger.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './Problems.module.css';

/** Defects of a ring that represents data. */
export type Defect = 'scattered' | 'inconsistent' | 'incomplete' | 'outdated';

/** A problem. */
export interface Problem {
  /** Name of the problem. @maxLength 20 */
  title: string;
  /** What the problem causes, in one sentence. @maxLength 115 */
  text: string;
  /** How the problem's ring is broken. Decorative. */
  defect: Defect;
}

/** Content of {@link Problems}. */
export interface ProblemsContent extends SectionContent {
  /** Section heading. @maxLength 50 */
  heading: string;
  /** One or two introductory sentences. @maxLength 100 */
  lead?: string;
  /** The problems, in order. */
  items: Problem[];
}

/** Props of {@link Problems}. */
export type ProblemsProps = ContentProps<ProblemsContent>;

/** Problems, each with a ring that has a matching defect. */
export function Problems({ heading, lead, items, ...rest }: ProblemsProps) {
  return (
    <Section {...rest}>
      <Container>
        <SectionHead
          heading={heading}
          lead={lead}
          className={classes.head}
          headingClassName={classes.heading}
        />
        <Ledger className={classes.problems}>
          {items.map(({ title, text, defect }) => (
            <li key={title} className={classes.problem}>
              <svg className={classes.ring} viewBox="0 0 200 200" aria-hidden="true">
                {defects[defect]}
              </svg>
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

/** Geometry of the ring without a defect. */
const ring = { radius: 66, width: 28, center: { x: 100, y: 100 } };

/** Outline of a missing piece of the ring, from 138° to 177°, measured counterclockwise from the right. */
const gap = 'M40.55 46.47A80 80 0 0 0 20.11 95.81L48.07 97.28A52 52 0 0 1 61.36 65.21Z';

const defects: Record<Defect, ReactNode> = {
  scattered: (
    <>
      <Arc center={{ x: 100, y: 100 }} radius={30} width={20} from={10} to={90} />
      <Arc center={{ x: 126, y: 86 }} radius={72} width={24} from={300} to={350} className={classes.defect} />
      <Arc center={{ x: 78, y: 116 }} radius={30} width={20} from={200} to={260} />
      <Arc center={{ x: 118, y: 120 }} radius={72} width={24} from={120} to={200} />
      <Arc center={{ x: 132, y: 44 }} radius={30} width={20} from={110} to={160} />
    </>
  ),
  inconsistent: (
    <g strokeWidth="28">
      <path d="M100 34A66 66 0 0 0 100 166" />
      <path className={classes.defect} d="M116 56A66 66 0 0 1 116 188" />
    </g>
  ),
  incomplete: (
    <>
      <Arc
        {...ring}
        from={90}
        to={450}
        pathLength={360}
        strokeDasharray="0 3 39 51 39 6 39 51 39 6 39 6 39 3"
      />
      <g className={classes.defect} strokeWidth="2" strokeDasharray="4">
        <path d={gap} />
        <path d={gap} transform="rotate(-135 100 100)" />
      </g>
    </>
  ),
  outdated: (
    <>
      <g strokeOpacity="0.13">
        <Arc {...ring} />
      </g>
      <Arc {...ring} to={90} className={classes.defect} />
      <path d="M100 36V100H150" strokeWidth="5" />
      <circle cx="100" cy="100" r="8" fill="currentcolor" />
    </>
  ),
};
