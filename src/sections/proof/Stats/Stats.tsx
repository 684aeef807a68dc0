import type { CSSProperties } from 'react';
import clsx from 'clsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { evenColumns } from '../../../design/layout/evenColumns.ts';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { Band } from '../../../design/theme/tokens.ts';
import { Dial, Glyph, Quarter } from './drawings.tsx';
import type { ContentProps, SectionContent, StatContent } from '../../../design/shapes/shapes.ts';
import classes from './Stats.module.css';

/** A figure and what it counts. */
export interface Stat extends StatContent {
  /** The figure, as written: "$2.5B+", "45%". @maxLength 10 */
  value: string;
  /** What the figure counts: "agencies". @maxLength 50 */
  label: string;
  /**
   * What the figure refers to, in a few words, such as "state, county and city". Shown below the label.
   * @maxLength 55
   */
  text?: string;
  /**
   * The figure as a fraction of a whole. From 0 to 1, the figure's drawing is filled in proportion. Above 1, the figure
   * is several wholes, which only the variants `dial` and `quarters` draw. Omit the share for figures that aren't part
   * of a whole.
   */
  share?: number;
  /** In the variant `columns`, the drawing above a figure whose share is missing or above 1. Default: rising stacks. */
  glyph?: 'people' | 'office';
}

/** Content of {@link Stats}. */
export interface StatsContent extends SectionContent {
  /** Accessible name of the section. Only the variant `dial` shows the name, as a heading. @maxLength 45 */
  label: string;
  /** The figures, in order. */
  items: Stat[];
  /** Note below the figures: what they cover, when they were counted, and who counted. @maxLength 140 */
  caption?: string;
  /**
   * Label for the first part of the drawings of figures whose share is above 1, such as "Before". It is shown before
   * the caption, with a swatch of that part's color. Only for `dial` and `quarters`. @maxLength 25
   */
  baseline?: string;
  /**
   * `columns` (default): figures side by side, each below a small drawing. `rule`: figures in a row above the marks of
   * a ruler. `line`: large figures in a row, each with its label and text on a line below it. `dial`: figures side by
   * side below a heading. Above a figure with a `share` is a half ring, filled up to the `share` or, if the `share` is
   * above 1, divided into that many parts. `quarters`: one cell per figure, each with a quarter ring that is filled up
   * to the `share` or, if the `share` is above 1, with that many rings.
   */
  variant?: 'columns' | 'rule' | 'line' | 'dial' | 'quarters';
}

/** Props of {@link Stats}. */
export type StatsProps = ContentProps<StatsContent>;

/** Default band of each variant. */
const bands = {
  columns: 'strong',
  rule: 'strong',
  line: 'highlight',
  dial: undefined,
  quarters: undefined,
} as const;

/** Bands of the cells in the variant `quarters`. They repeat after the fourth cell. */
const cells: readonly Band[] = ['tint', 'highlight', 'strong', 'page'];

/**
 * Results in figures, as a description list. If a figure is a share of a whole, its drawing is filled in proportion.
 * Default band: `strong` for `columns` and `rule`, `highlight` for `line`, otherwise `page`.
 */
export function Stats({
  label,
  items,
  caption,
  baseline,
  variant = 'columns',
  band = bands[variant],
  className,
  ...rest
}: StatsProps) {
  const Frame = variant === 'quarters' ? 'div' : Container;
  const compares = (variant === 'dial' || variant === 'quarters') && items.some(({ share = 0 }) => share > 1);
  const key = compares ? baseline : undefined;
  const style = { '--columns': evenColumns(items.length, 4) } as CSSProperties;
  return (
    <Section
      {...rest}
      label={variant === 'dial' ? undefined : label}
      band={band}
      space={variant === 'dial' ? 'story' : 'none'}
      className={clsx(classes.band, classes[variant], className)}
    >
      <Frame className={classes.frame} style={style}>
        {variant === 'dial' && <Heading className={classes.heading}>{label}</Heading>}
        <dl className={classes.stats}>
          {items.map((stat, index) => (
            <div
              key={stat.label}
              className={classes.stat}
              data-band={variant === 'quarters' ? cells[index % cells.length] : undefined}
            >
              <dt>
                {stat.label}
                {stat.text && <span className={classes.text}> {stat.text}</span>}
              </dt>
              <dd>
                {variant === 'columns' && <Glyph stat={stat} at={index} />}
                {variant === 'dial' && <Dial stat={stat} at={index} />}
                {variant === 'quarters' && <Quarter stat={stat} />}
                {stat.value}
              </dd>
            </div>
          ))}
        </dl>
      </Frame>
      {(key ?? caption) && (
        <Container className={classes.note}>
          {key && (
            <p className={classes.key} aria-hidden="true">
              {key}
            </p>
          )}
          {caption && <p className={classes.caption}>{caption}</p>}
        </Container>
      )}
    </Section>
  );
}
