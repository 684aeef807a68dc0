import type { TextPageProps } from './TextPage.tsx';

/** Sample content, for stories and tests. */
export const sample = {
  heading: 'Orchard Rules',
  updated: '2026-01-18',
  updatedLabel: 'Last changed',
  notice: 'An example. The keeper of the orchard has not agreed to it.',
  contentsLabel: 'On this page',
  parts: [
    {
      id: 'gates',
      heading: 'Gates',
      paragraphs: [
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
      heading: 'Ladders',
      paragraphs: ['Two people to a ladder: one climbs, one holds. Whoever holds does not pick.'],
    },
    {
      id: 'fruit',
      heading: 'Fallen fruit',
      paragraphs: [
        [
          'What lies on the ground is for the press. ',
          { label: 'The almanac', href: 'https://almanac.example/' },
          ' says when it is collected.',
        ],
      ],
    },
  ],
  drawing: { src: '/art/scenes/legal-arcs.svg', width: 420, height: 300 },
} satisfies TextPageProps;
