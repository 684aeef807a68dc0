import type { FactsContent } from './Facts.tsx';

/** Sample content for stories and tests. */
export const sample = {
  heading: 'Tools and workshop hours',
  items: [
    { label: 'Borrowing', value: 'three tools at a time' },
    { label: 'Open', value: '10 am-6 pm on Saturdays' },
    { label: 'Repairs', value: 'while you wait, most days' },
  ],
} satisfies FactsContent;

/** Short facts, for the `figures` variant. */
export const figures = {
  heading: 'Where the fees go',
  variant: 'figures',
  items: [
    { label: 'New blades and belts', value: '$310 a year' },
    { label: 'Rent', value: '$900' },
    { label: 'Evening courses', value: '14' },
  ],
} satisfies FactsContent;
