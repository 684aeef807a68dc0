import { useId, type CSSProperties } from 'react';
import { IconArrowRight } from '@tabler/icons-react';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { Action } from '../../../design/controls/Action/Action.tsx';
import { Arc } from '../../../design/art/Arc/Arc.tsx';
import { Marks } from '../../../design/art/Marks/Marks.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import { VisuallyHidden } from '../../../design/text/VisuallyHidden/VisuallyHidden.tsx';
import type {
  ActionContent,
  ContentProps,
  FactContent,
  SectionContent,
} from '../../../design/shapes/shapes.ts';
import classes from './Roadmap.module.css';

/** A stage of the process. */
export interface RoadmapStage {
  /** Name of the stage. @maxLength 50 */
  title: string;
  /** What happens in the stage, in a short phrase. @maxLength 50 */
  text?: string;
}

/** A group of stages. */
export interface RoadmapPhase {
  /** Name of the phase, written along its arc. @maxLength 10 */
  title: string;
  /** The phase's stages, in order. A phase without stages isn't shown. */
  stages: RoadmapStage[];
}

/** A fact about all stages. */
export interface RoadmapFact extends FactContent {
  /** Label of the fact. @maxLength 20 */
  label: string;
  /** The fact. @maxLength 30 */
  value: string;
}

/** A note that applies to all stages: a mark beside each title, and a footnote. */
export interface RoadmapNote {
  /** A short mark, such as an asterisk. */
  mark: string;
  /** What screen readers read instead of the mark. @maxLength 25 */
  label: string;
  /** The footnote. @maxLength 75 */
  text: string;
}

/** Content of {@link Roadmap}. */
export interface RoadmapContent extends SectionContent {
  /** Section heading. @maxLength 30 */
  heading: string;
  /** One or two sentences below the heading. @maxLength 105 */
  lead?: string;
  /** The phases, in order. Stage numbers continue across phases. Every stage gets an equal part of the dial's arc. */
  items: RoadmapPhase[];
  /** Facts about all stages. */
  facts?: RoadmapFact[];
  /** Next step. */
  action?: ActionContent;
  /** A note that applies to all stages. */
  note?: RoadmapNote;
}

/** Props of {@link Roadmap}. */
export type RoadmapProps = ContentProps<RoadmapContent>;

/** Size of the drawing, and the center of its dial, in SVG units. The rings' radii are in `Dial`. */
const width = 1344;
const height = 640;
const pivot = { x: width / 2, y: 632 };

/** Path of a full circle that starts at the bottom, so that text along it can extend beyond the upper half. */
const wholeTurn = (radius: number): string =>
  `M${pivot.x} ${pivot.y + radius}a${radius} ${radius} 0 0 1 0 ${-2 * radius}a${radius} ${radius} 0 0 1 0 ${2 * radius}`;

/** Returns the phases that have stages. A phase's `from` is the number of stages in the phases before it. */
function placed(phases: RoadmapPhase[]) {
  let before = 0;
  return phases
    .filter(({ stages }) => stages.length > 0)
    .map((phase) => {
      const from = before;
      before += phase.stages.length;
      return { ...phase, from };
    });
}

type PlacedPhases = ReturnType<typeof placed>;

/**
 * A process in stages, which are grouped in phases. On wide screens, it is a dial whose half circle is divided equally
 * among the stages. On narrower screens, it is a list with quarter discs. Both layouts use
 * the same list in the HTML. Default band: `strong`.
 */
export function Roadmap({
  heading,
  lead,
  items: allPhases,
  facts = [],
  action,
  note,
  band = 'strong',
  ...rest
}: RoadmapProps) {
  const phases = placed(allPhases);
  const count = phases.reduce((sum, { stages }) => sum + stages.length, 0);
  return (
    <Section {...rest} band={band}>
      <Container>
        <SectionHead
          heading={heading}
          lead={lead}
          className={classes.head}
          headingClassName={classes.heading}
        />
        <div className={classes.dial} style={{ '--stages': count } as CSSProperties}>
          <Dial phases={phases} count={count} />
          <ol className={classes.phases}>
            {phases.map((phase) => (
              <li key={phase.title} className={classes.phase}>
                <Heading depth={1} size="inherit" className={classes.name}>
                  {phase.title}
                </Heading>
                <ol start={phase.from + 1}>
                  {phase.stages.map((stage, index) => (
                    <Stage
                      key={stage.title}
                      stage={stage}
                      at={phase.from + index}
                      count={count}
                      note={note}
                    />
                  ))}
                </ol>
              </li>
            ))}
          </ol>
          <div className={classes.now}>
            {facts.length > 0 && (
              <dl className={classes.facts}>
                {facts.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            )}
            {action && (
              <Action
                action={action}
                variant="hero"
                size="lg"
                icon={IconArrowRight}
                className={classes.action}
              />
            )}
            {note && (
              <p className={classes.note}>
                <span aria-hidden="true">{note.mark}</span> {note.text}
              </p>
            )}
          </div>
        </div>
      </Container>
    </Section>
  );
}

function Stage({
  stage,
  at,
  count,
  note,
}: {
  stage: RoadmapStage;
  at: number;
  count: number;
  note: RoadmapNote | undefined;
}) {
  const middle = 2 * at + 1;
  const side = middle < count ? 'start' : middle > count ? 'end' : 'top';
  return (
    <li className={classes.stage} data-side={side} style={{ '--at': at } as CSSProperties}>
      <span className={classes.number} aria-hidden="true">
        {at + 1}
      </span>
      <div className={classes.words}>
        <Heading depth={2} size="inherit" className={classes.stageTitle}>
          {stage.title}
          {note && (
            <span className={classes.mark} aria-hidden="true">
              {note.mark}
            </span>
          )}
        </Heading>
        {note && <VisuallyHidden>{note.label}</VisuallyHidden>}
        {stage.text && <p>{stage.text}</p>}
      </div>
    </li>
  );
}

/** The half circle of the dial. */
const half = { from: -90, to: 90, center: pivot };

/** The dial. Arcs are measured in stages: each stage has length 1, whatever the radius. */
function Dial({ phases, count }: { phases: PlacedPhases; count: number }) {
  const id = useId();
  const degree = count / 180;
  return (
    <svg className={classes.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path id={id} d={wholeTurn(308)} fill="none" />
      {phases.map(({ title, from, stages }) => (
        <g key={title} className={classes.sweep}>
          <Arc
            {...half}
            className={classes.arc}
            radius={377}
            width={50}
            of={count}
            start={from + 0.4 * degree}
            length={stages.length - 0.8 * degree}
          />
          <Arc
            {...half}
            className={classes.arc}
            radius={337}
            width={6}
            of={count}
            start={from + 1.2 * degree}
            length={stages.length - 2.4 * degree}
          />
          <text dy="0.75em">
            <textPath href={`#${id}`} startOffset={`${25 + (50 * (from + stages.length / 2)) / count}%`}>
              {title}
            </textPath>
          </text>
        </g>
      ))}
      <g className={classes.scale}>
        <Arc {...half} radius={418} />
        <Marks {...half} radius={421} length={6} every={2} of={180} thickness={0.16} />
        <Marks {...half} radius={424} length={12} every={180 / count} of={180} thickness={0.16} />
      </g>
      {Array.from({ length: count }, (_, at) => {
        const turn = ((at + 0.5) / count) * 180 - 90;
        return (
          <g
            key={at}
            transform={`rotate(${turn} ${pivot.x} ${pivot.y})translate(${pivot.x} ${pivot.y - 377})rotate(${-turn})`}
          >
            <circle r="21" />
            <text dy="0.35em" className={classes.digit}>
              {at + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
