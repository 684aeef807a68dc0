import { Container } from '../../../design/layout/Container/Container.tsx';
import { SectionHead } from '../../../design/text/SectionHead/SectionHead.tsx';
import { Section, useSection } from '../../../design/layout/Section/Section.tsx';
import { tableRoles } from '../../../design/layout/tableRoles.ts';
import type { ContentProps, SectionContent } from '../../../design/shapes/shapes.ts';
import classes from './ProgramTable.module.css';

/** A training program. */
export interface Program {
  /** Name of the program. @maxLength 50 */
  title: string;
  /** Who the program is for. @maxLength 30 */
  audience: string;
  /** What participants leave with. @maxLength 65 */
  outcome: string;
}

/** Content of {@link ProgramTable}: a heading, a lead, and the programs in rows. */
export interface ProgramTableContent extends SectionContent {
  /** Section heading, which also names the table. @maxLength 30 */
  heading: string;
  /** One or two sentences beside the heading. @maxLength 100 */
  lead?: string;
  /** Headings of the three columns. On phones, the last two are labels in each program's block. */
  columns: { program: string; audience: string; outcome: string };
  /** The programs, in order, one per row. */
  items: Program[];
}

/** Props of {@link ProgramTable}: its content, and attributes of the root element. */
export type ProgramTableProps = ContentProps<ProgramTableContent>;

/** Training programs in a table. On phones, each row looks like a block, but screen readers still read a table. */
export function ProgramTable({ heading, lead, columns, items, ...rest }: ProgramTableProps) {
  return (
    <Section space="list" {...rest}>
      <Container>
        <SectionHead heading={heading} lead={lead} className={classes.head} />
        <Table columns={columns} items={items} />
      </Container>
    </Section>
  );
}

function Table({ columns, items }: Pick<ProgramTableProps, 'columns' | 'items'>) {
  const { headingId } = useSection();
  return (
    <table {...tableRoles.table} className={classes.table} aria-labelledby={headingId}>
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          {[columns.program, columns.audience, columns.outcome].map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.group}>
        {items.map(({ title, audience, outcome }) => (
          <tr key={title} {...tableRoles.row} className={classes.row}>
            <th role="rowheader" scope="row" className={classes.title}>
              {title}
            </th>
            <td {...tableRoles.cell} data-column={columns.audience}>
              {audience}
            </td>
            <td {...tableRoles.cell} data-column={columns.outcome} className={classes.outcome}>
              {outcome}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
