import type { TicketsContent } from './Tickets.tsx';

const talks = ['Every talk', 'Open studios', 'Soup and bread', 'Evening on the quay'];

export const sample = {
  id: 'tickets',
  heading: 'Pick a seat',
  was: 'was',
  items: [
    {
      title: 'First Ferry',
      price: 120,
      originalPrice: 180,
      text: 'Both days, for those who book before May.',
      features: talks,
      badge: 'Save $60',
      availability: '40 left',
      action: { label: 'Take the first ferry' },
      featured: true,
    },
    {
      title: 'Regular',
      price: 180,
      text: 'Both days, every stage.',
      features: talks,
      availability: 'On sale',
      action: { label: 'Get Regular', href: '/tickets/regular' },
    },
    {
      title: 'Captain',
      price: 340,
      text: 'Both days, near the people who speak.',
      features: ['As Regular', 'Front rows', 'Dinner with speakers', 'One studio with a seat kept'],
      badge: 'Twelve seats',
      availability: 'Few left',
      action: { label: 'Get Captain' },
    },
    {
      title: 'Apprentice/Volunteer',
      price: 35.5,
      text: 'Both days, for people in training.',
      features: ['Every talk', 'Open studios', 'Soup and bread'],
      badge: 'With a card',
      availability: 'On sale',
      action: { label: 'Get Apprentice' },
    },
  ],
} satisfies TicketsContent;
