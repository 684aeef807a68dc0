import type { PillarsContent } from './Pillars.tsx';

/** Sample content for stories and tests. */
export const sample = {
  heading: 'Four Piers',
  lead: 'A bridge on three piers waits for the fourth. We survey every one before a stone is ordered.',
  items: [
    {
      number: '01',
      title: 'Ground',
      subtitle: 'Below the water',
      text: 'Clay, gravel and rock. Every bridge that we were called to mend had begun to lean from below.',
      highlight: 'Dig first, whatever the drawing says.',
    },
    {
      number: '02',
      title: 'Process',
      subtitle: 'Traffic',
      text: 'Who crosses when, and where they wait. We count carts as they come, not as they were planned.',
      highlight: 'Mend the ramp before you widen the road.',
    },
    {
      number: '03',
      title: 'Safety',
      subtitle: 'Railings',
      text: 'What the keeper may close, what the town has to sign, and what is written down.',
      highlight: 'One page, or nobody reads it.',
    },
    {
      number: '04',
      title: 'Stone',
      subtitle: 'Material',
      text: 'Blocks that can be lifted, joints that can be opened, and a crane that your crew can run.',
      highlight: 'Buy what is common, cut what is not.',
    },
  ],
} satisfies PillarsContent;
