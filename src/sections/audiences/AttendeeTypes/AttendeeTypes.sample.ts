import type { AttendeeTypesContent } from './AttendeeTypes.tsx';

/** Sample content for stories and tests. */
export const sample = {
  heading: 'Plum Count',
  lead: 'Who came to the last harvest fair, and what they found there.',
  items: [
    { value: 640, label: 'gardeners', figure: '640+' },
    { value: 410, label: 'children and their teachers', figure: '410+' },
    { value: 72, label: 'beekeepers' },
    { value: 18, label: 'cider presses' },
  ],
  caption: 'Drawn true: a full half ring is 640 people.',
} satisfies AttendeeTypesContent;

/** Two more items, for a total of six. */
export const further = [
  { value: 205, label: 'cooks' },
  { value: 120, label: 'jars of chutney', figure: '120+' },
];
