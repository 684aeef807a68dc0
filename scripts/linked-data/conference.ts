import type { Event, Offer } from 'schema-dts';
import { addresses } from '../../src/content/conference/addresses.ts';
import { conferenceHome } from '../../src/content/conference/home.ts';
import { ticketsPage } from '../../src/content/conference/tickets.ts';
import { site } from '../../src/content/site.ts';
import { organization } from './company.ts';
import { asEntry, id, type Entry } from './entries.ts';

const { conference } = site;

/** The conference. Leaves out performers, because they are unknown before the program is published. */
const event = {
  '@type': 'Event',
  '@id': id('/midwestcon', 'event'),
  name: `${conference.name} ${conference.year}`,
  description: conference.theme,
  url: conferenceHome.meta.canonical,
  image: conferenceHome.meta.image,
  startDate: conference.from,
  endDate: conference.to,
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  location: {
    '@type': 'Place',
    name: conference.place,
    address: {
      '@type': 'PostalAddress',
      addressLocality: conference.address.city,
      addressRegion: conference.address.region,
      addressCountry: conference.address.country,
    },
  },
  organizer: { '@type': 'Organization', '@id': organization['@id'], name: site.name, url: organization.url },
} satisfies Event;

/**
 * The conference's tickets. Every ticket on the page counts as available until this year's conference is over, because
 * sold-out tickets are removed from the page.
 */
const offers = ticketsPage.tickets.items.map(
  ({ title, price, text }) =>
    ({
      '@type': 'Offer',
      name: title,
      description: text,
      price,
      priceCurrency: 'USD',
      availability: `https://schema.org/${conference.edition === 'over' ? 'SoldOut' : 'InStock'}`,
      url: addresses.checkout ?? ticketsPage.meta.canonical,
    }) satisfies Offer,
);

/**
 * The linked data of the conference's pages, keyed by path. Only the data of the tickets page contains prices, because
 * only that page shows them.
 */
export const conferenceEntries: Readonly<Record<string, Entry[]>> = {
  '/midwestcon': [asEntry(event)],
  '/midwestcon/tickets': [asEntry({ ...event, offers } satisfies Event)],
};
