import type { SectorColumnsContent } from './SectorColumns.tsx';

/** Sample content for stories and tests. */
export const sample = {
  heading: 'Where it helps',
  lead: 'What changes on the quay is what we answer for.',
  items: [
    { title: 'Harbor towns', text: 'Shorter queues for moorings and passes' },
    { title: 'River counties', text: 'Answers at the desk on the first visit' },
    { title: 'Ferry operators', text: 'Crews and sailings matched before the week begins' },
    { title: 'Coastal colleges', text: 'Training matched to open berths' },
    { title: 'Search and rescue', text: 'Reports drafted on board, reviewed ashore' },
    { title: 'Harbor nurses and pilots', text: 'More hours spent with families' },
  ],
} satisfies SectorColumnsContent;
