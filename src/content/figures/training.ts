import type { FigureSet } from './set.ts';

/** Figures about the training programs. */
export const training = {
  subject: 'Seven core programs',
  period: '2026',
  source: 'course catalog',
  items: {
    days: { value: '90 days', label: 'to become AI ready' },
    hours: { value: '40–120 hours', label: 'program length' },
    cost: { value: 'Zero cost', label: 'for Ohio employers (reimbursement)' },
    session: { value: '4 hours', label: 'each session' },
  },
} satisfies Placeholder<'fixtures', FigureSet>;
