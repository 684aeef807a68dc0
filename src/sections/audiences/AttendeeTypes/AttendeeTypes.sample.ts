import type { AttendeeTypesContent } from './AttendeeTypes.tsx';

/** Sample content for stories and tests. */
export const sample = {
  heading: 'Plum Count',
  lead: 'Who came to the last harvest fair, and what they found there.',
  items: [
    { value: 640, label: 'gardeners', figure: '640+' },
    { value: 410, label: 'children and their teachers', figure: '410+' },
    { value: 72, label: 'beekeepers' },
    { label: 'cider presses', figure: '18' },
  ],
  unit: 20,
  caption: 'Each dot is 20 people.',
} satisfies AttendeeTypesContent;

/** Two more items, for a total of six. */
export const further = [
  { value: 205, label: 'cooks' },
  { value: 120, label: 'cider makers', figure: '120+' },
];
