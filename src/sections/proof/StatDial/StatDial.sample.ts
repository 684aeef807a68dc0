import type { StatDialContent } from './StatDial.tsx';

/** Sample content for stories and tests. */
export const sample = {
  label: 'The bakery in figures',
  items: [
    { value: '4.5x', label: 'faster morning orders' },
    { value: '30%', label: 'less bread thrown away', share: 0.3 },
    { value: '65%', label: 'orders by telephone', share: 0.65 },
    { value: '90%', label: 'vans on time', share: 0.9 },
  ],
} satisfies StatDialContent;
