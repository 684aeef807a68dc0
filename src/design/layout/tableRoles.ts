/**
 * Explicit ARIA roles for a table that becomes a list of blocks on phones. They are needed because browsers drop a
 * table's own roles if CSS removes the table layout.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
};
