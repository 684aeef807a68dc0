import type { CSSProperties } from 'react';
import clsx from 'clsx';
import { dome, firstPart, partOf } from '../../../design/media/arc/arc.ts';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { Stat } from '../Stats/Stats.tsx';
import type { ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './StatDial.module.css';

/** Content of {@link StatDial}. */
export interface StatDialContent extends SectionContent {
  /** Accessible name of the section, which has no visible heading. @maxLength 45 */
  label: string;
  /** The figures, in order. */
  items: Stat[];
}

/** Props of {@link StatDial}. */
export type StatDialProps = ContentProps<StatDialContent>;

/**
 * Results in figures, as a description list: shares are half rings, from the inside out, around the first figure
 * without a share.
 */
export function StatDial({ items, className, ...rest }: StatDialProps) {
  const rings = items.filter((stat) => partOf(stat.share) !== undefined);
  const middle = items.find((stat) => partOf(stat.share) === undefined);
  return (
    <Section {...rest} className={clsx(classes.band, className)}>
      <Container
        className={classes.place}
        style={{ '--rows': items.length + 1 - (middle ? 1 : 0) } as CSSProperties}
      >
        <Dial stats={rings} />
        <dl className={classes.stats}>
          {items.map((stat) => (
            <div
              key={stat.label}
              className={clsx(classes.stat, stat === middle && classes.middle)}
              data-ink={inkOf(rings.indexOf(stat))}
            >
              <dt>{stat.label}</dt>
              <dd>{stat.value}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </Section>
  );
}

/** Color of a ring and its legend, in rotation; −1 means no ring. */
const inkOf = (ring: number): number | undefined => (ring < 0 ? undefined : ring % 6);

/** Center of the dial. */
const pivot = [420, 420] as const;

/** The drawing: one half ring for each figure that is a share, from the inside out, below a scale with 100 marks. */
function Dial({ stats }: { stats: Stat[] }) {
  const step = Math.min(80, 240 / stats.length);
  return (
    <svg className={classes.dial} viewBox="0 0 840 424" aria-hidden="true">
      {stats.map((stat, ring) => {
        const d = dome(405 - step * (stats.length - ring) + step / 2, pivot);
        return (
          <g key={stat.label} strokeWidth={step - 10} data-ink={inkOf(ring)}>
            <path className={classes.track} d={d} />
            <path className={classes.sweep} d={d} {...firstPart(partOf(stat.share) ?? 0)} />
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

/** Marks on the half turn, one per `every` hundredths. */
const marks = (every: number) => ({
  pathLength: 100,
  strokeDasharray: `0.1 ${every - 0.1}`,
  strokeDashoffset: 0.05,
});
