import { Arc } from '../../../design/art/Arc/Arc.tsx';
import { Marks } from '../../../design/art/Marks/Marks.tsx';
import { Columns } from '../../../design/layout/Columns/Columns.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './Requirements.module.css';

/** The decorative drawing that illustrates a requirement, if any. */
export type RequirementFigure =
  /** A ring of `value` sectors, one per year, around a short label such as "18+". */
  | { figure: 'age'; value: number; label: string }
  /** A clock with `value` of its twelve hours filled. */
  | { figure: 'clock'; value: number }
  /** A dome, which represents the venue. */
  | { figure: 'dome' }
  | { figure?: undefined };

/** A requirement for participants. */
export type Requirement = RequirementFigure & {
  /** The requirement in a few words. @maxLength 25 */
  title: string;
  /** Details, in one sentence. @maxLength 65 */
  text?: string;
};

/** Content of {@link Requirements}. */
export interface RequirementsContent extends SectionContent {
  /** Section heading. @maxLength 30 */
  heading: string;
  /** The requirements, in order. Up to three fit in a row. */
  items: Requirement[];
}

/** Props of {@link Requirements}. */
export type RequirementsProps = ContentProps<RequirementsContent>;

/** Requirements for participants, each with an optional drawing that illustrates it. Default band: `highlight`. */
export function Requirements({ heading, items, band = 'highlight', className, ...rest }: RequirementsProps) {
  return (
    <Section space="list" {...rest} band={band} className={className}>
      <Columns split="1:3">
        <Heading className={classes.heading}>{heading}</Heading>
        <ul className={classes.requirements}>
          {items.map((requirement) => (
            <li key={requirement.title} className={classes.requirement}>
              {requirement.figure && (
                <div className={classes.figure}>
                  <Figure {...requirement} />
                </div>
              )}
              <div>
                <Heading depth={1} className={classes.title}>
                  {requirement.title}
                </Heading>
                {requirement.text && <p className={classes.text}>{requirement.text}</p>}
              </div>
            </li>
          ))}
        </ul>
      </Columns>
    </Section>
  );
}

const hot = 'var(--art-hot)';
const white = 'var(--art-light)';

function Figure(drawn: RequirementFigure) {
  if (drawn.figure === 'age') return <Age years={drawn.value} label={drawn.label} />;
  if (drawn.figure === 'clock') return <Clock hours={drawn.value} />;
  return <Dome />;
}

/**
 * A ring with one sector per year, in two alternating colors. Each sector and its gap together take 1 unit of the
 * circle's path (`pathLength`), of which 0.12 is the gap.
 */
function Age({ years, label }: { years: number; label: string }) {
  const sectors = {
    cx: 100,
    cy: 100,
    r: 79,
    fill: 'none',
    strokeWidth: 38,
    pathLength: years,
    strokeDasharray: '0.88 1.12',
  };
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true">
      <circle {...sectors} stroke={hot} strokeDashoffset={-0.06} />
      <circle {...sectors} stroke={white} strokeDashoffset={-1.06} />
      <text
        className={classes.label}
        x="100"
        y="98"
        fontSize={Math.min(52, 156 / label.length)}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {label}
      </text>
    </svg>
  );
}

function Clock({ hours }: { hours: number }) {
  const center = { x: 100, y: 100 };
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true">
      <circle cx="100" cy="100" r="97.5" fill={white} />
      <Arc center={center} radius={49} width={98} stroke={hot} of={12} length={Math.min(hours, 12)} />
      <g stroke="var(--art-on-color)">
        <Marks center={center} radius={86.5} length={5} every={30} of={360} thickness={1.4} />
        <Marks center={center} radius={89} length={10} every={90} of={360} thickness={1.4} />
      </g>
      <circle cx="100" cy="100" r="9" fill="var(--art-on-color)" />
    </svg>
  );
}

function Dome() {
  return (
    <svg viewBox="0 90 200 110" fill="none" aria-hidden="true">
      <path d="M60 190a40 40 0 0 1 80 0" fill={hot} />
      <path d="M34 190a66 66 0 0 1 132 0" stroke={white} strokeWidth="24" />
      <path d="M6 190V194H194V190a94 94 0 0 0-188 0" stroke="var(--art-sun-line)" strokeWidth="8" />
    </svg>
  );
}
