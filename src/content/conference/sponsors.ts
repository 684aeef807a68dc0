import type { CallToActionContent } from '../../sections/contact/CallToAction/CallToAction.tsx';
import type { SponsorHeroContent } from '../../sections/heroes/SponsorHero/SponsorHero.tsx';
import type { FactsContent } from '../../sections/proof/Facts/Facts.tsx';
import type { StatsContent } from '../../sections/proof/Stats/Stats.tsx';
import type { SponsorTiersContent } from '../../sections/offers/SponsorTiers/SponsorTiers.tsx';
import * as drawings from '../generated/drawings.ts';
import { conference as figures } from '../figures/conference.ts';
import { pageMeta } from '../meta.ts';
import { site } from '../site.ts';
import { sponsorTiers, writeAbout } from './levels.ts';
import { ticketPrice } from './prices.ts';
import { sponsorOrPartner } from './sponsor-or-partner.ts';

const { conference } = site;

const meta = pageMeta('/midwestcon/sponsors', {
  title: `Sponsors | ${conference.name}`,
  description: `Three sponsorship tiers of ${conference.name} ${conference.year}, $2,500, $5,000 and $10,000: what each includes and what the money pays for.`,
});

/** An action that starts an email about a tier. */
const ask = (label: string, title: string) => ({
  label,
  href: writeAbout(`${title}, ${conference.name}`),
});

const become = { label: 'Become a Sponsor', dialog: 'sponsor' as const };

const [community, innovation, platinum] = sponsorTiers;

const tiers = {
  id: 'tiers',
  heading: 'Three tiers',
  tierLabel: 'Sponsor tier',
  items: [
    {
      ...community,
      benefits: [
        'Name and logo on the conference site',
        'Logo on the entrance wall',
        'One line in the newsletter',
      ],
      action: ask('Become a Community Partner', community.title),
    },
    {
      ...innovation,
      benefits: [
        'Everything in Community Partner',
        'Table in the exhibitor hall',
        'One workshop in your name',
        'Logo on name badges',
      ],
      action: ask('Become an Innovation Sponsor', innovation.title),
    },
    {
      ...platinum,
      benefits: [
        'Everything in Innovation Sponsor',
        'A panel seat on the main stage',
        'One hackathon category in your name',
        'Logo on stage screens',
      ],
      action: ask('Become a Platinum Sponsor', platinum.title),
    },
  ],
} satisfies SponsorTiersContent;

const hero = {
  heading: 'Sponsors',
  lead: `Put your name before ${figures.items.attendees.value} people a day who build with AI: ${conference.dates}, in ${conference.place}.`,
  items: tiers.items.map(({ title, price }) => ({ title, price })),
  action: become,
  drawing: drawings.conferenceCrowd,
} satisfies SponsorHeroContent;

/** The audience that sponsors reach. */
const reach = {
  variant: 'line',
  band: 'highlight',
  label: 'Who will be there',
  items: [figures.items.students, figures.items.professionals, figures.items.speakers],
  caption: `Totals planned for both days, ${figures.period}; ${figures.items.attendees.value} people attend each day. Source: ${figures.source}.`,
} satisfies StatsContent;

const paysFor = {
  variant: 'figures',
  id: 'pays-for',
  heading: 'What sponsors pay for',
  items: [
    { label: 'For students and non\u2011profit staff', value: `$${ticketPrice.student} seats` },
    { label: 'Hackathon prizes', value: `Over ${figures.items.prizes.value}` },
    { label: 'Hands\u2011on workshops', value: figures.items.workshops.value },
  ],
} satisfies FactsContent;

const end = {
  variant: 'row',
  band: 'page',
  heading: 'Put your name in\u00A0the room',
  lead: 'Choose a tier, or tell us what you would like to pay for.',
  actions: [
    become,
    { label: 'Write to Us About Sponsoring', href: writeAbout(`Sponsoring ${conference.name}`) },
  ],
} satisfies CallToActionContent;

/** The sponsors' page, with three tiers. */
export const sponsors = { meta, hero, reach, compare: sponsorOrPartner('sponsor'), tiers, paysFor, end };
