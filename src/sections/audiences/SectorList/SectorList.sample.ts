import type { SectorListContent } from './SectorList.tsx';

/** Sample content for stories and tests. */
export const sample = {
  heading: 'Trades we know',
  lead: 'We have stood in each of these shops for at least one winter.',
  items: [
    { title: 'Rope walks', text: 'Orders sorted by the length that is on the spool' },
    { title: 'Sail lofts', text: 'Repairs priced from one photograph' },
    { title: 'Chandlers', text: 'Shelves that are never empty in May' },
    { title: 'Pilots', text: 'Tide tables read aloud at the right hour' },
    { title: 'Lock keepers', text: 'A queue that everybody can see' },
  ],
} satisfies SectorListContent;
