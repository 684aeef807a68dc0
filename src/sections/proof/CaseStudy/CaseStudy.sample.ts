import type { CaseStudyContent } from './CaseStudy.tsx';

const labels = {
  challenge: 'Challenge',
  solution: 'Solution',
  results: 'Results',
  impact: 'Impact',
  takeaway: 'Key takeaway',
};

/** Sample content for stories and tests. */
export const sample = {
  category: 'Municipal water',
  heading: 'Finding the burst before the street does',
  challenge: 'Crews drove to the loudest complaint first, and learned about the worst leak from the news.',
  solution:
    'We joined ten years of repairs with the pressure logs, and taught dispatchers to question the forecast.',
  results: [
    { value: '31%', label: 'fewer night repairs' },
    { value: 'Hours to minutes', label: 'from alarm to a marked map' },
    { value: 'Two districts', label: 'run on one shared plan' },
    { value: 'No new staff', label: 'needed to keep it going' },
  ],
  impact: 'Residents hear about a repair before they notice the leak, and the crew sleeps.',
  takeaway: 'Listen to the people who already know where it hurts.',
  labels,
} satisfies CaseStudyContent;

export const tallSample = {
  ...sample,
  variant: 'tall',
  drawing: { src: '/art/scenes/case-dashboard.svg', width: 600, height: 1300 },
  phoneDrawing: { src: '/art/scenes/case-dashboard-phone.svg', width: 600, height: 700 },
} satisfies CaseStudyContent;
