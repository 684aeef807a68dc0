import type { CSSProperties } from 'react';
import { Action } from '../../../design/controls/Action/Action.tsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Price } from '../../../design/text/Price/Price.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import { tone } from '../../../design/theme/tones.ts';
import type {
  ActionContent,
  ContentProps,
  PriceContent,
  SectionContent,
} from '../../../design/shapes/shapes.ts';
import classes from './SponsorTiers.module.css';

/** A sponsorship tier. */
export interface SponsorTier extends Pick<PriceContent, 'price'> {
  /** Name of the tier. @maxLength 30 */
  title: string;
  /** What the tier includes. @maxLength 55 */
  benefits: string[];
  /** Link or button to choose the tier. */
  action?: ActionContent;
}

/** Content of {@link SponsorTiers}: a heading and the tiers with their prices and benefits. */
export interface SponsorTiersContent extends SectionContent {
  /** Section heading. @maxLength 20 */
  heading: string;
  /** Label below the name of each tier: "Sponsor tier". @maxLength 20 */
  tierLabel?: string;
  /** The tiers, in order. */
  items: SponsorTier[];
}

/** Props of {@link SponsorTiers}: its content, and attributes of the root element. */
export type SponsorTiersProps = ContentProps<SponsorTiersContent>;

/** Splits tiers into rows of at most four, as evenly as possible, shorter rows first. Returns each row's length. */
function rowSizes(count: number): number[] {
  const rows = Math.ceil(count / 4);
  return Array.from({ length: rows }, (_, row) => Math.floor((count + row) / rows));
}

/**
 * Sponsorship tiers as tiles side by side, each taller than the previous one in its row. A tile has the same color as
 * the tier's block in SponsorHero.
 */
export function SponsorTiers({ heading, tierLabel, items, ...rest }: SponsorTiersProps) {
  const places = rowSizes(items.length).flatMap((size) =>
    Array.from({ length: size }, (_, at) => ({ size, below: size - 1 - at })),
  );
  return (
    <Section {...rest}>
      <Container>
        <Heading className={classes.heading}>{heading}</Heading>
        <ul className={classes.list}>
          {items.map(({ title, price, benefits, action }, index) => (
            <li
              key={title}
              className={classes.tier}
              style={
                {
                  ...tone(index),
                  '--span': 12 / (places[index]?.size ?? 1),
                  '--below': places[index]?.below,
                } as CSSProperties
              }
            >
              <div className={classes.title}>
                <Heading depth={1} className={classes.name}>
                  {title}
                </Heading>
                {tierLabel && <p className={classes.label}>{tierLabel}</p>}
              </div>
              <Price className={classes.price} amount={price} />
              {benefits.length > 0 && (
                <ul className={classes.benefits}>
                  {benefits.map((benefit) => (
                    <li key={benefit}>{benefit}</li>
                  ))}
                </ul>
              )}
              {action && <Action action={action} className={classes.action} />}
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
