import type { SectorWindowsContent } from './SectorWindows.tsx';

/** Sample content for stories and tests. */
export const sample = {
  heading: 'Whose boats we keep',
  lead: 'Each of them asks something else first.',
  items: [
    { title: 'Rowing clubs', text: 'Who has the key to the shed?', view: 'disc' },
    { title: 'Museums', text: 'May the varnish be touched?', view: 'temple' },
    { title: 'Two-boat families', text: 'Which one first?', view: 'tower' },
    { title: 'Sailing schools', text: 'How many fit for the exam?', view: 'hammer' },
    { title: 'Book barges', text: 'Does the paper stay dry?', view: 'house' },
    { title: 'Rescue crews', text: 'How soon is it back in the water?', view: 'people' },
  ],
} satisfies SectorWindowsContent;
