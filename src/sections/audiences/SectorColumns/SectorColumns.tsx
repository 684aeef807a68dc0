import type { CSSProperties } from 'react';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { evenColumns } from '../../../design/layout/evenColumns.ts';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './SectorColumns.module.css';

/** A sector and what it gains, or an institution and its focus. */
export interface Sector {
  /** Name of the sector, industry or kind of institution. @maxLength 40 */
  title: string;
  /** The benefit there, or what such an institution asks about first. @maxLength 70 */
  text: string;
}

/** Content of {@link SectorColumns}. */
export interface SectorColumnsContent extends SectionContent {
  /** Section heading. @maxLength 30 */
  heading: string;
  /** One or two introductory sentences. @maxLength 110 */
  lead?: string;
  /** In order; looks best with 3 to 6. */
  items: Sector[];
}

/** Props of {@link SectorColumns}. */
export type SectorColumnsProps = ContentProps<SectorColumnsContent>;

/** Most columns in a row, on wide screens and on medium ones. */
const MOST = 6;
const MOST_BETWEEN = 3;

/**
 * The sectors a company serves, as the columns of a courthouse, each with what matters there. On phones they stack like
 * the courses of its wall. No band by default.
 */
export function SectorColumns({ heading, lead, items, ...rest }: SectorColumnsProps) {
  const columns = {
    '--columns': evenColumns(items.length, MOST),
    '--columns-between': evenColumns(items.length, MOST_BETWEEN),
  } as CSSProperties;
  return (
    <Section {...rest}>
      <Container>
        <SectionHead heading={heading} lead={lead} leadAt="aside" className={classes.head} />
        <div className={classes.house}>
          <dl className={classes.columns} style={columns}>
            {items.map(({ title, text }) => (
              <div key={title} className={classes.column}>
                <dt className={classes.name}>{title}</dt>
                <dd className={classes.detail}>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Container>
    </Section>
  );
}
