import type { SectorsContent } from './Sectors.tsx';

/** Sample content for stories and tests. */
export const sample = {
  heading: 'Trades we know',
  lead: 'We have stood in each of these shops for at least one winter.',
  items: [
    { title: 'Rope walks', text: 'Orders sorted by the length that is on the spool', view: 'disc' },
    { title: 'Museums', text: 'Varnish that nobody has to touch', view: 'temple' },
    { title: 'Chandlers', text: 'Shelves that are never empty in May', view: 'tower' },
    { title: 'Boatyards', text: 'Quotes out before the tide turns', view: 'hammer' },
    { title: 'Lock keepers', text: 'A queue that everybody can see', view: 'house' },
    { title: 'Rescue crews', text: 'Reports drafted on board, reviewed ashore', view: 'people' },
  ],
} satisfies SectorsContent;
