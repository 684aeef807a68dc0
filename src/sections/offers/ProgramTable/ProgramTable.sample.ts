import type { ProgramTableContent } from './ProgramTable.tsx';

/** Sample content for stories and tests. */
export const sample = {
  heading: 'Five courses at the mill',
  lead: 'Evenings, in the old granary. Bring something you are stuck on.',
  columns: { program: 'Course', audience: 'For', outcome: 'What you take home' },
  items: [
    { title: 'First Grain', audience: 'Everyone', outcome: 'Words for what the machines do' },
    { title: 'Letters and Ledgers', audience: 'The office', outcome: 'Three forms that fill themselves' },
    {
      title: 'Reading the River With Gauges and Models',
      audience: 'Lock keepers',
      outcome: 'A forecast you would bet a boat on, and a note on when not to',
    },
    { title: 'Stones and Sensors', audience: 'Millwrights', outcome: 'A drawing of one machine, reviewed' },
    { title: 'Break It First', audience: 'Night watch', outcome: 'A list of faults and their mends' },
  ],
} satisfies ProgramTableContent;
