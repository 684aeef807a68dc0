import type { StepRingContent } from './StepRing.tsx';

/** Sample content for stories and tests. */
export const sample = {
  heading: 'A year in the orchard',
  lead: 'Each season hands over to the next one; none of them can be left out.',
  items: [
    { title: 'Prune', text: 'Before the sap is up.' },
    { title: 'Graft', text: 'Old wood, new names.' },
    { title: 'Thin', text: 'Half of the fruit, so that the rest has room.' },
    { title: 'Pick', text: 'Early in the day, into small baskets.' },
    { title: 'Press', text: 'What fell, on the evening it fell.' },
  ],
} satisfies StepRingContent;
