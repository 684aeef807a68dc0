import type { SolutionsContent } from './Solutions.tsx';

export const sample = {
  id: 'solutions',
  heading: 'Six ways along the river',
  lead: 'Most visitors try one, come back for a second, and then bring a friend along.',
  items: [
    {
      title: 'Locks and Weirs',
      text: 'How boats climb hills, shown by the keepers who open the gates every morning.',
      link: { label: 'See the locks', href: '/locks' },
      drawing: { src: '/art/scenes/solution-government.svg', width: 672, height: 640 },
      stance: 'window',
      ground: 'brand',
    },
    {
      title: 'School Trips',
      text: 'Teachers first, classes next, with a map that families can keep.',
      link: { label: 'Plan a trip', href: '/schools' },
      drawing: { src: '/art/scenes/solution-education.svg', width: 100, height: 100 },
    },
    {
      title: 'Freight by Barge',
      text: 'One barge takes forty trucks off the road, at the price of a letter.',
      link: { label: 'Ask for a barge', href: '/freight' },
      drawing: { src: '/art/scenes/solution-business.svg', width: 118, height: 58 },
      ground: 'highlight',
    },
    {
      title: 'Boat License',
      text: 'Two weekends on the water. The harbor pays the fee for everyone who works there.',
      link: { label: 'See the dates', href: '/license' },
      drawing: { src: '/art/scenes/solution-training.svg', width: 300, height: 300 },
      ground: 'tint',
    },
    {
      title: 'Boats to Order',
      text: 'Ferries, workboats and floating stages, built on your plans in our own yard.',
      link: { label: 'Visit the yard', href: '/yard' },
      drawing: { src: '/art/scenes/solution-custom.svg', width: 368, height: 328 },
      stance: 'float',
      ground: 'tile',
    },
    {
      title: 'Clean Water',
      text: 'Fish can’t live in silt. We measure the river first, and dredge where it helps.',
      link: { label: 'Read the readings', href: '/water' },
      drawing: { src: '/art/scenes/solution-data.svg', width: 338, height: 186 },
      stance: 'horizon',
    },
  ],
} satisfies SolutionsContent;
