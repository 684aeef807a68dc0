import type { SectorWindowsProps } from './SectorWindows.tsx';

/** Sample content, for stories and tests. */
export const sample = {
  heading: 'Whose boats we keep',
  lead: 'Each of them asks something else first.',
  sectors: [
    { name: 'Rowing clubs', detail: 'Who has the key to the shed?', view: 'disc' },
    { name: 'Museums', detail: 'May the varnish be touched?', view: 'temple' },
    { name: 'Two-boat families', detail: 'Which one first?', view: 'tower' },
    { name: 'Sailing schools', detail: 'How many fit for the exam?', view: 'hammer' },
    { name: 'Book barges', detail: 'Does the paper stay dry?', view: 'house' },
    { name: 'Rescue crews', detail: 'How soon is it back in the water?', view: 'people' },
  ],
} satisfies SectorWindowsProps;
