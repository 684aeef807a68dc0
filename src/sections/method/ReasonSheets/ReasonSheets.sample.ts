import type { ReasonSheetsContent } from './ReasonSheets.tsx';

/** Sample content for stories and tests. */
export const sample = {
  heading: 'Why we write things down',
  items: [
    { title: 'Nothing is hidden', text: 'Each decision is written where the next person will look for it.' },
    { title: 'Nobody waits', text: 'A first version runs in the second week, however small it has to be.' },
    { title: 'It ends on a date', text: 'We agree the last day before the first, and keep to it.' },
  ],
} satisfies ReasonSheetsContent;
