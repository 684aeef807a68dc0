import type { ReactNode } from 'react';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { Ledger } from '../../../design/layout/Ledger/Ledger.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './Problems.module.css';

/** Defects of a ring, which stands for data. */
export type Defect = 'scattered' | 'inconsistent' | 'incomplete' | 'outdated';

/** A problem. */
export interface Problem {
  /** Name of the problem. @maxLength 20 */
  title: string;
  /** What it causes, in one sentence. @maxLength 115 */
  text: string;
  /** How its ring is broken; decorative. */
  defect: Defect;
}

/** Content of {@link Problems}. */
export interface ProblemsContent extends SectionContent {
  /** Section heading. @maxLength 50 */
  heading: string;
  /** One or two introductory sentences. @maxLength 100 */
  lead?: string;
  /** In order. */
  items: Problem[];
}

/** Props of {@link Problems}. */
export type ProblemsProps = ContentProps<ProblemsContent>;

/** Problems, each below a ring with a matching defect. */
export function Problems({ heading, lead, items, ...rest }: ProblemsProps) {
  return (
    <Section {...rest}>
      <Container>
        <SectionHead
          heading={heading}
          lead={lead}
          leadAt="aside"
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

/** A part of a ring. Dashes are in degrees, clockwise from the right. */
function Arc(arc: {
  at?: [x: number, y: number];
  radius?: number;
  width?: number;
  defect?: boolean;
  dashes?: string;
}) {
  const { at = [100, 100], radius = 66, width = 28, defect, dashes } = arc;
  return (
    <circle
      className={defect ? classes.defect : undefined}
      cx={at[0]}
      cy={at[1]}
      r={radius}
      strokeWidth={width}
      pathLength={360}
      strokeDasharray={dashes}
    />
  );
}

/** Outline of an eighth of the ring, from 138° to 177°. */
const gap = 'M40.55 46.47A80 80 0 0 0 20.11 95.81L48.07 97.28A52 52 0 0 1 61.36 65.21Z';

const defects: Record<Defect, ReactNode> = {
  scattered: (
    <>
      <Arc at={[100, 100]} radius={30} width={20} dashes="0 280 80" />
      <Arc at={[126, 86]} radius={72} width={24} dashes="0 210 50 360" defect />
      <Arc at={[78, 116]} radius={30} width={20} dashes="0 110 60 360" />
      <Arc at={[118, 120]} radius={72} width={24} dashes="0 30 80 360" />
      <Arc at={[132, 44]} radius={30} width={20} dashes="0 20 50 360" />
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
      <Arc dashes="0 3 39 51 39 6 39 51 39 6 39 6 39 3" />
      <g className={classes.defect} strokeWidth="2" strokeDasharray="4">
        <path d={gap} />
        <path d={gap} transform="rotate(-135 100 100)" />
      </g>
    </>
  ),
  outdated: (
    <>
      <g strokeOpacity="0.13">
        <Arc />
      </g>
      <Arc dashes="0 270 90" defect />
      <path d="M100 36V100H150" strokeWidth="5" />
      <circle cx="100" cy="100" r="8" fill="currentcolor" />
    </>
  ),
};
