import type { StatsContent } from './Stats.tsx';

/** Sample content for stories and tests. */
export const sample = {
  label: 'Results in figures',
  items: [
    { value: '$3.1M+', label: 'water saved', text: 'at the price of a dry summer' },
    { value: '64K+', label: 'meters read', share: 0.8 },
    { value: '90+', label: 'pump stations', share: 0.3 },
    { value: '55%', label: 'fewer call-outs', share: 0.55, text: 'at night, the median of all crews' },
  ],
  caption: 'All pumps in the valley, 2019–2025. Source: the keepers’ logs.',
} satisfies StatsContent;

export const rule = {
  label: 'The workshop in figures',
  variant: 'rule',
  items: [
    { value: '70+', label: 'instruments' },
    { value: '98%', label: 'in use', text: 'on a day in May' },
    { value: '30%', label: 'shorter fitting' },
    { value: '12/6', label: 'workshop hours' },
  ],
  caption: 'The whole workshop, 2025. Source: the inventory.',
} satisfies StatsContent;

export const line = {
  label: 'The fair in figures',
  variant: 'line',
  items: [
    { value: '850+', label: 'growers', text: 'each day' },
    { value: '60+', label: 'judges' },
    { value: '35+', label: 'market stalls' },
  ],
  caption: 'Planned for both days in May.',
} satisfies StatsContent;

export const dial = {
  label: 'The bakery in figures',
  variant: 'dial',
  items: [
    { value: '4.5×', label: 'faster morning orders', share: 4.5 },
    { value: '30%', label: 'less bread thrown away', share: 0.3, text: 'by weight, over a year' },
    { value: '65%', label: 'orders by telephone', share: 0.65 },
    { value: '90%', label: 'vans on time', share: 0.9 },
  ],
  baseline: 'The year before',
  caption: 'Both bakeries, 2024. Source: the order book.',
} satisfies StatsContent;

export const quarters = {
  label: 'The library in figures',
  variant: 'quarters',
  items: [
    { value: '88%', label: 'of readers find the shelf', share: 0.88 },
    { value: '40%', label: 'less time at the desk', share: 0.4 },
    { value: '50%', label: 'quicker replies by mail', share: 0.5 },
    { value: '2.5×', label: 'more loans each month', share: 2.5 },
  ],
  baseline: 'The year before',
  caption: 'All branches, 2025. Source: the loan desk.',
} satisfies StatsContent;

/** Two more figures, for six in all. */
export const further = [
  { value: '15%', label: 'night shifts dropped', share: 0.15 },
  { value: '1.2M', label: 'liters' },
];
