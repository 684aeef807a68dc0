import type { CSSProperties } from 'react';
import { Container } from '../../../design/layout/Container/Container.tsx';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { Section, type SectionProps } from '../../../design/layout/Section/Section.tsx';
import { Window, type WindowView } from './Window.tsx';
import classes from './Sectors.module.css';

/** A sector and what it gains, or an institution and its focus. */
export interface Sector {
  /** Name of the sector, industry or kind of institution. @maxLength 40 */
  name: string;
  /** The impact there, or what such an institution asks about first. @maxLength 70 */
  detail: string;
  /** What its window shows where the variant is `arches`. Left out, the window shows its fanlight only. */
  view?: WindowView;
}

/** What {@link Sectors} shows. */
export interface SectorsProps extends SectionProps {
  /** Names the section. @maxLength 30 */
  heading: string;
  /** One or two sentences with the heading. @maxLength 110 */
  lead?: string;
  /** The sectors, in order. */
  sectors: Sector[];
  /** Heads of the table's two columns; the other variants need none. */
  columns?: { name: string; detail: string };
  /**
   * How the sectors stand: a table beside a heading that stays in view (`table`, default), large names one under the
   * other (`names`), or arch windows side by side (`arches`).
   */
  variant?: 'table' | 'names' | 'arches';
}

/** Windows in a row at most, and at least, where there is room. */
const MOST = 6;
const LEAST = 4;

/** Whom a company works for, each with what matters there. Ground: the page's own unless told. */
export function Sectors({ heading, lead, sectors, columns, variant = 'table', ...rest }: SectorsProps) {
  return (
    <Section {...rest}>
      <Container>
        <div className={classes[variant]}>
          <SectionHead
            heading={heading}
            lead={lead}
            className={classes.head}
            headingClassName={classes.heading}
            sticky={variant === 'table'}
          />
          {variant === 'table' ? (
            <Table sectors={sectors} columns={columns} />
          ) : (
            <dl
              className={classes.list}
              style={{ '--columns': windowsInRow(sectors.length) } as CSSProperties}
            >
              {sectors.map(({ name, detail, view }) => (
                <div key={name} className={classes.sector}>
                  <dt className={classes.name}>
                    {variant === 'arches' && <Window view={view} className={classes.window} />}
                    {name}
                  </dt>
                  <dd className={classes.detail}>{detail}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </Container>
    </Section>
  );
}

/** Rows as even as they can be. */
function windowsInRow(count: number): number {
  return Math.max(LEAST, Math.ceil(count / Math.ceil(count / MOST)));
}

function Table({ sectors, columns }: Pick<SectorsProps, 'sectors' | 'columns'>) {
  return (
    <table className={classes.list}>
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
          <tr key={name} className={classes.sector}>
            <th scope="row" className={classes.name}>
              {name}
            </th>
            <td className={classes.detail}>{detail}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
