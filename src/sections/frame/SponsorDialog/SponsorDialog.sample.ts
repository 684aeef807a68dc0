import type { SponsorDialogContent } from './SponsorDialog.tsx';

export const sponsorDialog = {
  heading: 'Carry a stone',
  lead: 'A berth brings passes along for everyone aboard. Say which you can carry.',
  caption: 'What each level costs and holds',
  columns: { level: 'Stone', price: 'Cost', passes: 'Passes' },
  items: [
    { title: 'Keystone', price: 42_000, passes: 16 },
    { title: 'Voussoir', price: 18_000, passes: 9 },
    { title: 'Springer', price: 7500, passes: 4 },
    { title: 'Pebble', price: 950, passes: 1 },
  ],
  actions: [
    { label: 'Write to the crew', href: 'mailto:crew@quay.example?subject=A%20stone' },
    { label: 'See what comes with each', href: '/quay/levels' },
  ],
} satisfies SponsorDialogContent;
