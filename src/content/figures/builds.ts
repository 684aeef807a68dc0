import type { FigureSet } from './set.ts';

/** Figures about custom development. */
export const builds = {
  subject: 'Custom builds',
  period: '2018–2025',
  source: 'delivery records and a survey at handover',
  items: {
    solutions: { value: '100+', label: 'solutions', text: 'in daily use' },
    satisfaction: { value: '95%', label: 'satisfaction', text: 'of clients, asked at handover' },
    delivery: { value: '50%', label: 'faster delivery', text: 'than the client had planned for' },
    support: { value: '24/7', label: 'support', text: 'until your team takes over' },
  },
} satisfies Placeholder<'fixtures', FigureSet>;
