import type { ServicePairContent } from './ServicePair.tsx';

export const sample = {
  heading: 'Two Halves of a Crossing',
  lead: 'A ferry needs a crew as much as a hull. One half of the work is on shore, the other in the yard.',
  items: [
    {
      title: 'Crew and Timetable',
      drawing: { src: '/art/scenes/partner-left.svg', width: 400, height: 400 },
      features: [
        { title: 'A walk along both banks', text: 'Who crosses today, counted for a week.' },
        { title: 'One timetable', text: 'A page that every captain can explain.' },
        { title: 'Lessons by post', text: 'Ticket booth, deck, engine, bridge.' },
        { title: 'Rules of the deck', text: 'A board by the ramp, and a log of each trip.' },
      ],
    },
    {
      title: 'Hull and Engine',
      drawing: { src: '/art/scenes/partner-right.svg', width: 400, height: 400 },
      features: [
        { title: 'Drawings to scale', text: 'Made from your berth, with soundings attached.' },
        { title: 'Timber and steel', text: 'Dried, measured and marked with your name.' },
        { title: 'Ramps', text: 'To the landing stages that you already use.' },
        { title: 'Care in winter', text: 'A named shipwright, and a gauge for every tank.' },
      ],
    },
  ],
  statement: 'If it can’t cross without us on board, it isn’t finished.',
  action: { label: 'Read about the yard', href: '/yard' },
} satisfies ServicePairContent;
