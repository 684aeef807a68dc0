import type { FigureSet } from './set.ts';

/** Figures about the company as a whole. */
export const company = {
  subject: 'All clients',
  period: '2014–2025',
  source: 'client records; value is savings and added revenue as clients reported them',
  items: {
    experience: { value: '15+ years', label: 'combined AI and tech leadership' },
    organizations: { value: '500+', label: 'organizations trained and consulted' },
    value: { value: '$100M+', label: 'in client value' },
  },
} satisfies Placeholder<'fixtures', FigureSet>;

/** Results that clients measured. */
export const results = {
  subject: 'Medians of projects in daily use for at least a year',
  period: '2022–2025',
  source: 'project reviews signed by clients',
  items: {
    time: {
      value: '40%',
      label: 'Time savings',
      text: 'On the routine work inside a process we have automated.',
    },
    cost: {
      value: '25%',
      label: 'Cost reduction',
      text: 'Off the yearly running cost of the whole department.',
    },
    insights: { value: '3–5×', label: 'Faster insights', text: 'From question to sourced answer.' },
    accuracy: {
      value: '95%',
      label: 'Accuracy rate',
      text: 'On documents, with a person checking exceptions.',
    },
    payback: { value: '6-month', label: 'ROI timeline', text: 'From kickoff to payback.' },
    protection: {
      value: '100%',
      label: 'Data protection',
      text: 'Of projects run on the client’s own cloud or servers; no data trains a model.',
    },
  },
} satisfies Placeholder<'fixtures', FigureSet>;

/** Figures about the dashboard in the second case study. */
export const dashboard = {
  subject: 'Executives who use the dashboard',
  period: '2023–2024',
  source: 'a survey before launch and a year after',
  items: { satisfaction: { value: '78%', label: 'increase in executive satisfaction' } },
} satisfies Placeholder<'fixtures', FigureSet>;

/** Names of the two case studies, on all pages. */
export const caseNames = {
  agriculture: 'Agriculture software platform re-architecture',
  pharma: 'Pharma executive analytics dashboard',
};
