import { Container } from '../../../design/layout/Container/Container.tsx';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { Section, useSection, type SectionProps } from '../../../design/layout/Section/Section.tsx';
import classes from './ProgramTable.module.css';

/** One program. */
export interface Program {
  /** What it is called. @maxLength 50 */
  title: string;
  /** Whom it is made for. @maxLength 30 */
  audience: string;
  /** What they leave with. @maxLength 65 */
  outcome: string;
}

/** What {@link ProgramTable} shows. */
export interface ProgramTableProps extends SectionProps {
  /** Names the section and its table. @maxLength 30 */
  heading: string;
  /** One or two sentences beside the heading. @maxLength 60 */
  lead?: string;
  /** Titles of the three columns. On a phone the last two stand before each row's entries. */
  columns: { program: string; audience: string; outcome: string };
  /** In order, one row each. Together they are drawn as a half turn, of which every row has its share. */
  programs: Program[];
}

/** Programs in a table. On a phone every row is a short block; it remains a table to assistive technology. */
export function ProgramTable({ heading, lead, columns, programs, ...rest }: ProgramTableProps) {
  return (
    <Section {...rest}>
      <Container>
        <SectionHead heading={heading} lead={lead} className={classes.head} inLine />
        <Table columns={columns} programs={programs} />
      </Container>
    </Section>
  );
}

/** Roles that browsers drop where CSS takes the table's layout away. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
};

function Table({ columns, programs }: Pick<ProgramTableProps, 'columns' | 'programs'>) {
  const { headingId } = useSection();
  return (
    <table {...roles.table} className={classes.table} aria-labelledby={headingId}>
      <thead {...roles.group}>
        <tr {...roles.row}>
          {[columns.program, columns.audience, columns.outcome].map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group}>
        {programs.map(({ title, audience, outcome }, index) => (
          <tr key={title} {...roles.row} className={classes.row}>
            <th role="rowheader" scope="row" className={classes.title}>
              {title}
            </th>
            <td {...roles.cell} data-column={columns.audience}>
              {audience}
            </td>
            <td {...roles.cell} data-column={columns.outcome} className={classes.outcome}>
              {outcome}
              <Share index={index} count={programs.length} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A half turn for all programs, and this one's share of it. */
function Share({ index, count }: { index: number; count: number }) {
  const half = 'M16 56a36 36 0 0 1 72 0';
  return (
    <svg className={classes.share} viewBox="0 0 104 56" aria-hidden="true">
      <path d="M3 56a49 49 0 0 1 98 0" />
      <path d={half} />
      <path d={half} pathLength={count} strokeDasharray={`0 ${index} 1 ${count}`} />
      <path d="M42 56a10 10 0 0 1 20 0z" />
    </svg>
  );
}
