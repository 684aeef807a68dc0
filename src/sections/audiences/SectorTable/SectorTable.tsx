import { Container } from '../../../design/layout/Container/Container.tsx';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { Section, type SectionProps } from '../../../design/layout/Section/Section.tsx';
import classes from './SectorTable.module.css';

/** A sector and what it gains, or an institution and its focus. */
export interface Sector {
  /** Name of the sector, industry or kind of institution. @maxLength 40 */
  name: string;
  /** The impact there, or what such an institution asks about first. @maxLength 70 */
  detail: string;
}

/** What {@link SectorTable} shows. */
export interface SectorTableProps extends SectionProps {
  /** Names the section. @maxLength 30 */
  heading: string;
  /** One or two sentences with the heading. @maxLength 110 */
  lead?: string;
  /** In order. */
  sectors: Sector[];
  /** Heads of the table's two columns. */
  columns?: { name: string; detail: string };
}

/**
 * Whom a company works for, with what matters there: a table beside a heading that stays in view. Ground: the page's own
 * unless told.
 */
export function SectorTable({ heading, lead, sectors, columns, ...rest }: SectorTableProps) {
  return (
    <Section {...rest}>
      <Container>
        <div className={classes.columns}>
          <SectionHead
            heading={heading}
            lead={lead}
            className={classes.head}
            headingClassName={classes.heading}
            sticky
          />
          <table className={classes.table}>
            {columns && (
              <thead>
                <tr>
                  <th scope="col">{columns.name}</th>
                  <th scope="col">{columns.detail}</th>
                </tr>
              </thead>
            )}
            <tbody>
              {sectors.map(({ name, detail }) => (
                <tr key={name}>
                  <th scope="row" className={classes.name}>
                    {name}
                  </th>
                  <td className={classes.detail}>{detail}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Container>
    </Section>
  );
}
