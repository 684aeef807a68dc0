import { Container } from '../../../design/layout/Container/Container.tsx';
import { Ledger } from '../../../design/layout/Ledger/Ledger.tsx';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { Section } from '../../../design/layout/Section/Section.tsx';
import type { Sector } from '../SectorColumns/SectorColumns.tsx';
import type { ContentProps, SectionContent } from '../../../design/content/shapes.ts';
import classes from './SectorList.module.css';

/** What {@link SectorList} shows. */
export interface SectorListContent extends SectionContent {
  /** Names the section. @maxLength 30 */
  heading: string;
  /** One or two sentences with the heading. @maxLength 110 */
  lead?: string;
  /** In order. */
  items: Sector[];
}

/** Props of {@link SectorList}. */
export type SectorListProps = ContentProps<SectorListContent>;

/** Whom a company works for: large names, one under the other, with what matters there. Ground: the page's own unless told. */
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
