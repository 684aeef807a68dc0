import type { StatsContent } from './Stats.tsx';

/** Sample content for stories and tests. */
export const sample = {
  label: 'Results in figures',
  items: [
    { value: '$3.1M+', label: 'water saved' },
    { value: '64K+', label: 'meters read', share: 0.8 },
    { value: '90+', label: 'pump stations', share: 0.3 },
    { value: '55%', label: 'fewer call-outs', share: 0.55 },
  ],
} satisfies StatsContent;

export const rule = {
  label: 'The workshop in figures',
  variant: 'rule',
  items: [
    { value: '70+', label: 'instruments' },
    { value: '98%', label: 'in use' },
    { value: '30%', label: 'shorter fitting' },
    { value: '12/6', label: 'workshop hours' },
  ],
} satisfies StatsContent;

export const line = {
  label: 'The fair in figures',
  variant: 'line',
  items: [
    { value: '850+', label: 'growers' },
    { value: '60+', label: 'judges' },
    { value: '35+', label: 'market stalls' },
  ],
} satisfies StatsContent;

/** Two more, to make six. */
export const further = [
  { value: '15%', label: 'night shifts dropped', share: 0.15 },
  { value: '1.2M', label: 'liters' },
];
