import clsx from 'clsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Section, type SectionProps } from '../../../design/layout/Section/Section.tsx';
import classes from './Facts.module.css';

/** A fact. */
export interface Fact {
  /** What it is about. */
  term: string;
  /** The fact itself, in a few words. */
  detail: string;
}

/** What {@link Facts} shows. */
export interface FactsProps extends SectionProps {
  /** Names the section. */
  heading: string;
  /** In order. */
  facts: Fact[];
  /**
   * How the facts stand: `details` (default) in a column beside their terms, or `figures`, short ones at the end of
   * their rows as on a bill.
   */
  variant?: 'details' | 'figures';
}

/** The ground each variant is drawn for, unless told. */
const bands = { details: 'page', figures: 'ink' } as const;

/** Facts in large type on ruled rows, with the heading at their side. */
export function Facts({
  heading,
  facts,
  variant = 'details',
  band = bands[variant],
  className,
  ...rest
}: FactsProps) {
  return (
    <Section {...rest} band={band} className={clsx(classes[variant], className)}>
      <Container className={classes.columns}>
        <Heading className={classes.heading}>{heading}</Heading>
        <dl className={classes.facts}>
          {facts.map(({ term, detail }) => (
            <div key={term} className={classes.fact}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </Section>
  );
}
