import type { Reason } from './Reasons.tsx';

/** Variations of a section's sample in number and length, for the stories of all sections that show reasons. */
export function amounts(items: Reason[]) {
  const many = [
    ...items,
    {
      title: 'Datenschutzgrundverordnungskonformität',
      text: 'A law with a long name is still a law, and the sentence about it may go on for a while before it comes to its end.',
    },
  ];
  return {
    one: { items: items.slice(0, 1) },
    many: {
      items: [...many, ...items.map((reason) => ({ ...reason, title: `${reason.title}, again` }))],
    },
    long: {
      heading: 'Reasons nevertheless, notwithstanding counterarguments',
      lead: 'Said with more words than anyone needs, to see whether the composition keeps its place when they are all there at once.',
      items: many,
    },
  };
}
