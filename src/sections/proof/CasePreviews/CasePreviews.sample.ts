import type { CasePreviewsContent, CaseSummary } from './CasePreviews.tsx';

export const ferries = {
  title: 'A ferry timetable rebuilt around the tide',
  subtitle: 'Public ferries',
  text: 'A timetable that had outgrown its spreadsheet, rebuilt as one plan for four harbors.',
  impact: { value: 'Top 3', label: 'most punctual ferry-service operator on the coast' },
  keyMetrics: ['All crews on the new plan', 'In use on four routes and two islands'],
  details: [
    {
      title: 'Overview',
      text: 'A ferry company wanted to follow its passengers to two more islands.',
    },
    { title: 'Challenge', text: 'Each harbor kept a copy of its own, so every change was made many times.' },
  ],
  drawing: { src: '/art/scenes/case-agriculture.svg', width: 620, height: 610 },
} satisfies CaseSummary;

export const berths = {
  title: 'A waiting list that harbor masters read',
  subtitle: 'Harbors',
  text: 'Skippers ask for a berth in a sentence and know the answer before they cast off.',
  impact: { value: '78%', label: 'fewer calls by radio' },
  keyMetrics: ['An answer in minutes, not days', 'Free berths at a glance'],
  details: [{ title: 'Challenge', text: 'The list was out of date by noon.' }],
  drawing: { src: '/art/scenes/case-pharma.svg', width: 600, height: 536 },
} satisfies CaseSummary;

export const sample = {
  heading: 'Two harbors, measured',
  more: 'Read how it began and what changed',
  action: { label: 'See all harbors', href: '/case-studies' },
  items: [ferries, berths],
} satisfies CasePreviewsContent;
