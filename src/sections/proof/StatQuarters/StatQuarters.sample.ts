import type { StatQuartersContent } from './StatQuarters.tsx';

/** Sample content for stories and tests. */
export const sample = {
  label: 'The library in figures',
  items: [
    { value: '88%', label: 'of readers find the shelf', share: 0.88 },
    { value: '40%', label: 'less time at the desk', share: 0.4 },
    { value: '50%', label: 'quicker replies by mail', share: 0.5 },
    { value: '2.5x', label: 'more loans each month', share: 2.5 },
  ],
} satisfies StatQuartersContent;
