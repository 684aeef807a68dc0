import { addresses } from './addresses.ts';

/** The four partner levels with price in US dollars and passes (as the owner specified). */
export const levels = [
  { title: 'Title', price: 50_000, passes: 20 },
  { title: 'Platinum', price: 25_000, passes: 10 },
  { title: 'Gold', price: 15_000, passes: 6 },
  { title: 'Community', price: 5_000, passes: 3 },
] as const;

/** The target of a link that starts an email with this subject to the partnership team. */
export const writeAbout = (subject: string): string =>
  `mailto:${addresses.email}?subject=${encodeURIComponent(subject)}`;
