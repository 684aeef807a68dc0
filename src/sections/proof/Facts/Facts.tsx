import clsx from 'clsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Ledger } from '../../../design/layout/Ledger/Ledger.tsx';
import { Section, type SectionProps } from '../../../design/layout/Section/Section.tsx';
import classes from './Facts.module.css';

/** A fact. */
export interface Fact {
  /** What it is about. @maxLength 45 */
  term: string;
  /** The fact itself, in a few words. @maxLength 40 */
  detail: string;
}

/** What {@link Facts} shows. */
export interface FactsProps extends SectionProps {
  /** Names the section. @maxLength 30 */
  heading: string;
  /** In order. */
  facts: Fact[];
  /**
   * How the facts stand: `details` (default) in columns, each under its term; or `figures`, short ones as large as a
   * headline at the start of rows as wide as the page.
   */
  variant?: 'details' | 'figures';
}

/** The ground each variant is drawn for, unless told. */
const bands = { details: 'page', figures: 'strong' } as const;

/** Facts in large type, under a rule. */
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
      <Container>
        <Heading className={classes.heading}>{heading}</Heading>
        <Ledger component="dl">
          {facts.map(({ term, detail }) => (
            <div key={term} className={classes.fact}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </Ledger>
      </Container>
    </Section>
  );
}
