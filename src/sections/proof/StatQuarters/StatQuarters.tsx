import type { CSSProperties } from 'react';
import clsx from 'clsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { Band } from '../../../design/theme/tokens.ts';
import { evenColumns } from '../../../design/layout/evenColumns.ts';
import { firstPart, partOf } from '../../../design/media/arc/arc.ts';
import type { Stat } from '../Stats/Stats.tsx';
import type { ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './StatQuarters.module.css';

/** Content of {@link StatQuarters}. */
export interface StatQuartersContent extends SectionContent {
  /** Accessible name of the section, which has no visible heading. @maxLength 45 */
  label: string;
  /** The figures, in order. */
  items: Stat[];
}

/** Props of {@link StatQuarters}. */
export type StatQuartersProps = ContentProps<StatQuartersContent>;

/** Bands of the cells, which then repeat. */
const cells: readonly Band[] = ['tint', 'highlight', 'strong', 'page'];

/** Results in figures, as a description list: one cell per figure, with a quarter turn that stands for the whole. */
export function StatQuarters({ items, className, ...rest }: StatQuartersProps) {
  return (
    <Section {...rest} space="none" className={clsx(classes.band, className)}>
      <dl className={classes.stats} style={{ '--columns': evenColumns(items.length, 4) } as CSSProperties}>
        {items.map((stat, index) => (
          <div key={stat.label} className={classes.stat} data-band={cells[index % cells.length]}>
            <dt>{stat.label}</dt>
            <dd>
              <Quarter stat={stat} />
              {stat.value}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/**
 * A quarter turn around the lower left corner stands for the whole. Multiples are several rings, the last one partial.
 */
function Quarter({ stat }: { stat: Stat }) {
  const share = partOf(stat.share);
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
            {...firstPart(Math.min(wholes - ring, 1))}
          />
        ))
      ) : (
        <>
          <path className={classes.track} d={quarterTurn(230)} strokeWidth="124" />
          <path className={classes.sweep} d={quarterTurn(230)} strokeWidth="124" {...firstPart(share ?? 0)} />
          <path className={classes.core} d={quarterTurn(70)} strokeWidth="140" />
        </>
      )}
    </svg>
  );
}

/** From the top to the right, around the lower left corner. */
const quarterTurn = (radius: number): string =>
  `M0 ${300 - radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}`;
