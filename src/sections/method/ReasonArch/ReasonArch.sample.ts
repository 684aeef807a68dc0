import type { ReasonArchContent } from './ReasonArch.tsx';

/** Sample content for stories and tests. */
export const sample = {
  heading: 'What holds the roof up',
  items: [
    { title: 'A plan on one page', text: 'Whoever joins in March can read it in March.' },
    { title: 'A budget with a name', text: 'One person can say yes without a meeting.' },
    { title: 'A way to stop', text: 'What does not work is switched off on a Friday.' },
  ],
} satisfies ReasonArchContent;
