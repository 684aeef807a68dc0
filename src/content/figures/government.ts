import type { FigureSet } from './set.ts';

/** Figures about work for public agencies. */
export const government = {
  subject: 'Public agencies we have worked with',
  period: '2014–2025',
  source: 'the agencies’ own annual reports',
  items: {
    impact: {
      value: '$2.5B+',
      label: 'economic impact',
      text: 'payroll and investment in the regions they serve',
    },
    workers: {
      value: '75K+',
      label: 'workers upskilled',
      text: 'in courses we taught or wrote for agencies',
    },
    agencies: { value: '120+', label: 'agencies', text: 'state, county and city, counted once' },
    efficiency: { value: '45%', label: 'efficiency gains', text: 'cases closed per staff hour, median' },
  },
} satisfies Placeholder<'fixtures', FigureSet>;

/** Figures about a regional jobs plan, which is the success story on the government page. */
export const region = {
  subject: 'Announced by employers in the region',
  period: '2021–2025',
  source: 'the partnership’s public dashboard',
  items: {
    jobs: { value: '15K+', label: 'jobs' },
    investment: { value: '$750M', label: 'investment' },
    counties: { value: '25', label: 'counties' },
  },
} satisfies Placeholder<'fixtures', FigureSet>;
