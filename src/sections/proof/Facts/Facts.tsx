import type { CSSProperties } from 'react';
import clsx from 'clsx';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { evenColumns } from '../../../design/layout/evenColumns.ts';
import { Heading } from '../../../design/text/Heading/Heading.tsx';
import { Ledger } from '../../../design/layout/Ledger/Ledger.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { ContentProps, FactContent, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './Facts.module.css';

/** A fact. */
export interface Fact extends FactContent {
  /** Label of the fact. @maxLength 45 */
  label: string;
  /** The fact, in a few words. @maxLength 40 */
  value: string;
}

/** Content of {@link Facts}: a heading and the facts with their labels. */
export interface FactsContent extends SectionContent {
  /** Section heading. @maxLength 30 */
  heading: string;
  /** The facts, in order. */
  items: Fact[];
  /**
   * Layout. `details` (default): in columns, with each fact below its label. `figures`: short facts as large as a
   * headline, in rows as wide as the page.
   */
  variant?: 'details' | 'figures';
}

/** Props of {@link Facts}: its content, and attributes of the root element. */
export type FactsProps = ContentProps<FactsContent>;

/** Default band of each variant. */
const bands = { details: 'page', figures: 'strong' } as const;

/** Facts in large type, separated by rules. Default band of `figures`: `strong`. */
export function Facts({
  heading,
  items,
  variant = 'details',
  band = bands[variant],
  className,
  ...rest
}: FactsProps) {
  const columns = {
    '--columns': evenColumns(items.length, 4),
    '--columns-between': evenColumns(items.length, 3),
  } as CSSProperties;
  return (
    <Section space="list" {...rest} band={band} className={clsx(classes[variant], className)}>
      <Container>
        <Heading className={classes.heading}>{heading}</Heading>
        <Ledger component="dl" style={columns}>
          {items.map(({ label, value }) => (
            <div key={label} className={classes.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Ledger>
      </Container>
    </Section>
  );
}
