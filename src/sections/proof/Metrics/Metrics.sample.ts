import type { MetricsProps } from './Metrics.tsx';

/** Sample content, for stories and tests. */
export const sample = {
  heading: 'Real Results',
  lead: 'Drawn to scale: each dial sweeps the share it names. One full turn is 100 percent, or twelve months.',
  listLabel: 'Results',
  metrics: [
    {
      value: '40%',
      title: 'Time savings',
      description: 'On the routine work inside a process we have automated.',
      dial: { kind: 'turn', share: 0.4, tone: 'gold' },
    },
    {
      value: '25%',
      title: 'Cost reduction',
      description: 'A quarter turn of the budget, returned to the service.',
      dial: { kind: 'turn', share: 0.25, tone: 'red' },
    },
    {
      value: '3-5x',
      title: 'Faster insights',
      description: 'From question to sourced answer.',
      dial: { kind: 'rings', filled: 3, of: 5, tone: 'river' },
    },
    {
      value: '95%',
      title: 'Accuracy rate',
      description: 'On reviewed extraction, with a person on the exceptions.',
      dial: { kind: 'turn', share: 0.95, tone: 'deep' },
    },
    {
      value: '6-month',
      title: 'ROI timeline',
      description: 'Half a turn of the year from kick-off to payback.',
      dial: { kind: 'turn', share: 0.5, tone: 'sky' },
    },
    {
      value: '100%',
      title: 'Data protection',
      description: 'Your tenant, your keys, nothing used for training.',
      dial: { kind: 'turn', share: 1, tone: 'ink' },
    },
  ],
} satisfies MetricsProps;
