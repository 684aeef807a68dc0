import type { CSSProperties } from 'react';
import clsx from 'clsx';
import { dome } from '../../../design/media/arc/arc.ts';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Section, type SectionProps } from '../../../design/layout/Section/Section.tsx';
import type { Band } from '../../../design/theme/tokens.ts';
import classes from './Stats.module.css';

/** A figure and what it counts. */
export interface Stat {
  /** The figure, as written: "$2.5B+", "45%". @maxLength 10 */
  value: string;
  /** What it counts: "agencies". @maxLength 50 */
  label: string;
  /**
   * The figure as a part of a whole, 0 to 1: how far its drawing sweeps. Above 1 it is so many wholes, a ring for each
   * (in `quarters`; elsewhere as if left out). Left out where the figure is no part of anything.
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
   * `columns` (default): side by side, each under a small drawing. `dial`: shares as rings of one half turn, from the
   * inside out, around the first figure that has none. `quarters`: a cell for each, with a quarter turn that is the
   * whole. `rule`: in a row over a rule's marks. `line`: large and in a row, each with its label beside it.
   */
  variant?: 'columns' | 'dial' | 'quarters' | 'rule' | 'line';
}

/** The ground that a variant stands on unless content names another. */
const bands: Partial<Record<NonNullable<StatsProps['variant']>, Band>> = {
  columns: 'ink',
  rule: 'ink',
  line: 'gold',
};

/** Grounds of the cells of `quarters`, in turn. */
const cells: readonly Band[] = ['sky', 'gold', 'ink', 'page'];

/** As many columns as fill every row as evenly as possible, four at most. */
const columnsFor = (count: number): number => Math.ceil(count / Math.ceil(count / 4));

/** The share that a half or quarter turn can show. */
const part = ({ share }: Stat): number | undefined =>
  share === undefined || share > 1 ? undefined : Math.max(share, 0);

/** Results in figures, as a description list. Where a figure is a share of a whole, a sweep shows how much of it. */
export function Stats({ stats, variant = 'columns', band = bands[variant], className, ...rest }: StatsProps) {
  const Draw = glyphs[variant];
  const inDial = variant === 'dial';
  const rings = inDial ? stats.filter((stat) => part(stat) !== undefined) : [];
  const middle = inDial ? stats.find((stat) => part(stat) === undefined) : undefined;
  const style = {
    '--columns': columnsFor(stats.length),
    '--rows': stats.length + 1 - (middle ? 1 : 0),
  } as CSSProperties;
  const list = (
    <dl className={classes.stats} style={inDial ? undefined : style}>
      {stats.map((stat, index) => (
        <div
          key={stat.label}
          className={clsx(classes.stat, stat === middle && classes.middle)}
          data-band={variant === 'quarters' ? cells[index % cells.length] : undefined}
          data-ink={inDial ? inkOf(rings.indexOf(stat)) : undefined}
        >
          <dt>{stat.label}</dt>
          <dd>
            {Draw && <Draw stat={stat} at={index} />}
            {stat.value}
          </dd>
        </div>
      ))}
    </dl>
  );
  return (
    <Section
      {...rest}
      band={band}
      space={inDial ? 'section' : 'none'}
      className={clsx(classes.band, className)}
      data-variant={variant}
    >
      {variant === 'quarters' ? (
        list
      ) : (
        <Container className={classes.place} style={inDial ? style : undefined}>
          {inDial && <Dial stats={rings} />}
          {list}
        </Container>
      )}
    </Section>
  );
}

/** Color of a dial's ring and of its key, in turn; −1 stands for none. */
const inkOf = (ring: number): number | undefined => (ring < 0 ? undefined : ring % 6);

interface GlyphProps {
  stat: Stat;
  /** Its place in the list; the drawings take turns. */
  at: number;
}

/** Columns: in turn a ring, a disc and a ring with a sweep; a figure without a share is rings around a core. */
function Glyph({ stat, at }: GlyphProps) {
  const share = part(stat);
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
          <circle cx="36" cy="36" r={radius} className={classes.sweep} {...sweep(share)} />
        </g>
      )}
    </svg>
  );
}

/** Quarters: a quarter turn around the lower corner is the whole. Several wholes are rings, the last one cut short. */
function Quarter({ stat }: GlyphProps) {
  const share = part(stat);
  const wholes = share === undefined ? Math.min(stat.share ?? 0, 5) : 0;
  const rings = Math.ceil(wholes);
  const width = (292 - 26 * (rings - 1)) / rings;
  return (
    <svg className={classes.quarter} viewBox="0 0 300 300" aria-hidden="true">
      {rings > 0 ? (
        Array.from({ length: rings }, (_, ring) => (
          <path
            key={ring}
            className={classes.whole}
            d={quarterTurn(ring * (width + 26) + width / 2)}
            strokeWidth={width}
            {...sweep(Math.min(wholes - ring, 1))}
          />
        ))
      ) : (
        <>
          <path className={classes.track} d={quarterTurn(230)} strokeWidth="124" />
          <path className={classes.sweep} d={quarterTurn(230)} strokeWidth="124" {...sweep(share ?? 0)} />
          <path className={classes.core} d={quarterTurn(70)} strokeWidth="140" />
        </>
      )}
    </svg>
  );
}

/** Center of the drawing's turns. */
const pivot = [420, 420] as const;

/** Dial: one ring for each share, from the inside out, under a scale of a hundred parts. */
function Dial({ stats }: { stats: Stat[] }) {
  const step = Math.min(80, 240 / stats.length);
  return (
    <svg className={classes.dial} viewBox="0 0 840 424" aria-hidden="true">
      {stats.map((stat, ring) => {
        const d = dome(405 - step * (stats.length - ring) + step / 2, pivot);
        return (
          <g key={stat.label} strokeWidth={step - 10} data-ink={inkOf(ring)}>
            <path className={classes.track} d={d} />
            <path className={classes.sweep} d={d} {...sweep(part(stat) ?? 0)} />
          </g>
        );
      })}
      <g className={classes.scale}>
        <path d={dome(411, pivot)} strokeWidth="6" {...marks(1)} />
        <path d={dome(416, pivot)} strokeWidth="8" {...marks(10)} />
      </g>
    </svg>
  );
}

const glyphs: Partial<Record<NonNullable<StatsProps['variant']>, typeof Glyph>> = {
  columns: Glyph,
  quarters: Quarter,
};

/** From the top to the right, around the lower left corner. */
const quarterTurn = (radius: number): string =>
  `M0 ${300 - radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}`;

/** The line's whole length counts as 1. Nothing is drawn for nothing. */
const sweep = (share: number) => ({ pathLength: 1, strokeDasharray: `${share} 2` });

/** A mark at every so many hundredths of the half turn. */
const marks = (every: number) => ({
  pathLength: 100,
  strokeDasharray: `0.1 ${every - 0.1}`,
  strokeDashoffset: 0.05,
});
