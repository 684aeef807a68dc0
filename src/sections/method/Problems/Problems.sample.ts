import type { ProblemsContent } from './Problems.tsx';

/** Sample content for stories and tests. */
export const sample = {
  heading: 'What ails the card index',
  lead: 'Nobody minds it on a quiet day. Then somebody asks a question.',
  items: [
    { title: 'In five drawers', text: 'Half of a reader’s history is upstairs.', defect: 'scattered' },
    { title: 'In two hands', text: 'One clerk writes Müller, the other Mueller.', defect: 'inconsistent' },
    { title: 'With gaps', text: 'A missing date of return looks like a missing book.', defect: 'incomplete' },
    { title: 'From last spring', text: 'It still lends out the hall that burned down.', defect: 'outdated' },
  ],
} satisfies ProblemsContent;
