import type { FactsProps } from './Facts.tsx';

/** Sample content, for stories and tests. */
export const sample = {
  heading: 'Tools and workshop hours',
  facts: [
    { term: 'Borrowing', detail: 'three tools at a time' },
    { term: 'Open', detail: '10 am-6 pm on Saturdays' },
    { term: 'Repairs', detail: 'while you wait, most days' },
  ],
} satisfies FactsProps;

/** Short facts, for the variant that sets them at the end. */
export const figures = {
  heading: 'Where the fees go',
  variant: 'figures',
  facts: [
    { term: 'New blades and belts', detail: '$310 a year' },
    { term: 'Rent', detail: '$900' },
    { term: 'Evening courses', detail: '14' },
  ],
} satisfies FactsProps;
