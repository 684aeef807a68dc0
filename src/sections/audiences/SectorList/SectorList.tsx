import { Container } from '../../../design/layout/Container/Container.tsx';
import { Ledger } from '../../../design/layout/Ledger/Ledger.tsx';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { Sector } from '../SectorColumns/SectorColumns.tsx';
import type { ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './SectorList.module.css';

/** Content of {@link SectorList}. */
export interface SectorListContent extends SectionContent {
  /** Section heading. @maxLength 30 */
  heading: string;
  /** One or two introductory sentences. @maxLength 110 */
  lead?: string;
  /** In order. */
  items: Sector[];
}

/** Props of {@link SectorList}. */
export type SectorListProps = ContentProps<SectorListContent>;

/** The sectors a company serves, in large type, one below the other, with what matters to each. No band by default. */
export function SectorList({ heading, lead, items, ...rest }: SectorListProps) {
  return (
    <Section {...rest}>
      <Container>
        <SectionHead
          heading={heading}
          lead={lead}
          className={classes.head}
          headingClassName={classes.heading}
          leadAt="aside"
        />
        <Ledger component="dl">
          {items.map(({ title, text }) => (
            <div key={title} className={classes.sector}>
              <dt className={classes.name}>{title}</dt>
              <dd className={classes.detail}>{text}</dd>
            </div>
          ))}
        </Ledger>
      </Container>
    </Section>
  );
}
