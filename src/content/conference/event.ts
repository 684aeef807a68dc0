import type { ConferenceHeroContent } from '../../sections/heroes/ConferenceHero/ConferenceHero.tsx';
import { site, type Edition } from '../site.ts';
import { addresses } from './addresses.ts';
import type { ActionContent } from '../../design/content/shapes.ts';

const { conference } = site;

/** When and where, as the conference's heroes show it. */
export const facts = [
  { text: conference.dates, date: conference.from },
  { text: conference.place },
] satisfies ConferenceHeroContent['facts'];

/** The file that puts both days into a calendar; the build writes it. */
export const calendar = { label: 'Add to calendar', href: '/midwestcon.ics' } satisfies ActionContent;

/** The code of conduct, which the conference's pages open in a new tab. */
export const conduct = {
  label: 'Read the code of conduct',
  href: '/code-of-conduct',
  newTab: true,
} satisfies ActionContent;

/** Where visitors see what happened at an edition that is over: the recap that addresses.ts names, or the program. */
export const recap = {
  label: 'See what happened',
  href: addresses.recap ?? '/midwestcon/agenda',
} satisfies ActionContent;

/** The way to the newsletter, which tells of the next edition first. */
export const nextEdition = {
  label: 'Hear about the next one',
  href: '/midwestcon#newsletter',
} satisfies ActionContent;

/**
 * A control that sells tickets. It does nothing until a checkout is set in addresses.ts, and links there from then on. Once
 * the edition is over, it is {@link recap}.
 */
export function checkout(label: string, edition: Edition = conference.edition): ActionContent {
  if (edition === 'over') return recap;
  return addresses.checkout === undefined ? { label } : { label, href: addresses.checkout };
}

/** An item's control, as {@link checkout}. */
export const store = (about: string, label = 'Buy'): ActionContent =>
  addresses.store === undefined ? { label, about } : { label, about, href: addresses.store };
