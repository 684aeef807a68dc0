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
  /** The venue: a half dome, with people in front of its closed doors. */
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

/** People in front of the venue's closed doors, below the half dome. */
function Dome() {
  const dark = 'var(--art-on-color)';
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true">
      <path d="M4 200V98a96 96 0 0 1 192 0v102z" fill={hot} />
      <path d="M24 200V98a76 76 0 0 1 152 0v102z" fill={white} />
      <g fill="none" stroke={dark} strokeWidth="5">
        <path d="M24 98h152M100 22v178M46.3 44.3 100 98l53.7-53.7" />
      </g>
      <path d="M72 98a28 28 0 0 1 56 0z" fill={hot} />
      <path d="M91 122v20M109 122v20" stroke={dark} strokeWidth="5" strokeLinecap="round" />
      <g fill={dark}>
        {[28, 76, 124, 172].map((x) => (
          <path
            key={x}
            d={`M${x - 22} 200a22 22 0 0 1 44 0z M${x - 12} 164a12 12 0 0 1 24 0a12 12 0 0 1-24 0z`}
          />
        ))}
      </g>
    </svg>
  );
}
