import type { SectorListProps } from './SectorList.tsx';

/** Sample content, for stories and tests. */
export const sample = {
  heading: 'Trades we know',
  lead: 'We have stood in each of these shops for at least one winter.',
  sectors: [
    { name: 'Rope walks', detail: 'Orders sorted by the length that is on the spool' },
    { name: 'Sail lofts', detail: 'Repairs priced from one photograph' },
    { name: 'Chandlers', detail: 'Shelves that are never empty in May' },
    { name: 'Pilots', detail: 'Tide tables read aloud at the right hour' },
    { name: 'Lock keepers', detail: 'A queue that everybody can see' },
  ],
} satisfies SectorListProps;
