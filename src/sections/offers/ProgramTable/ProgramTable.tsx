import { Container } from '../../../design/layout/Container/Container.tsx';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { Section, useSection } from '../../../design/layout/Section/Section.tsx';
import type { ContentProps, SectionContent } from '../../../design/content/shapes.ts';
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

/** Content of {@link ProgramTable}. */
export interface ProgramTableContent extends SectionContent {
  /** Names the section and its table. @maxLength 30 */
  heading: string;
  /** One or two sentences beside the heading. @maxLength 60 */
  lead?: string;
  /** Titles of the three columns. On a phone the last two stand before each row's entries. */
  columns: { program: string; audience: string; outcome: string };
  /** In order, one row each. */
  items: Program[];
}

/** Props of {@link ProgramTable}. */
export type ProgramTableProps = ContentProps<ProgramTableContent>;

/** Programs in a table. On a phone every row is a short block; it remains a table to assistive technology. */
export function ProgramTable({ heading, lead, columns, items, ...rest }: ProgramTableProps) {
  return (
    <Section {...rest}>
      <Container>
        <SectionHead heading={heading} lead={lead} className={classes.head} leadAt="aside" />
        <Table columns={columns} items={items} />
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

function Table({ columns, items }: Pick<ProgramTableProps, 'columns' | 'items'>) {
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
        {items.map(({ title, audience, outcome }) => (
          <tr key={title} {...roles.row} className={classes.row}>
            <th role="rowheader" scope="row" className={classes.title}>
              {title}
            </th>
            <td {...roles.cell} data-column={columns.audience}>
              {audience}
            </td>
            <td {...roles.cell} data-column={columns.outcome} className={classes.outcome}>
              {outcome}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
