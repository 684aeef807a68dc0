import type { SectorColumnsProps } from './SectorColumns.tsx';

/** Sample content, for stories and tests. */
export const sample = {
  heading: 'Where it helps',
  lead: 'What changes on the quay is what we answer for.',
  sectors: [
    { name: 'Harbor towns', detail: 'Shorter queues for moorings and passes' },
    { name: 'River counties', detail: 'Answers at the desk on the first visit' },
    { name: 'Ferry operators', detail: 'Crews and sailings matched before the week begins' },
    { name: 'Coastal colleges', detail: 'Training matched to open berths' },
    { name: 'Search and rescue', detail: 'Reports drafted on board, reviewed ashore' },
    { name: 'Harbor nurses and pilots', detail: 'More hours spent with families' },
  ],
} satisfies SectorColumnsProps;
