import type { ReasonsContent } from './Reasons.tsx';

/** Sample content for stories and tests. */
export const sample = {
  heading: 'Three reasons to work this way',
  items: [
    { title: 'Nothing is hidden', text: 'Each decision is written where the next person will look for it.' },
    { title: 'Nobody waits', text: 'A first version runs in the second week, however small it has to be.' },
    { title: 'It ends on a date', text: 'We agree the last day before the first, and keep to it.' },
  ],
} satisfies ReasonsContent;

/** Four reasons and a lead, with long words. */
export const long = {
  heading: 'Reasons nevertheless, notwithstanding counterarguments',
  lead: 'Said with more words than anyone needs, to see whether the composition keeps its place when they are all there at once.',
  items: [
    ...sample.items,
    {
      title: 'Datenschutzgrundverordnungskonformität',
      text: 'A law with a long name is still a law, and the sentence about it may go on for a while before it comes to its end.',
    },
  ],
} satisfies ReasonsContent;

/** Seven reasons. */
export const many = {
  ...sample,
  items: [...long.items, ...sample.items.map((reason) => ({ ...reason, title: `${reason.title}, again` }))],
} satisfies ReasonsContent;
