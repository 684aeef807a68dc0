import { addresses } from './addresses.ts';

/** The four partner levels. The site's owner set the prices (in US dollars) and the numbers of passes. */
export const levels = [
  { title: 'Title', price: 50_000, passes: 20 },
  { title: 'Platinum', price: 25_000, passes: 10 },
  { title: 'Gold', price: 15_000, passes: 6 },
  { title: 'Community', price: 5_000, passes: 3 },
] as const;

/** The three sponsor tiers. The site's owner set the prices (in US dollars). */
export const sponsorTiers = [
  { title: 'Community Partner', price: 2_500 },
  { title: 'Innovation Sponsor', price: 5_000 },
  { title: 'Platinum Sponsor', price: 10_000 },
] as const;

/** The URL of a link that starts an email to the partnership team with this subject. */
export const writeAbout = (subject: string): string =>
  `mailto:${addresses.email}?subject=${encodeURIComponent(subject)}`;
