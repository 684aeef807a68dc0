import clsx from 'clsx';
import { IconArrowRight } from '@tabler/icons-react';
import { Action } from '../../../design/controls/Action/Action.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import type { ActionContent, ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './AttendeeTypes.module.css';

/** A number: how many attendees of one kind there are, or how many of something for them, such as workshops. */
export interface AudienceStat {
  /** The number of people, drawn as dots. */
  value?: number;
  /** Instead of `value`: the number of things, such as workshops, drawn as one square each. */
  squares?: number;
  /** What is counted: "speakers". @maxLength 50 */
  label: string;
  /** The number as shown, such as "500+". Default: `value` or `squares`. */
  figure?: string;
}

/** Content of {@link AttendeeTypes}. */
export interface AttendeeTypesContent extends Omit<SectionContent, 'band'> {
  /** Section heading. @maxLength 15 */
  heading: string;
  /** One or two introductory sentences. @maxLength 125 */
  lead?: string;
  /** One to six numbers, in order. */
  items: AudienceStat[];
  /** How many people a dot stands for. Default 10. Dots look best if the largest number has about 50 of them. */
  unit?: number;
  /** A link to what attendees do or see. */
  action?: ActionContent;
  /** What a dot and a square stand for, in one line: "Each dot is ten people". @maxLength 90 */
  caption?: string;
}

/** Props of {@link AttendeeTypes}. */
export type AttendeeTypesProps = ContentProps<AttendeeTypesContent>;

/**
 * Attendees in numbers: one row for each number, with people as dots and things as squares. All dots have the same
 * size, so equal numbers look equal. The drawings only repeat the numbers, so screen readers skip them.
 */
export function AttendeeTypes({
  heading,
  lead,
  items,
  unit = 10,
  action,
  caption,
  className,
  ...rest
}: AttendeeTypesProps) {
  const counts = items.map(({ value = 0, squares }) => Math.ceil(Math.max(squares ?? value / unit, 0)));
  const columns = Math.max(fewest, ...counts.map((count) => Math.ceil(count / 2)));
  return (
    <Section {...rest} band="strong" space="none" className={clsx(classes.audience, className)}>
      <Container className={classes.place}>
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
        <div>
          <dl className={classes.stats}>
            {items.map(({ value, squares, label, figure }, index) => (
              <div key={label} className={classes.stat} data-ink={index % inks}>
                <dt>{label}</dt>
                <dd>
                  <span className={classes.figure}>{figure ?? value ?? squares}</span>
                  <Dots count={counts[index] ?? 0} columns={columns} square={squares !== undefined} />
                </dd>
              </div>
            ))}
          </dl>
          {caption && <p className={classes.caption}>{caption}</p>}
        </div>
      </Container>
    </Section>
  );
}

/** Number of dot colors. Rows after the sixth repeat the colors. */
const inks = 6;

/** Minimum number of columns in a drawing, so that a few dots don't become huge. */
const fewest = 20;

/**
 * Two rows of dots or squares. Each row is a dashed line whose dashes have no length and are 1 unit apart; the line
 * caps give them their shape. The drawing is as wide as the given number of columns.
 */
function Dots({ count, columns, square }: { count: number; columns: number; square: boolean }) {
  if (count === 0) return null;
  const upper = Math.ceil(count / 2);
  return (
    <svg
      viewBox={`0 0 ${columns} 2`}
      className={clsx(classes.dots, square && classes.squares)}
      aria-hidden="true"
    >
      {[upper, count - upper].map(
        (length, line) =>
          length > 0 && <path key={line} d={`M.5 ${line + 0.5}h${(length - 0.99).toFixed(2)}`} />,
      )}
    </svg>
  );
}
