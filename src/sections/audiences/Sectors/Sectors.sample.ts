import type { Sector, SectorsProps } from './Sectors.tsx';

/** Sample content, for stories and tests. */
export const sectors = [
  { name: 'Harbor towns', detail: 'Shorter queues for moorings and passes', view: 'disc' },
  { name: 'River counties', detail: 'Answers at the desk on the first visit', view: 'temple' },
  { name: 'Ferry operators', detail: 'Crews and sailings matched before the week begins', view: 'halves' },
  { name: 'Coastal colleges', detail: 'Training matched to open berths', view: 'rings' },
  { name: 'Search and rescue', detail: 'Reports drafted on board, reviewed ashore', view: 'book' },
  { name: 'Harbor nurses and pilots', detail: 'More hours spent with families', view: 'people' },
] satisfies Sector[];

/** Two more, to make eight. */
export const moreSectors = [
  { name: 'Boatyards', detail: 'Quotes out before the tide turns', view: 'disc' },
  { name: 'Fish markets', detail: 'Prices explained, lot by lot', view: 'temple' },
] satisfies Sector[];

export const sample = {
  heading: 'Where it helps',
  lead: 'What changes on the quay is the column to read first: it is what we answer for.',
  sectors,
  columns: { name: 'Sector', detail: 'Impact' },
} satisfies SectorsProps;
