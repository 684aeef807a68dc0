import type { SponsorTiersContent } from './SponsorTiers.tsx';

export const sample = {
  id: 'tiers',
  heading: 'Open the light',
  tierLabel: 'Patron’s share',
  items: [
    {
      title: 'Candle',
      price: 2000,
      benefits: ['Your name on the quay', 'A line in the program', 'A thank-you from the stage'],
      action: { label: 'Light a Candle', href: '#' },
    },
    {
      title: 'Storm Lantern',
      price: 6000,
      benefits: ['As Candle', 'A stall by the ramp', 'One studio in your name', 'Your name on the badges'],
      action: { label: 'Light a Storm Lantern', href: '#' },
    },
    {
      title: 'Lighthouse',
      price: 12_000,
      benefits: ['As Storm Lantern', 'A bench beside the bandstand', 'A prize in your name', 'Screens'],
      action: { label: 'Light a Lighthouse', href: '#' },
    },
  ],
} satisfies SponsorTiersContent;
