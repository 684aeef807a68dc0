import type { CallToActionContent } from '../../sections/contact/CallToAction/CallToAction.tsx';
import type { ConferenceHeroContent } from '../../sections/heroes/ConferenceHero/ConferenceHero.tsx';
import type { PurchaseTermsContent } from '../../sections/offers/PurchaseTerms/PurchaseTerms.tsx';
import type { TicketsContent } from '../../sections/offers/Tickets/Tickets.tsx';
import * as drawings from '../generated/drawings.ts';
import { pageMeta } from '../meta.ts';
import { site, type Edition } from '../site.ts';
import { dayAndMonth, dayAndYear, refundDays, refundWindow } from './dates.ts';
import { calendar, checkout, facts, nextEdition, recap } from './event.ts';
import { ticketPrice as price } from './prices.ts';

const { conference } = site;

const meta = pageMeta('/midwestcon/tickets', {
  title: `Tickets | ${conference.name}`,
  description: `Early Bird, General, VIP and Student/Non-Profit tickets to ${conference.name}, ${conference.dates} in Cincinnati, with the group discount and the refund rules.`,
});

const program = ['All talks and panels', 'Open workshops and the hackathon', 'Lunch and coffee'];

const tickets = {
  id: 'prices',
  heading: 'Four ticket types',
  was: 'was',
  items: [
    {
      title: 'Early Bird',
      price: price.earlyBird,
      originalPrice: price.general,
      text: 'The General ticket at its lowest price.',
      features: [...program, 'Riverfront social'],
      badge: `Save $${price.general - price.earlyBird}`,
      availability: '50 left',
      action: checkout('Get Early Bird'),
      featured: true,
    },
    {
      title: 'General',
      price: price.general,
      text: 'Both days and the full program.',
      features: [...program, 'Riverfront social'],
      availability: 'Available',
      action: checkout('Get General'),
    },
    {
      title: 'VIP',
      price: price.vip,
      text: 'Both days, closer to the people on stage.',
      features: [
        'Everything in General',
        'Front-row seats',
        'Speaker dinner',
        'A reserved seat in one workshop',
      ],
      badge: 'Front row',
      availability: 'Limited',
      action: checkout('Get VIP'),
    },
    {
      title: 'Student/Non-Profit',
      price: price.student,
      text: 'Both days for students and non\u2011profit staff.',
      features: program,
      badge: 'ID required',
      availability: 'Available',
      action: checkout('Get Student/Non-Profit'),
    },
  ],
} satisfies TicketsContent;

const heroFor = (edition: Edition) =>
  ({
    variant: 'floor',
    band: 'highlight',
    heading: 'Tickets',
    lead:
      edition === 'over'
        ? `${conference.name} ${conference.year} is over.\nReaders of the newsletter hear first\nwhen tickets to the next one are sold.`
        : 'Both days of the AI conference: every talk and panel, lunch included.',
    ...(edition === 'coming' && {
      facts,
      prices: tickets.items.map(({ title, price }) => ({ title, price })),
      actions: [{ label: 'Choose a ticket', href: '#prices' }],
    }),
    drawing: drawings.conferenceTickets,
  }) satisfies ConferenceHeroContent;

const terms = {
  band: 'subtle',
  id: 'terms',
  heading: 'Before you buy',
  refund: {
    title: `Refunds in full until ${refundDays} days before the event`,
    text: `That is until ${dayAndYear(refundWindow.fullUntil)}. After that, tickets are non\u2011refundable but transferable.`,
    window: refundWindow,
    labels: { full: 'Full refund', transfer: 'Transfer only', event: 'The event' },
    dates: {
      from: 'From purchase',
      fullUntil: dayAndMonth(refundWindow.fullUntil, 'short'),
      event: dayAndMonth(conference.from, 'short'),
    },
    label: `Calendar drawn as a half turn: full refunds from purchase until ${dayAndMonth(refundWindow.fullUntil)}, transfers only until the event on ${dayAndMonth(conference.from)}`,
  },
  items: [
    {
      figure: '20%',
      title: 'Group discount for 5+ tickets',
      text: `Five General tickets: $${5 * price.general * 0.8} instead of $${5 * price.general}.`,
    },
    {
      drawing: 'pass',
      title: 'Bring a valid ID',
      text: 'Student and non\u2011profit tickets require a valid ID at check\u2011in.',
    },
  ],
} satisfies PurchaseTermsContent;

/** The tickets after the conference: not for sale, with a link to news about the next conference. */
const ticketsOver = {
  ...tickets,
  items: tickets.items.map((ticket) => ({ ...ticket, availability: 'Sales are over', action: nextEdition })),
} satisfies TicketsContent;

const endFor = (edition: Edition) =>
  ({
    variant: 'row',
    band: 'highlight',
    ...(edition === 'over'
      ? {
          heading: `${conference.name} ${conference.year} is over`,
          lead: 'Readers of the newsletter hear first when the next one is.',
          actions: [recap, nextEdition],
        }
      : {
          heading: 'See you in\u00A0September',
          lead: `${conference.dates} in ${conference.place}. Every ticket covers both days.`,
          actions: [{ label: 'Choose a ticket', href: '#prices' }, calendar],
        }),
  }) satisfies CallToActionContent;

/** Content of the tickets page, before or after the conference. */
export const ticketsPageFor = (edition: Edition) => ({
  meta,
  hero: heroFor(edition),
  tickets: edition === 'over' ? ticketsOver : tickets,
  terms,
  end: endFor(edition),
});

/** The tickets page. */
export const ticketsPage = ticketsPageFor(conference.edition);
