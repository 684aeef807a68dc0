import type { RoadmapContent } from './Roadmap.tsx';

/** Sample content for stories and tests. */
export const sample = {
  heading: 'From deckhand to skipper',
  lead: 'Four phases in six stages. Step aboard wherever you are today.',
  items: [
    { title: 'Float', stages: [{ title: 'Knots and Manners', text: 'What holds, and what doesn’t' }] },
    {
      title: 'Steer',
      stages: [
        { title: 'Harbor Maneuvers by Day', text: 'Berth, turn and wait' },
        { title: 'Radio/Lights Watchkeeper Workshop', text: 'The signals on your mast, fully used' },
      ],
    },
    {
      title: 'Plan',
      stages: [
        { title: 'Passage Planning by Chart', text: 'Plan one passage from end to end' },
        { title: 'Tide Tables', text: 'Figures you can question' },
      ],
    },
    { title: 'Rescue', stages: [{ title: 'Storm Practice', text: 'Capsize it before the sea does' }] },
  ],
  facts: [
    { label: 'Each lesson', value: '4 hours' },
    { label: 'Format', value: 'On board or ashore' },
  ],
  action: { label: 'Reserve a Place', dialog: 'booking', href: '/contact' },
  note: {
    mark: '*',
    label: 'Grant eligible',
    text: 'Grant eligible: the harbor pays half of the fee.',
  },
} satisfies RoadmapContent;
