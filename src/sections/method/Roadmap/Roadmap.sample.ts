import type { RoadmapProps } from './Roadmap.tsx';

/** Sample content, for stories and tests. */
export const sample = {
  heading: 'From deckhand to skipper',
  lead: 'Four phases in six stages. Step aboard wherever you are today.',
  phases: [
    { title: 'Float', stages: [{ title: 'Knots and Manners', description: 'What holds, and what doesn’t' }] },
    {
      title: 'Steer',
      stages: [
        { title: 'Harbor Maneuvers by Day', description: 'Berth, turn and wait' },
        { title: 'Radio/Lights Watchkeeper Workshop', description: 'The signals on your mast, fully used' },
      ],
    },
    {
      title: 'Plan',
      stages: [
        { title: 'Passage Planning by Chart', description: 'Plan one passage from end to end' },
        { title: 'Tide Tables', description: 'Figures you can question' },
      ],
    },
    { title: 'Rescue', stages: [{ title: 'Storm Practice', description: 'Capsize it before the sea does' }] },
  ],
  facts: [
    { label: 'Each lesson', value: '4 hours' },
    { label: 'Format', value: 'On board or ashore' },
  ],
  action: { label: 'Reserve a Place', dialog: 'booking', href: '/contact' },
  note: {
    mark: '*',
    spoken: 'Grant eligible',
    text: 'Grant eligible: the harbor pays half of the fee.',
  },
} satisfies RoadmapProps;
