import type { CSSProperties } from 'react';
import { dome } from '../../../design/media/arc/arc.ts';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Price } from '../../../design/text/Price/Price.tsx';
import { Section, type SectionProps } from '../../../design/layout/Section/Section.tsx';
import classes from './SponsorTiers.module.css';

/** A tier of sponsorship. */
export interface SponsorTier {
  /** Name of the tier. @maxLength 30 */
  name: string;
  /** What it costs, in US dollars; opens the beam. */
  price: number;
  /** What it includes. @maxLength 55 */
  benefits: string[];
}

/** What {@link SponsorTiers} shows. */
export interface SponsorTiersProps extends SectionProps {
  /** Names the section. @maxLength 20 */
  heading: string;
  /** The tiers, in order. */
  tiers: SponsorTier[];
}

/** Rows of at most four, as even as they can be; those with fewer come first. */
function rowSizes(count: number): number[] {
  const rows = Math.ceil(count / 4);
  return Array.from({ length: rows }, (_, row) => Math.floor((count + row) / rows));
}

/** Tiers of sponsorship side by side, each with a beam of light as wide as its price: a quarter turn for the highest. */
export function SponsorTiers({ heading, tiers, ...rest }: SponsorTiersProps) {
  const highest = Math.max(...tiers.map(({ price }) => price));
  const places = rowSizes(tiers.length).flatMap((size) =>
    Array.from({ length: size }, (_, index) => ({ size, first: index === 0 })),
  );
  return (
    <Section {...rest}>
      <Container>
        <Heading className={classes.heading}>{heading}</Heading>
        <ul className={classes.list}>
          {tiers.map(({ name, price, benefits }, index) => (
            <li
              key={name}
              className={classes.tier}
              data-first={places[index]?.first || undefined}
              style={{ '--span': 12 / (places[index]?.size ?? 1) } as CSSProperties}
            >
              <Beam angle={highest > 0 ? (price / highest) * 90 : 0} />
              <div className={classes.words}>
                <Heading depth={1} className={classes.name}>
                  {name}
                </Heading>
                <Price className={classes.price} amount={price} />
                {benefits.length > 0 && (
                  <ul className={classes.benefits}>
                    {benefits.map((benefit) => (
                      <li key={benefit}>{benefit}</li>
                    ))}
                  </ul>
                )}
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

/** Center of the drawing's turns. */
const pivot = [200, 206] as const;

/** A lamp seen from above, with a scale; its arcs count the half turn as 180 degrees. */
function Beam({ angle }: { angle: number }) {
  return (
    <svg className={classes.beam} viewBox="0 0 400 210" aria-hidden="true">
      <path d={dome(120, pivot)} />
      <path
        d={dome(120, pivot)}
        pathLength="180"
        strokeDasharray={`0 ${Math.round((90 - angle / 2) * 100) / 100} ${Math.round(angle * 100) / 100} 180`}
      />
      <path d={dome(200.5, pivot)} pathLength="180" strokeWidth="3" strokeDasharray="0.29 4.21" />
      <path d={dome(202, pivot)} pathLength="180" strokeWidth="6" strokeDasharray="0.29 22.21" />
      <path d={dome(17, pivot)} strokeWidth="34" />
    </svg>
  );
}
