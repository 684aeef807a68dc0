import type { CSSProperties } from 'react';
import clsx from 'clsx';
import { firstPart, partOf } from '../../../design/media/arc/arc.ts';
import { evenColumns } from '../../../design/layout/evenColumns.ts';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { ContentProps, SectionContent, StatContent } from '../../../design/shapes/shapes.ts';
import classes from './Stats.module.css';

/** A figure and what it counts. */
export interface Stat extends StatContent {
  /** The figure, as written: "$2.5B+", "45%". @maxLength 10 */
  value: string;
  /** What it counts: "agencies". @maxLength 50 */
  label: string;
  /**
   * The figure as a fraction of a whole, 0 to 1, which fills its drawing. Above 1 it is several wholes; only
   * `StatQuarters` draws those. Omit it for figures that aren't part of a whole.
   */
  share?: number;
  /** Drawing above a figure without a share, in `columns`. Default: rising stacks. */
  glyph?: 'people' | 'office';
}

/** Content of {@link Stats}. */
export interface StatsContent extends SectionContent {
  /** Accessible name of the section, which has no visible heading. @maxLength 45 */
  label: string;
  /** The figures, in order. */
  items: Stat[];
  /**
   * `columns` (default): side by side, each below a small drawing. `rule`: in a row above a rule's marks. `line`: large
   * and in a row, each with its label beside it.
   */
  variant?: 'columns' | 'rule' | 'line';
}

/** Props of {@link Stats}. */
export type StatsProps = ContentProps<StatsContent>;

/** Default band of each variant. */
const bands = { columns: 'strong', rule: 'strong', line: 'highlight' } as const;

/** Results in figures, as a description list. Figures that are a share of a whole fill a drawing in proportion. */
export function Stats({ items, variant = 'columns', band = bands[variant], className, ...rest }: StatsProps) {
  return (
    <Section
      {...rest}
      band={band}
      space="none"
      className={clsx(classes.band, className)}
      data-variant={variant}
    >
      <Container>
        <dl className={classes.stats} style={{ '--columns': evenColumns(items.length, 4) } as CSSProperties}>
          {items.map((stat, index) => (
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
  /** Its index in the list; drawings alternate. */
  at: number;
}

/** Drawings of figures without a share. */
const glyphs = {
  stacks: (
    <g className={classes.stacks} strokeLinecap="round">
      <path d="M4.5 62H16M4.5 50H16M29 62H41M29 50H41M29 38H41" strokeWidth="9" />
      <path d="M54 62H65.5M54 50H65.5M54 38H65.5M54 26H65.5M54 14H65.5" strokeWidth="9" />
    </g>
  ),
  people: (
    <g className={classes.people}>
      <path d="M9.5 63a26.5 26.5 0 0 1 53 0" strokeWidth="7" />
      <path d="M23 63a13 13 0 0 1 26 0z" />
      <circle cx="36" cy="19" r="9" />
      <circle cx="13" cy="28" r="7" />
      <circle cx="59" cy="28" r="7" />
    </g>
  ),
  office: (
    <g className={classes.office}>
      <path d="M8 28a28 20 0 0 1 56 0z" />
      <path d="M17 34v24M36 34v24M55 34v24M8 62.5h56" strokeWidth="7" />
    </g>
  ),
};

/** A share is a partly filled ring, disc or ring, in rotation; any other figure has a drawing of what it counts. */
function Glyph({ stat, at }: GlyphProps) {
  const share = partOf(stat.share);
  const [radius, width] = at % 3 === 2 ? [17, 34] : [27, 14];
  return (
    <svg className={classes.glyph} viewBox="0 0 72 72" data-turn={at % 3} aria-hidden="true">
      {share === undefined ? (
        glyphs[stat.glyph ?? 'stacks']
      ) : (
        <g transform="rotate(-90 36 36)" strokeWidth={width}>
          <circle cx="36" cy="36" r={radius} className={classes.track} />
          <circle cx="36" cy="36" r={radius} className={classes.sweep} {...firstPart(share)} />
        </g>
      )}
    </svg>
  );
}
