import type { CasePreviewsProps, CaseSummary } from './CasePreviews.tsx';

export const agriculture = {
  title: 'Agriculture software platform re-architecture',
  subtitle: 'Agricultural technology',
  overview: 'A grower-management product that had outgrown its first design, rebuilt as one platform.',
  impact: { value: 'Top 5', label: 'controlled-environment-agriculture software provider' },
  keyMetrics: ['Anchor clients on the new platform', 'Live in the US, Canada and Europe'],
  details: [
    {
      term: 'Overview',
      text: 'A software company serving indoor farms wanted to follow its clients abroad.',
    },
    { term: 'Challenge', text: 'Each client ran a separate copy, so every fix was made many times.' },
  ],
  drawing: { src: '/art/scenes/case-agriculture.svg', width: 620, height: 610 },
} satisfies CaseSummary;

export const pharma = {
  title: 'Pharma executive analytics dashboard',
  subtitle: 'Pharmaceuticals',
  overview: 'Executives ask in a sentence and read the answer before the meeting starts.',
  impact: { value: '78%', label: 'satisfaction increase' },
  keyMetrics: ['Turnaround from weeks to minutes', 'Real-time reports'],
  details: [{ term: 'Challenge', text: 'Reports were out of date on arrival.' }],
  drawing: { src: '/art/scenes/case-pharma.svg', width: 600, height: 568 },
} satisfies CaseSummary;

export const sample = {
  heading: 'Two jobs, measured',
  more: 'Read the overview, challenge and solution',
  action: { label: 'View All Case Studies', href: '/case-studies' },
  cases: [agriculture, pharma],
} satisfies CasePreviewsProps;
