import type { ConferenceHeroContent } from '../../sections/heroes/ConferenceHero/ConferenceHero.tsx';
import { site, type Edition } from '../site.ts';
import { addresses } from './addresses.ts';
import type { ActionContent } from '../../design/shapes/shapes.ts';

const { conference } = site;

/** Date and place of the conference, for its pages' heroes. */
export const facts = [
  { text: conference.dates, date: conference.from },
  { text: conference.place },
] satisfies ConferenceHeroContent['facts'];

/** Link to a calendar file with both days of the conference. The build writes the file. */
export const calendar = { label: 'Add to calendar', href: '/midwestcon.ics' } satisfies ActionContent;

/** Link to the code of conduct, which opens in a new tab. */
export const conduct = {
  label: 'Read the code of conduct',
  href: '/code-of-conduct',
  newTab: true,
} satisfies ActionContent;

/** Link to what happened at the conference: the recap in addresses.ts or, without one, the program. */
export const recap = {
  label: 'See what happened',
  href: addresses.recap ?? '/midwestcon/agenda',
} satisfies ActionContent;

/** Link to the newsletter, whose readers are the first to hear about the next conference. */
export const nextEdition = {
  label: 'Hear about the next one',
  href: '/midwestcon#newsletter',
} satisfies ActionContent;

/**
 * The button for buying tickets. It does nothing while addresses.ts has no checkout URL. Once the conference is over,
 * this is {@link recap} instead.
 */
export function checkout(label: string, edition: Edition = conference.edition): ActionContent {
  if (edition === 'over') return recap;
  return addresses.checkout === undefined ? { label } : { label, href: addresses.checkout };
}

/** Link to the ticket prices or, once the conference is over, {@link recap}. */
export const ticketsLink =
  conference.edition === 'over'
    ? recap
    : ({ label: 'Get Tickets', href: '/midwestcon/tickets' } satisfies ActionContent);

/** A button for buying a product. It links to the store in addresses.ts or, without one, does nothing. */
export const store = (about: string, label = 'Buy'): ActionContent =>
  addresses.store === undefined ? { label, about } : { label, about, href: addresses.store };
