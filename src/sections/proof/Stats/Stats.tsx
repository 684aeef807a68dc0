import type { CSSProperties } from 'react';
import clsx from 'clsx';
import { firstPart, partOf } from '../../../design/media/arc/arc.ts';
import { evenColumns } from '../../../design/layout/evenColumns.ts';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Section, type SectionProps } from '../../../design/layout/Section/Section.tsx';
import classes from './Stats.module.css';

/** A figure and what it counts. */
export interface Stat {
  /** The figure, as written: "$2.5B+", "45%". @maxLength 10 */
  value: string;
  /** What it counts: "agencies". @maxLength 50 */
  label: string;
  /**
   * The figure as a part of a whole, 0 to 1: how far its drawing sweeps. Above 1 it is so many wholes, which only
   * `StatQuarters` draws. Left out where the figure is no part of anything.
   */
  share?: number;
}

/** What {@link Stats} shows. */
export interface StatsProps extends SectionProps {
  /** Accessible name of the section, which shows no heading. @maxLength 45 */
  label: string;
  /** The figures, in order. */
  stats: Stat[];
  /**
   * `columns` (default): side by side, each under a small drawing. `rule`: in a row over a rule's marks. `line`: large and in
   * a row, each with its label beside it.
   */
  variant?: 'columns' | 'rule' | 'line';
}

/** The ground that a variant stands on unless content names another. */
const bands = { columns: 'ink', rule: 'ink', line: 'gold' } as const;

/** Results in figures, as a description list. Where a figure is a share of a whole, a sweep shows how much of it. */
export function Stats({ stats, variant = 'columns', band = bands[variant], className, ...rest }: StatsProps) {
  return (
    <Section
      {...rest}
      band={band}
      space="none"
      className={clsx(classes.band, className)}
      data-variant={variant}
    >
      <Container>
        <dl className={classes.stats} style={{ '--columns': evenColumns(stats.length, 4) } as CSSProperties}>
          {stats.map((stat, index) => (
            <div key={stat.label} className={classes.stat}>
              <dt>{stat.label}</dt>
              <dd>
                {variant === 'columns' && <Glyph stat={stat} at={index} />}
                {stat.value}
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </Section>
  );
}

interface GlyphProps {
  stat: Stat;
  /** Its place in the list; the drawings take turns. */
  at: number;
}

/** In turn a ring, a disc and a ring with a sweep; a figure without a share is rings around a core. */
function Glyph({ stat, at }: GlyphProps) {
  const share = partOf(stat.share);
  const [radius, width] = at % 3 === 2 ? [17, 34] : [27, 14];
  return (
    <svg className={classes.glyph} viewBox="0 0 72 72" data-turn={at % 3} aria-hidden="true">
      {share === undefined ? (
        <g className={classes.rings}>
          <circle cx="36" cy="36" r="5" strokeWidth="10" />
          <circle cx="36" cy="36" r="18.5" strokeWidth="7" />
          <path d="M36 5.5a30.5 30.5 0 0 1 0 61" strokeWidth="7" />
        </g>
      ) : (
        <g transform="rotate(-90 36 36)" strokeWidth={width}>
          <circle cx="36" cy="36" r={radius} className={classes.track} />
          <circle cx="36" cy="36" r={radius} className={classes.sweep} {...firstPart(share)} />
        </g>
      )}
    </svg>
  );
}
