import type { CSSProperties } from 'react';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { formatPrice } from '../../../design/text/Price/formatPrice.ts';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './Prizes.module.css';

/** A prize. */
export interface Prize {
  /** The prize's value, in US dollars. */
  amount: number;
  /** What the prize is for: "1st place". @maxLength 35 */
  title: string;
  /** Who gets the prize, in one sentence. @maxLength 80 */
  text?: string;
}

/** Content of {@link Prizes}: a heading, a lead, and the prizes with their amounts. */
export interface PrizesContent extends SectionContent {
  /** Section heading. @maxLength 40 */
  heading: string;
  /** A sentence below the heading. @maxLength 60 */
  lead?: string;
  /** The prizes, largest first. */
  items: Prize[];
}

/** Props of {@link Prizes}. */
export type PrizesProps = ContentProps<PrizesContent>;

/** Colors of the first three half discs. All others share a paler color. */
const colors = ['var(--art-hot)', 'var(--art-sun)', 'var(--art-mid)'];

/** Minimum width of a column, as a fraction of the section's width. Leaves room for text. */
const narrowest = 0.1;

/** Maximum width of the largest half disc, as a fraction of the section's width. */
const widest = 0.4;

const round = (value: number): number => Math.round(value * 1000) / 1000;

/**
 * Arranges the prizes, for wide windows, in rows of at most six, with about the same number in each row. A column is as
 * wide as its largest half disc, but never too narrow for text. All lengths are relative to the largest diameter, so
 * that all half discs share one scale.
 */
function plan(prizes: Prize[]) {
  const most = Math.max(1, ...prizes.map(({ amount }) => amount));
  const diameters = prizes.map(({ amount }) => Math.sqrt(amount / most));
  const columns = Math.ceil(prizes.length / Math.ceil(prizes.length / 6));
  const greatest = diameters
    .slice(0, columns)
    .map((_, column) => Math.max(...diameters.filter((_, index) => index % columns === column)));
  const sum = (list: number[]): number => list.reduce((total, each) => total + each, 0);
  const whole = Math.max(sum(greatest), 1 / widest);
  const widths = greatest.map((each) => Math.max(each, whole * narrowest));
  return {
    columns: widths.map((each) => `minmax(0, ${round(each)}fr)`).join(' '),
    width: `${round(Math.min(100, (100 * sum(widths)) / whole))}%`,
    prizes: prizes.map((prize, index) => {
      const diameter = diameters[index] ?? 0;
      const tallest = diameters[index - (index % columns)] ?? 0;
      return { ...prize, diameter, tallest, share: (100 * diameter) / (widths[index % columns] ?? 1) };
    }),
  };
}

/** Prizes drawn to scale: each is a half disc whose area is in proportion to its amount. */
export function Prizes({ heading, lead, items, ...rest }: PrizesProps) {
  const { columns, width, prizes: drawn } = plan(items);
  return (
    <Section space="list" {...rest}>
      <Container className={classes.body}>
        <SectionHead heading={heading} lead={lead} className={classes.head} />
        <ol className={classes.prizes} style={{ '--columns': columns, '--width': width } as CSSProperties}>
          {drawn.map(({ amount, title, text, diameter, tallest, share }, index) => {
            const price = formatPrice(amount);
            const measures = {
              '--diameter': round(diameter),
              '--tallest': round(tallest),
              '--share': `${round(share)}%`,
              '--characters': price.length,
            };
            return (
              <li
                key={index}
                className={classes.prize}
                data-large={diameter > 0.5 || undefined}
                style={measures as CSSProperties}
              >
                <svg className={classes.disc} viewBox="0 0 2 1" aria-hidden="true">
                  <path fill={colors[index] ?? 'var(--art-soft-2)'} d="M0 1a1 1 0 0 1 2 0z" />
                </svg>
                <div className={classes.words}>
                  <Heading depth={1} size="inherit">
                    <span className={classes.amount}>{price}</span>{' '}
                    <span className={classes.title}>{title}</span>
                  </Heading>
                  {text && <p className={classes.text}>{text}</p>}
                </div>
              </li>
            );
          })}
        </ol>
      </Container>
    </Section>
  );
}
