import type { CSSProperties } from 'react';
import clsx from 'clsx';
import { IconArrowRight } from '@tabler/icons-react';
import { Action } from '../../../design/controls/Action/Action.tsx';
import { Arc } from '../../../design/art/Arc/Arc.tsx';
import { Gauge } from '../../../design/art/Gauge/Gauge.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import type { ActionContent, ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './AttendeeTypes.module.css';

/** A count of attendees of one kind, or of something that the audience gets. */
export interface AudienceStat {
  /**
   * The number of people. The largest number fills its half ring, and the others fill theirs in proportion. Omit
   * the number for anything but people. The item then has no ring, and is apart from the others.
   */
  value?: number;
  /** What is counted: "speakers". @maxLength 45 */
  label: string;
  /** The number as shown, such as "500+". Default: the value. */
  figure?: string;
}

/** Content of {@link AttendeeTypes}. */
export interface AttendeeTypesContent extends Omit<SectionContent, 'band'> {
  /** Section heading. @maxLength 15 */
  heading: string;
  /** One or two introductory sentences. @maxLength 125 */
  lead?: string;
  /** One to six numbers. The first has the outermost ring. Items without a ring are above the caption. */
  items: AudienceStat[];
  /** A link to what attendees do or see. */
  action?: ActionContent;
  /** What the figures cover, and how many people a full half ring is. @maxLength 170 */
  caption?: string;
}

/** Props of {@link AttendeeTypes}. */
export type AttendeeTypesProps = ContentProps<AttendeeTypesContent>;

/**
 * Attendees in numbers: a list whose rows line up with the half rings of a dial. The largest number fills its
 * half ring, and the others fill theirs in proportion. Items that don't count people are in a second list. On
 * phones, the dial is a dome above the lists. The dial only repeats the list, so it is hidden from assistive
 * technology.
 */
export function AttendeeTypes({
  heading,
  lead,
  items,
  action,
  caption,
  className,
  ...rest
}: AttendeeTypesProps) {
  const people = items.filter(({ value }) => value !== undefined);
  const others = items.filter(({ value }) => value === undefined);
  const values = people.flatMap(({ value }) => value ?? []);
  const pitch = pitchFor(values.length);
  const radius = core + pitch * values.length;
  const style = { '--pitch': `${pitch / 16}rem`, '--radius': `${radius / 16}rem` } as CSSProperties;
  return (
    <Section {...rest} band="strong" space="none" className={clsx(classes.audience, className)}>
      <Container className={classes.place} style={style}>
        <SectionHead
          heading={heading}
          lead={lead}
          className={classes.head}
          headingClassName={classes.heading}
        >
          {action && (
            <Action action={action} variant="link" icon={IconArrowRight} className={classes.action} />
          )}
        </SectionHead>
        {people.length > 0 && (
          <dl className={classes.stats}>
            {people.map(({ value, label, figure }, index) => (
              <div key={label} className={classes.stat} data-ink={index % inks}>
                <dt>{label}</dt>
                <dd>{figure ?? value}</dd>
              </div>
            ))}
          </dl>
        )}
        <Dial values={values} pitch={pitch} radius={radius} />
        {(others.length > 0 || caption) && (
          <div className={classes.notes}>
            {others.length > 0 && (
              <dl className={classes.others}>
                {others.map(({ label, figure }) => (
                  <div key={label} className={classes.other}>
                    <dt>{label}</dt>
                    <dd>{figure}</dd>
                  </div>
                ))}
              </dl>
            )}
            {caption && <p className={classes.caption}>{caption}</p>}
          </div>
        )}
      </Container>
    </Section>
  );
}

/** Number of ring colors. Further rings repeat them. */
const inks = 6;

/** Radius of the area inside the rings. One unit is 1/16 rem. */
const core = 64;

/**
 * The pitch: the distance between the outer edges of adjacent rings, and the height of a list row with its
 * gap. It is 68 to 120 units, depending on the number of rings.
 */
const pitchFor = (count: number): number => Math.min(120, Math.max(68, Math.round(288 / Math.max(count, 1))));

/**
 * Width of a ring, as a fraction of the pitch. The rest is the gap. The CSS uses the same fraction for list
 * rows.
 */
const filled = 0.86;

interface DialProps {
  values: readonly number[];
  pitch: number;
  radius: number;
}

function Dial({ values, pitch, radius }: DialProps) {
  const whole = Math.max(...values, 0) || 1;
  return (
    <svg
      className={classes.dial}
      viewBox={`-${radius} -${radius} ${2 * radius} ${2 * radius}`}
      preserveAspectRatio="xMaxYMin slice"
      aria-hidden="true"
    >
      <g className={classes.turn}>
        {values.map((value, ring) => (
          <Gauge
            key={ring}
            data-ink={ring % inks}
            to={180}
            radius={radius - pitch * (ring + filled / 2)}
            width={pitch * filled}
            share={Math.max(value, 0) / whole}
            ink="var(--ink)"
            track="var(--art-track)"
          />
        ))}
        <g className={classes.scale}>
          <Arc to={180} radius={radius + 11.5} width={7} pathLength={20} />
          <Arc to={180} radius={radius + 15} width={14} pathLength={20} />
        </g>
      </g>
    </svg>
  );
}
