import type { MetricsContent } from './Metrics.tsx';

/** Sample content for stories and tests. */
export const sample = {
  heading: 'A season in figures',
  lead: 'What changed for boats, ferries and the people who wait for them.',
  caption: 'All locks, 2025. Source: the lock keepers’ books. A full turn is 100 percent, or a year.',
  items: [
    {
      value: '40%',
      title: 'Shorter waits',
      text: 'At the lock, since boats book their passage the day before.',
      dial: { kind: 'turn', share: 0.4, tone: 'warm' },
    },
    {
      value: '25%',
      title: 'Fuel saved',
      text: 'By the ferries, on the same timetable as last year.',
      dial: { kind: 'turn', share: 0.25, tone: 'hot' },
    },
    {
      value: '3–5×',
      title: 'Quicker repairs',
      text: 'From the first call to a part that fits.',
      dial: { kind: 'rings', filled: 3, of: 5, tone: 'cool' },
    },
    {
      value: '95%',
      title: 'Tide forecast',
      text: 'Of high waters within ten minutes of the prediction.',
      dial: { kind: 'turn', share: 0.95, tone: 'deep' },
    },
    {
      value: '6-month',
      title: 'Refit time',
      text: 'From the slipway back to the water, paint included.',
      dial: { kind: 'turn', share: 0.5, tone: 'pale' },
    },
    {
      value: '100%',
      title: 'Crews trained',
      text: 'Everyone on board has passed the course before the season.',
      dial: { kind: 'turn', share: 1, tone: 'ink' },
    },
  ],
} satisfies MetricsContent;
