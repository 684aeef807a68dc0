import type { TextPageContent } from './TextPage.tsx';

/** Sample content for stories and tests. */
export const sample = {
  heading: 'Orchard Rules',
  updated: '2026-01-18',
  updatedLabel: 'Last changed',
  contentsLabel: 'On this page',
  items: [
    {
      id: 'gates',
      title: 'Gates',
      body: [
        'Close every gate behind you, also when it was open. The sheep on the east slope belong to somebody else, and they know the way to the lettuce.',
        [
          'A gate that sticks is reported to ',
          { label: 'gates@orchard.example', href: 'mailto:gates@orchard.example' },
          ' with its number.',
        ],
      ],
      items: [
        'North gate: closed at dusk',
        ['River gate: see ', { label: 'Ladders', href: '#ladders' }],
        'East gate: never open',
      ],
    },
    {
      id: 'ladders',
      title: 'Ladders',
      body: ['Two people to a ladder: one climbs, one holds. Whoever holds does not pick.'],
    },
    {
      id: 'fruit',
      title: 'Fallen fruit',
      body: [
        [
          'What lies on the ground is for the press. ',
          { label: 'The almanac', href: 'https://almanac.example/' },
          ' says when it is collected.',
        ],
      ],
    },
  ],
  drawing: { src: '/art/scenes/legal-arcs.svg', width: 420, height: 300 },
} satisfies TextPageContent;
