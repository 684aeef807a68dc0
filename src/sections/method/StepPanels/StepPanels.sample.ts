import type { StepPanelsContent } from './StepPanels.tsx';

/** Sample content for stories and tests. */
export const sample = {
  heading: 'How a mill learns',
  lead: 'Three seasons. Nobody skips one.',
  items: [
    {
      letter: 'A',
      title: 'Attention',
      span: 'Spring',
      text: 'Everyone watches the stones for a week and writes down what they hear.',
      details: ['A list of noises', 'One page of rules', 'A count of sacks'],
    },
    {
      letter: 'R',
      title: 'Repair',
      span: 'Summer',
      text: 'Each takes one fault home and comes back with a mend, and somebody else tries it.',
      details: ['One mend each', 'A friend at the bench', 'A shelf of spare parts'],
    },
    {
      letter: 'C',
      title: 'Calm Running',
      span: 'Autumn',
      text: 'The good mends stay, and the miller sleeps through the night.',
      details: ['A drawing of every mend', 'A night without a bell', 'A key for the night watch'],
    },
  ],
} satisfies StepPanelsContent;
