import type { ReasonStairsContent } from './ReasonStairs.tsx';

/** Sample content for stories and tests. */
export const sample = {
  heading: 'Three steps up from guessing',
  items: [
    { title: 'Somebody counts', text: 'A clerk with a tally sheet is enough for the first month.' },
    { title: 'Somebody asks', text: 'Figures that nobody asks about stay figures.' },
    { title: 'Somebody changes', text: 'One shift tries it another way, and counts again.' },
  ],
} satisfies ReasonStairsContent;
