import type { FigureSet } from './set.ts';

/** Figures about work for companies. */
export const business = {
  subject: 'Client companies, for the process or product we worked on',
  period: '2022–2025',
  source: 'their accounts and staff surveys',
  items: {
    market: { value: '3.5×', label: 'faster time to market', text: 'than the release before' },
    cost: { value: '40%', label: 'cost reduction', text: 'per order, in the process automated' },
    revenue: { value: '60%', label: 'revenue growth', text: 'of the product, over two years' },
    productivity: {
      value: '85%',
      label: 'of teams report higher productivity',
      text: 'in a survey after six months',
    },
  },
} satisfies Placeholder<'fixtures', FigureSet>;
