import type { TicketsProps } from './Tickets.tsx';

const talks = ['Every talk', 'Open studios', 'Soup and bread', 'Evening on the quay'];

export const sample = {
  id: 'tickets',
  heading: 'Pick a seat',
  was: 'was',
  tickets: [
    {
      name: 'First Ferry',
      price: 120,
      originalPrice: 180,
      description: 'Both days, for those who book before May.',
      features: talks,
      badge: 'Save $60',
      availability: '40 left',
      cta: { label: 'Take the first ferry' },
      featured: true,
    },
    {
      name: 'Regular',
      price: 180,
      description: 'Both days, every stage.',
      features: talks,
      availability: 'On sale',
      cta: { label: 'Get Regular', href: '/tickets/regular' },
    },
    {
      name: 'Captain',
      price: 340,
      description: 'Both days, near the people who speak.',
      features: ['As Regular', 'Front rows', 'Dinner with speakers', 'One studio with a seat kept'],
      badge: 'Twelve seats',
      availability: 'Few left',
      cta: { label: 'Get Captain' },
    },
    {
      name: 'Apprentice/Volunteer',
      price: 35.5,
      description: 'Both days, for people in training.',
      features: ['Every talk', 'Open studios', 'Soup and bread'],
      badge: 'With a card',
      availability: 'On sale',
      cta: { label: 'Get Apprentice' },
    },
  ],
} satisfies TicketsProps;
