import type { CSSProperties } from 'react';
import clsx from 'clsx';
import { firstPart, halfTurn } from '../../../design/media/arc/arc.ts';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import type { ContentProps, SectionContent } from '../../../design/content/shapes.ts';
import classes from './AttendeeTypes.module.css';

/** How many of one kind there are. */
export interface AudienceStat {
  /** Their number; its half turn is drawn in proportion to the largest. */
  value: number;
  /** Who or what is counted: "speakers". @maxLength 45 */
  label: string;
  /** The number as shown, such as "500+". Default: the number itself. */
  figure?: string;
}

/** Content of {@link AttendeeTypes}. */
export interface AttendeeTypesContent extends Omit<SectionContent, 'band'> {
  /** Section heading. @maxLength 15 */
  heading: string;
  /** One or two introductory sentences. @maxLength 125 */
  lead?: string;
  /** One to six numbers; the first has the outermost half turn. */
  items: AudienceStat[];
  /** How to read the dial: what its half turn stands for. @maxLength 50 */
  note?: string;
}

/** Props of {@link AttendeeTypes}. */
export type AttendeeTypesProps = ContentProps<AttendeeTypesContent>;

/**
 * Who comes, in figures: a list whose rows stand level with the rings of a dial, on which the largest number is a half
 * turn and the others keep its scale. On a phone the dial is a dome below the list. It only repeats the list, so
 * assistive technology hears the list alone.
 */
export function AttendeeTypes({ heading, lead, items, note, className, ...rest }: AttendeeTypesProps) {
  const pitch = pitchFor(items.length);
  const radius = core + pitch * items.length;
  const style = { '--pitch': `${pitch / 16}rem`, '--radius': `${radius / 16}rem` } as CSSProperties;
  return (
    <Section {...rest} band="strong" space="none" className={clsx(classes.audience, className)}>
      <Container className={classes.place} style={style}>
        <SectionHead
          heading={heading}
          lead={lead}
          className={classes.head}
          headingClassName={classes.heading}
        />
        <dl className={classes.stats}>
          {items.map(({ value, label, figure }, index) => (
            <div key={label} className={classes.stat} data-ink={index % inks}>
              <dt>{label}</dt>
              <dd>{figure ?? value}</dd>
            </div>
          ))}
        </dl>
        <Dial values={items.map(({ value }) => value)} pitch={pitch} radius={radius} />
        {note && <p className={classes.note}>{note}</p>}
      </Container>
    </Section>
  );
}

/** Colors that the rings take in turn. */
const inks = 6;

/** Where the innermost ring begins. Drawn lengths are units of 1/16 rem. */
const core = 64;

/** From one ring's outer edge to the next one's: as wide as a row of the list, and no wider than the drawing bears. */
const pitchFor = (count: number): number => Math.min(120, Math.max(68, Math.round(320 / count)));

/** How much of the pitch a ring fills; the rows of the list do the same. */
const filled = 0.86;

interface DialProps {
  values: readonly number[];
  pitch: number;
  radius: number;
}

function Dial({ values, pitch, radius }: DialProps) {
  const whole = Math.max(...values) || 1;
  return (
    <svg
      className={classes.dial}
      viewBox={`-${radius} -${radius} ${2 * radius} ${2 * radius}`}
      preserveAspectRatio="xMaxYMin slice"
      aria-hidden="true"
    >
      <g className={classes.turn}>
        {values.map((value, ring) => {
          const d = halfTurn(radius - pitch * (ring + filled / 2));
          return (
            <g key={ring} strokeWidth={pitch * filled} data-ink={ring % inks}>
              <path className={classes.track} d={d} />
              <path className={classes.sweep} d={d} {...firstPart(Math.max(value, 0) / whole)} />
            </g>
          );
        })}
        <path className={classes.core} d={halfTurn(29)} strokeWidth="58" />
        <g className={classes.scale}>
          <path d={halfTurn(radius + 11.5)} strokeWidth="7" pathLength="20" />
          <path d={halfTurn(radius + 15)} strokeWidth="14" pathLength="20" />
        </g>
      </g>
    </svg>
  );
}
