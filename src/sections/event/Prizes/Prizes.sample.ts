import type { PrizesContent } from './Prizes.tsx';

/** Sample content for stories and tests. */
export const sample = {
  heading: 'Six prizes, by the square inch',
  lead: 'Twice the area is twice the money.',
  items: [
    { amount: 8000, title: 'Gold spanner', text: 'Works on the day, for the person it was built for.' },
    { amount: 4000, title: 'Silver spanner', text: 'Nearly there, with a plan for the rest.' },
    { amount: 2000, title: 'Bronze spanner', text: 'One thing, done better than anybody else.' },
    { amount: 800, title: 'Quietest', text: 'Asks the least of its users.' },
    { amount: 800, title: 'First-timers', text: 'Nobody on the team had built before.' },
    { amount: 800, title: 'Best repair of something old', text: 'Mended, not replaced.' },
  ],
} satisfies PrizesContent;
